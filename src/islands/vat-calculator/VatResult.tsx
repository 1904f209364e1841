import { Dial } from '../../components/Dial.tsx';
import { fillIn } from '../../rules/fill-in.ts';
import { hundredPerCent, type Minor, type Rate } from '../../rules/money.ts';
import { CopyField } from '../copy-field/CopyField.tsx';
import { Figure } from '../kit/Figure.tsx';
import type { ToolFormat } from '../kit/format.ts';
import { NextLinks } from '../kit/NextLinks.tsx';
import { noFigure } from '../kit/numbers.ts';
import { ResultPanel } from '../kit/ResultPanel.tsx';
import { Sum } from '../kit/Sum.tsx';
import tool from '../kit/Tool.module.css';
import type { VatCalculatorProps } from './contract.ts';
import type { VatAmounts } from './vat.ts';

interface VatResultProps {
  readonly labels: VatCalculatorProps['labels'];
  readonly format: ToolFormat;
  /** The amounts with and without VAT. Undefined if the typed amount or the rate is missing or invalid. */
  readonly amounts: VatAmounts | undefined;
  readonly rate: Rate | undefined;
  readonly currency: string;
  readonly isRemoving: boolean;
  readonly note: string;
  /** The id of the field from which visitors copy the result. */
  readonly copyId: string;
  readonly copyLabels: VatCalculatorProps['copyLabels'];
  readonly links: VatCalculatorProps['links'];
}

/** The result of the VAT calculator: the requested price, the VAT, and the formula of the calculation. */
export function VatResult({ labels, format, amounts, rate, currency, isRemoving, note, ...copy }: VatResultProps) {
  const money = (amount: Minor | undefined) => (amount === undefined ? noFigure : format.money(amount, currency));
  const [net, tax, gross] = [money(amounts?.net), money(amounts?.tax), money(amounts?.gross)];
  const answer = isRemoving ? { label: labels.net_label, sum: net } : { label: labels.gross_label, sum: gross };
  const percent = (of: Rate) => (rate === undefined ? noFigure : format.percent(of + rate));
  const formula = fillIn(isRemoving ? labels.remove_formula : labels.add_formula, {
    net,
    tax,
    gross,
    rate: percent(0),
    divisor: percent(hundredPerCent),
  });
  return (
    <ResultPanel>
      <output className={tool.answer}>
        <span className={tool.label}>{answer.label}</span>
        <Sum>{answer.sum}</Sum>
      </output>
      <Dial share={amounts && amounts.gross > 0 ? amounts.tax / amounts.gross : 0} />
      <dl className={tool.rows}>
        <div className={tool.row}>
          <dt className={tool.key}>{labels.net_label}</dt>
          <dd>
            <Figure>{net}</Figure>
          </dd>
        </div>
        <div className={tool.row}>
          <dt className={tool.key} data-dial="lit">
            <Figure>{fillIn(labels.tax_label, { rate: percent(0) })}</Figure>
          </dt>
          <dd>
            <Figure>{tax}</Figure>
          </dd>
        </div>
        <div className={tool.row}>
          <dt>{labels.gross_label}</dt>
          <dd>
            <Figure>{gross}</Figure>
          </dd>
        </div>
      </dl>
      <div>
        {amounts && <Figure className={tool.formula}>{formula}</Figure>}
        {note && <p className={tool.note}>{note}</p>}
      </div>
      {amounts && (
        // The field keeps the value with which it was mounted, so each result has a field of its own.
        <CopyField
          key={answer.sum}
          id={copy.copyId}
          name="result"
          label={answer.label}
          value={answer.sum}
          {...copy.copyLabels}
        />
      )}
      <NextLinks links={copy.links} />
    </ResultPanel>
  );
}
