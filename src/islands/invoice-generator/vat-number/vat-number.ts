import { vatNumberRules } from './countries.ts';

/** What is wrong with a VAT number. */
export type VatNumberFault =
  | { readonly code: 'shape'; readonly country: string; readonly example: string }
  | { readonly code: 'check-digits' };

/**
 * Checks the shape and the check digits of a VAT number. A number without a country's letters counts as a number of
 * `country`, that of its party. Returns undefined if nothing is wrong, or if the number's country is not among
 * `vatNumberRules`.
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

/**
 * A VAT number as registers write it: with the letters of its country, or else of `country`, that of its party, and
 * without spaces, dashes and points.
 */
export function completeVatNumber(text: string, country: string): string {
  const { letters, number } = partsOf(text, country);
  return `${letters}${number}`;
}

interface Parts {
  /** The letters with which the number begins. */
  readonly letters: string;
  /** The key of the number's rule. */
  readonly prefix: string;
  readonly number: string;
}

function partsOf(text: string, country: string): Parts {
  const compact = text.replace(/[\s./-]/g, '').toUpperCase();
  const prefix = /^(?:CHE(?=\d)|[A-Z]{2})/.exec(compact)?.[0];
  const letters = lettersOf(prefix ?? country);
  return { letters, prefix: letters === 'XI' ? 'GB' : letters, number: compact.slice(prefix?.length ?? 0) };
}

/** The letters of VAT numbers are those of ISO 3166, except in Greece and Switzerland. Northern Ireland's are `XI`. */
function lettersOf(country: string): string {
  return { GR: 'EL', CH: 'CHE' }[country] ?? country;
}
