import { useSignals } from '@preact/signals-react/runtime';
import { fillIn } from '../../rules/fill-in.ts';
import { Blank } from '../kit/Blank.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Live } from '../kit/Live.tsx';
import { figureOf, type NumberField, noFigure } from '../kit/numbers.ts';
import sheet from '../kit/Sheet.module.css';
import { SheetTotal } from '../kit/SheetTotal.tsx';
import { lineAmounts, priceExtraDigits, quantityDigits } from './invoice.ts';
import { hasDiscount, isValidItem, lineOf } from './invoice-of.ts';
import type { InvoiceView } from './view.ts';

/** The React keys of the blank rows that are printed on an invoice without items. */
const blankLines = [1, 2, 3, 4];

/** The table of the invoice's items, and the totals below it. */
export function InvoiceTable(view: InvoiceView) {
  useSignals();
  const { labels } = view.language.style.value;
  const given = view.invoice.given.value;
  const hasDiscounts = view.invoice.hasLineDiscounts.value;
  return (
    <>
      <table className={sheet.table} data-folds="2">
        <thead>
          <tr>
            <th scope="col">{labels.description_label}</th>
            <th scope="col">{labels.quantity_label}</th>
            <th scope="col">{labels.price_label}</th>
            {hasDiscounts && <th scope="col">{labels.line_discount_label}</th>}
            <th scope="col">{labels.rate_label}</th>
            <th scope="col">{labels.amount_label}</th>
          </tr>
        </thead>
        <tbody>
          {given.length === 0 && blankLines.map((line) => <BlankLine key={line} />)}
          {given.map((id) => (
            <PrintedItem key={id} {...view} id={id} hasDiscounts={hasDiscounts} />
          ))}
        </tbody>
      </table>
      <Sums {...view} isOpen={given.length === 0} />
    </>
  );
}

function BlankLine() {
  return (
    <tr>
      <td className={sheet.figure}>&nbsp;</td>
      <td />
      <td />
      <td />
      <td />
    </tr>
  );
}

interface PrintedItemProps extends InvoiceView {
  readonly id: number;
  readonly hasDiscounts: boolean;
}

function PrintedItem({ language, form, invoice, id, hasDiscounts }: PrintedItemProps) {
  useSignals();
  const { format } = language.style.value;
  const item = invoice.item(id);
  const currency = () => form.text('currency');
  const amount = () => (isValidItem(item) ? format.amount(lineAmounts(lineOf(item)).net, currency()) : noFigure);
  const quantity = () => figureOf(item.quantity.value, (value) => format.number(value, quantityDigits));
  const price = () => figureOf(item.price.value, (value) => format.amount(value, currency(), priceExtraDigits));
  const percentage = (field: NumberField) => figureOf(field, (value) => format.number(value, 2));
  return (
    <tr>
      <td>
        <Live>
          {() => (
            <span data-folded={`${quantity()} × ${price()}`} suppressHydrationWarning>
              {form.text(`item-${id}-description`)}
            </span>
          )}
        </Live>
      </td>
      <Cell>{quantity}</Cell>
      <Cell>{price}</Cell>
      {hasDiscounts && <Cell>{() => (hasDiscount(item) ? percentage(item.discount.value) : '')}</Cell>}
      <Cell>{() => (invoice.vatCase.value === 'charged' ? percentage(item.rate.value) : '0')}</Cell>
      <Cell>{amount}</Cell>
    </tr>
  );
}

function Cell({ children }: { children: () => string }) {
  return (
    <td className={sheet.figure}>
      <Live>{() => <Figure>{children()}</Figure>}</Live>
    </td>
  );
}

function Sums({ props, language, form, invoice, isOpen }: InvoiceView & { readonly isOpen: boolean }) {
  useSignals();
  const { labels, format } = language.style.value;
  const currency = form.text('currency');
  const totals = invoice.totals.value;
  const known = (figure: string) => (invoice.isValid.value ? figure : noFigure);
  const amount = (minor: number) => (isOpen ? '' : known(format.amount(minor, currency)));
  const groups = isOpen ? [{ rate: props.rate, net: 0, tax: 0 }] : totals.groups;
  return (
    <>
      <dl className={sheet.sums}>
        {totals.discount > 0 && (
          <>
            <div className={sheet.sum}>
              <dt>{labels.lines_label}</dt>
              <dd>{amount(totals.lines)}</dd>
            </div>
            <div className={sheet.sum}>
              <dt>
                <Figure>{fillIn(labels.discount_text, { rate: format.percent(invoice.discount.value.value) })}</Figure>
              </dt>
              <dd>
                <Figure>{amount(-totals.discount)}</Figure>
              </dd>
            </div>
          </>
        )}
        <div className={sheet.sum}>
          <dt>{labels.net_label}</dt>
          <dd>
            <Blank isOpen>{amount(totals.net)}</Blank>
          </dd>
        </div>
        {groups.map(({ rate, net, tax }) => (
          <div key={rate} className={sheet.sum}>
            <dt>
              <Figure>{fillIn(labels.tax_label, { rate: format.percent(rate), amount: amount(net) || '…' })}</Figure>
            </dt>
            <dd>
              <Blank isOpen>{amount(tax)}</Blank>
            </dd>
          </div>
        ))}
      </dl>
      <SheetTotal label={labels.total_label}>
        <Figure>{isOpen ? ' ' : known(format.money(totals.total, currency))}</Figure>
      </SheetTotal>
    </>
  );
}
