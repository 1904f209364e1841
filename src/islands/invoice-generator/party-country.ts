import type { SheetForm } from '../kit/sheet-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';

/** The country of a party: that of its address, or the page's as long as the form has none. */
export function partyCountry(
  form: Pick<SheetForm, 'text'>,
  party: 'company' | 'client',
  { country }: Pick<InvoiceGeneratorProps, 'country'>,
): string {
  return form.text(`${party}_country`) || country;
}
