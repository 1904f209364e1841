import { hasRightCheckDigits } from './mod-97.ts';

/** True for a text that is meant as a creditor reference: `RF`, two check digits, and more. */
export function isCreditorReference(text: string): boolean {
  return /^RF\d\d/i.test(compactReference(text));
}

/**
 * Checks a creditor reference by ISO 11649: `RF`, two check digits, and up to 21 letters or digits. Banks match a payment
 * with such a reference to its invoice by machine.
 */
export function isValidCreditorReference(text: string): boolean {
  const reference = compactReference(text);
  return /^RF\d\d[A-Z\d]{1,21}$/.test(reference) && hasRightCheckDigits(reference);
}

/** A creditor reference without the spaces and the lower case in which people type it. */
export function compactReference(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}
