import { Dial } from '../../components/Dial.tsx';
import type { LinkView } from '../../components/view-models.ts';
import { fillIn } from '../../rules/fill-in.ts';
import { Figure } from '../kit/Figure.tsx';
import { NextLinks } from '../kit/NextLinks.tsx';
import { ResultPanel } from '../kit/ResultPanel.tsx';
import { Sum } from '../kit/Sum.tsx';
import tool from '../kit/Tool.module.css';
import { resultRows, savedInYear } from './roi-texts.ts';
import type { RoiView } from './view.ts';

/** The saving per year, its share of today's cost, and the amounts from which it is calculated. */
export function RoiResult(view: RoiView & { readonly note: string; readonly links: readonly LinkView[] }) {
  const { answer, note, links } = view;
  const result = answer?.result;
  const { label, text } = savedInYear(view);
  return (
    <ResultPanel>
      <output className={tool.answer}>
        <span className={tool.label}>{label}</span>
        <Sum>{text}</Sum>
      </output>
      <Dial share={result && result.costNow > 0 ? result.saved / result.costNow : 0} />
      <dl className={tool.rows}>
        {resultRows(view).map(({ label, text, dial }) => (
          <div key={label} className={tool.row}>
            <dt className={dial && tool.key} data-dial={dial}>
              {label}
            </dt>
            <dd>
              <Figure>{text}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      {result && result.saved > 0 && (
        // The text of a link is beside an icon, so another amount has links of its own (see `Live`).
        <NextLinks key={text} links={links.map((link) => ({ ...link, text: fillIn(link.text, { amount: text }) }))} />
      )}
      {note && <p className={tool.note}>{note}</p>}
    </ResultPanel>
  );
}
