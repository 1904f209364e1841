import { fillIn } from '../../rules/fill-in.ts';
import { noFigure } from '../kit/numbers.ts';
import type { Block, Facts, Paper } from '../kit/pdf/paper.ts';
import { shownMonths } from './roi.ts';
import {
  balanceAfter,
  formulaLines,
  type LabelledText,
  plotLabel,
  resultRows,
  savedInYear,
  wholeMoney,
} from './roi-texts.ts';
import type { RoiView } from './view.ts';

export interface RoiPaperInput {
  readonly view: RoiView;
  readonly htmlLang: string;
  /** The numbers that the visitor typed, with the labels of their fields. */
  readonly inputs: readonly LabelledText[];
  readonly note: string;
}

/** The calculation for a PDF: the visitor's numbers, the result, the costs in the course of a year, and the formulas. */
export function roiPaper({ view, htmlLang, inputs, note }: RoiPaperInput): Paper {
  const { labels } = view;
  const { label, text } = savedInYear(view);
  return {
    title: labels.paper_heading,
    htmlLang,
    pageText: labels.page_text,
    attachments: [],
    blocks: [
      { type: 'title', text: labels.paper_heading },
      { type: 'columns', columns: inputs.map((input) => [labelled([input])]) },
      { type: 'sums', sums: resultRows(view).map(sumOf), due: { label, value: text } },
      { type: 'heading', text: labels.plot_heading },
      plotTable(view),
      { type: 'heading', text: labels.formula_heading },
      labelled(formulaLines(view)),
      ...(note ? [{ type: 'foot', blocks: [{ type: 'text', text: note, tone: 'muted' }] } as const] : []),
    ],
  };
}

function sumOf({ label, text }: LabelledText) {
  return { label, value: text };
}

function labelled(texts: readonly LabelledText[]): Facts {
  const facts = texts.map(({ label, text }) => ({ label, value: text, tone: 'plain' as const }));
  return { type: 'facts', labels: 'above', facts };
}

function plotTable(view: RoiView): Block {
  const { labels, format } = view;
  const row = (months: number) => {
    const balance = balanceAfter(months, view);
    const money = (amount: number | undefined) => (amount === undefined ? noFigure : wholeMoney(amount, view));
    const time = fillIn(labels.plot_months_text, { months: format.quantity(months) });
    return [time, money(balance?.today), money(balance?.withHelios), money(balance && Math.abs(balance.saved))];
  };
  return {
    type: 'table',
    columns: [
      { label: labels.plot_time_label, has: 'texts' },
      { label: labels.plot_today_label, has: 'figures' },
      { label: labels.plot_after_label, has: 'figures' },
      { label: plotLabel(view), has: 'figures' },
    ],
    rows: shownMonths.map(row),
  };
}
