import { vatNumberRules } from './countries.ts';

/** What is wrong with a VAT number. */
export type VatNumberFault =
  | { readonly code: 'shape'; readonly country: string; readonly example: string }
  | { readonly code: 'check-digits' };

/**
 * Checks the shape and the check digits of a VAT number. A number without a country's letters counts as one of the
 * seller's country. Undefined if nothing is wrong, or if the number's country is not among `vatNumberRules`.
 *
 * Only a register knows whether a number belongs to somebody. No request is made.
 */
export function vatNumberFault(text: string, country: string): VatNumberFault | undefined {
  const { prefix, number } = partsOf(text, country);
  const rule = vatNumberRules.get(prefix);
  if (!rule) return undefined;
  if (!rule.shape.test(number)) return { code: 'shape', country: prefix, example: rule.example };
  return rule.isRight?.(number) === false ? { code: 'check-digits' } : undefined;
}

interface Parts {
  /** The letters with which a VAT number of this country begins. */
  readonly prefix: string;
  readonly number: string;
}

function partsOf(text: string, country: string): Parts {
  const compact = text.replace(/[\s./-]/g, '').toUpperCase();
  const prefix = /^(?:CHE(?=\d)|[A-Z]{2})/.exec(compact)?.[0];
  if (prefix === undefined) return { prefix: prefixOf(country), number: compact };
  return { prefix: prefixOf(prefix), number: compact.slice(prefix.length) };
}

/** Greece's letters in VAT numbers are not those of ISO 3166, and Northern Ireland's numbers are British. */
function prefixOf(country: string): string {
  return { GR: 'EL', XI: 'GB', CH: 'CHE' }[country] ?? country;
}
