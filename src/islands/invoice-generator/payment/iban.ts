import { ibanLengths } from './iban-lengths.ts';
import { hasRightCheckDigits } from './mod-97.ts';

/** What is wrong with an IBAN. */
export type IbanFault =
  | { readonly code: 'country' }
  | { readonly code: 'length'; readonly country: string; readonly expected: number; readonly found: number }
  | { readonly code: 'check-digits' };

/** An IBAN without the spaces and the lower case in which people type it. */
export function compactIban(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Checks an IBAN by ISO 13616: its country, its length and its check digits. Undefined if the IBAN is right. */
export function ibanFault(text: string): IbanFault | undefined {
  const iban = compactIban(text);
  const country = iban.slice(0, 2);
  const expected = ibanLengths.get(country);
  if (expected === undefined) return { code: 'country' };
  if (iban.length !== expected) return { code: 'length', country, expected, found: iban.length };
  return /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) && hasRightCheckDigits(iban) ? undefined : { code: 'check-digits' };
}

/** An IBAN in groups of four characters, as ISO 13616 prints it. */
export function printedIban(text: string): string {
  return compactIban(text).replace(/.{4}(?=.)/g, '$& ');
}
