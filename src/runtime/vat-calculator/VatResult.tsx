import { fillIn } from '../../rules/tools/fill-in.ts';
import { hundredPerCent, type Rate } from '../../rules/tools/money.ts';
import type { VatAmounts } from '../../rules/tools/vat.ts';
import { Dial } from '../../templates/components/Dial.tsx';
import { Figure } from '../tools/Figure.tsx';
import type { ToolFormat } from '../tools/format.ts';
import tool from '../tools/Tool.module.css';
import type { VatCalculatorProps } from './contract.ts';

interface VatResultProps {
  readonly labels: VatCalculatorProps['labels'];
  readonly format: ToolFormat;
  readonly amounts: VatAmounts;
  readonly rate: Rate;
  readonly currency: string;
  readonly isRemoving: boolean;
  readonly note: string;
}

/** The sum asked for, the share of it that is VAT, and how it came about. */
export function VatResult({ labels, format, amounts, rate, currency, isRemoving, note }: VatResultProps) {
  const net = format.money(amounts.net, currency);
  const tax = format.money(amounts.tax, currency);
  const gross = format.money(amounts.gross, currency);
  const percent = format.percent(rate);
  const divisor = format.percent(hundredPerCent + rate);
  const formula = fillIn(isRemoving ? labels.remove_formula : labels.add_formula, {
    net,
    tax,
    gross,
    rate: percent,
    divisor,
  });
  return (
    <div className={tool.result} data-theme="dark">
      <output className={tool.answer}>
        <span className={tool.label}>{isRemoving ? labels.net_label : labels.gross_label}</span>
        <Figure className={tool.sum}>{isRemoving ? net : gross}</Figure>
      </output>
      <Dial share={amounts.gross > 0 ? amounts.tax / amounts.gross : 0} />
      <dl className={tool.rows}>
        <div className={tool.row}>
          <dt className={tool.key}>{labels.net_label}</dt>
          <dd>
            <Figure>{net}</Figure>
          </dd>
        </div>
        <div className={tool.row}>
          <dt className={tool.key} data-lit="true">
            <Figure>{fillIn(labels.tax_label, { rate: percent })}</Figure>
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
        <Figure className={tool.formula}>{formula}</Figure>
        {note && <p className={tool.note}>{note}</p>}
      </div>
    </div>
  );
}
