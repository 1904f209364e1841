import type { SheetForm } from '../kit/sheet-form.ts';
import type { PaperWords } from './words/paper-words.ts';

/**
 * The line with a party's VAT number, or with its tax number if it has no VAT number: `VAT number DE136695976`. Empty
 * if the party has neither.
 */
export function taxNumberText(form: Pick<SheetForm, 'text'>, prefix: 'company' | 'client', labels: PaperWords): string {
  const vatNumber = form.text(`${prefix}_tax_number`);
  if (vatNumber) return `${labels.tax_number_label} ${vatNumber}`;
  const taxId = form.text(`${prefix}_tax_id`);
  return taxId && `${labels.tax_id_label} ${taxId}`;
}
