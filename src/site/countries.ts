import { countries } from './reference-data.ts';

/**
 * Returns the names of all countries in a language, in the order of its alphabet.
 * The country with the code `first` (`DE`) comes first, because most visitors of
 * a market are in it. The result does not depend on the machine's language.
 */
export function countryNames(htmlLang: string, { first }: { readonly first: string }): string[] {
  const names = new Intl.DisplayNames(htmlLang, { type: 'region' });
  const alphabet = new Intl.Collator(htmlLang);
  const nameOf = (code: string) => names.of(code) ?? code;
  const others = countries.flatMap(({ alpha2 }) => (alpha2 === first ? [] : nameOf(alpha2)));
  return [nameOf(first), ...others.sort(alphabet.compare)];
}
