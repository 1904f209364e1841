import { countries } from './reference-data.ts';

/**
 * All countries by their names in a language, in the order of its alphabet. `first`, a code of two letters, leads: most
 * readers of a market are in it. The language is always given, never the machine's own.
 */
export function countryNames(htmlLang: string, { first }: { readonly first: string }): string[] {
  const names = new Intl.DisplayNames(htmlLang, { type: 'region' });
  const alphabet = new Intl.Collator(htmlLang);
  const nameOf = (code: string) => names.of(code) ?? code;
  const others = countries.flatMap(({ alpha2 }) => (alpha2 === first ? [] : nameOf(alpha2)));
  return [nameOf(first), ...others.sort(alphabet.compare)];
}
