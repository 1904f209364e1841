import { areValid, figureOf, noFigure } from '../kit/numbers.ts';
import type { Block, Facts, Paper } from '../kit/pdf/paper.ts';
import { journeyAmount, stayAmount } from './expense-report.ts';
import { receiptParts } from './receipts/receipt-blocks.ts';
import { reportSums } from './report-sums.ts';
import type { ReportView } from './view.ts';

/** The expense report for a PDF: the texts of `ReportPaper`, in the same order, and the receipts after them. */
export function reportPaper(view: ReportView): Paper {
  const { props, form } = view;
  const { labels, htmlLang } = props;
  const receipts = receiptParts(view);
  return {
    title: `${labels.paper_heading} ${form.text('name')}`,
    htmlLang,
    pageText: labels.page_text,
    attachments: receipts.attachments,
    blocks: [
      { type: 'title', text: labels.paper_heading },
      side([
        [labels.name_label, form.text('name')],
        [labels.team_label, form.text('team')],
        [labels.purpose_label, form.text('purpose')],
        [labels.period_label, form.text('period')],
      ]),
      ...expenseTable(view),
      ...journeyTable(view),
      ...stayTable(view),
      sums(view),
      {
        type: 'foot',
        blocks: [
          side([
            [labels.signature_label, ''],
            [labels.approval_label, ''],
          ]),
        ],
      },
      ...receipts.blocks,
    ],
  };
}

/** Values below their labels, side by side. */
function side(facts: readonly (readonly [label: string, value: string])[]): Block {
  const columns = facts.map(([label, value]): Facts[] => [
    { type: 'facts', labels: 'above', facts: [{ label, value, tone: 'plain' }] },
  ]);
  return { type: 'columns', columns };
}

/** The number of blank rows in the tables of a report without entries. */
const blankRows = { expenses: 3, journeys: 2 };

function expenseTable({ props, form, format, report }: ReportView): Block[] {
  const { labels } = props;
  const row = (id: number) => {
    const text = (part: string) => form.text(`expense-${id}-${part}`);
    const amount = figureOf(report.amount(id).value, (value) => format.amount(value, form.text('currency')));
    return [text('description'), text('category'), format.shortDate(text('date')), amount];
  };
  return tableOf(
    [
      { label: labels.description_label, has: 'texts' },
      { label: labels.category_label, has: 'texts' },
      { label: labels.date_label, has: 'figures' },
      { label: labels.amount_label, has: 'figures' },
    ],
    report.isBlank.value ? Array(blankRows.expenses).fill([]) : report.givenExpenses.value.map(row),
  );
}

function journeyTable({ props, form, format, report }: ReportView): Block[] {
  const { labels } = props;
  const row = (id: number) => {
    const [distance, rate] = [report.distance(id).value, report.mileageRate.value];
    const amount = () => journeyAmount({ distance: distance.value }, rate.value);
    return [
      form.text(`journey-${id}-journey`),
      figureOf(distance, (value) => format.number(value, 1)),
      areValid([distance, rate]) ? format.amount(amount(), form.text('currency')) : noFigure,
    ];
  };
  return tableOf(
    [
      { label: labels.journey_label, has: 'texts' },
      { label: labels.distance_label, has: 'figures' },
      { label: labels.amount_label, has: 'figures' },
    ],
    report.isBlank.value ? Array(blankRows.journeys).fill([]) : report.givenJourneys.value.map(row),
  );
}

function stayTable({ props, form, format, report }: ReportView): Block[] {
  const { labels } = props;
  const money = (value: number) => format.amount(value, form.text('currency'));
  const row = (id: number) => {
    const [days, rate] = [report.days(id).value, report.dayRate(id).value];
    return [
      form.text(`stay-${id}-place`),
      figureOf(days, (value) => format.number(value, 1)),
      figureOf(rate, money),
      areValid([days, rate]) ? money(stayAmount({ days: days.value, rate: rate.value })) : noFigure,
    ];
  };
  return tableOf(
    [
      { label: labels.place_label, has: 'texts' },
      { label: labels.days_label, has: 'figures' },
      { label: labels.day_rate_label, has: 'figures' },
      { label: labels.amount_label, has: 'figures' },
    ],
    report.givenStays.value.map(row),
  );
}

type Table = Extract<Block, { type: 'table' }>;

/** The table as the only block of a list. The list is empty if the table has no rows. */
function tableOf(columns: Table['columns'], rows: Table['rows']): Block[] {
  return rows.length === 0 ? [] : [{ type: 'table', columns, rows }];
}

function sums(view: ReportView): Block {
  const { sums, due } = reportSums(view);
  return {
    type: 'sums',
    sums: sums.map(({ label, figure }) => ({ label, value: figure })),
    due: { label: due.label, value: due.figure },
  };
}
