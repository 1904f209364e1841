import { linkedInputsMark } from '../../rules/markup.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { maxWholeDigits, type NumberShape } from '../kit/parse-decimal.ts';

/** The fields that a link carries, by their names, with the decimals that a visitor may type. */
export type LinkedFields = Readonly<Record<string, number>>;

/**
 * Writes numbers into the fragment of an address: `#roi:people=60&hourly=34.50`. The part after `#` never reaches a
 * server. `numbers` are whole numbers of 1/10^digits.
 */
export function linkedFragment(numbers: Readonly<Record<string, number>>, fields: LinkedFields): string {
  const inputs = Object.entries(numbers).map(([name, value]) => [name, String(value / 10 ** (fields[name] ?? 0))]);
  return `${linkedInputsMark}${new URLSearchParams(inputs)}`;
}

/**
 * Reads the numbers back as texts for the fields, in the locale's notation. Everybody can write a link: whatever is no
 * number of a known field is left out.
 */
export function linkedInputs(
  fragment: string,
  fields: LinkedFields,
  decimalSign: NumberShape['decimalSign'],
): FormValues {
  if (!fragment.startsWith(linkedInputsMark)) return {};
  const inputs = new URLSearchParams(fragment.slice(linkedInputsMark.length));
  const texts = Object.entries(fields).flatMap(([name, digits]): [string, string][] => {
    const text = inputs.get(name) ?? '';
    return isNumber(text, digits) ? [[name, text.replace('.', decimalSign)]] : [];
  });
  return Object.fromEntries(texts);
}

/** The tool refuses numbers with more digits before the point. */
const number = new RegExp(String.raw`^\d{1,${maxWholeDigits}}(?:\.(\d{1,2}))?$`);

function isNumber(text: string, digits: number): boolean {
  const [, fraction = ''] = number.exec(text) ?? [undefined, 'none'];
  return fraction.length <= digits;
}
