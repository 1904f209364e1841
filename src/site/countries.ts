import { countries } from './reference-data.ts';

/** The lists so far. They depend on nothing else, take a millisecond to make, and every page with a lead form has one. */
const known = new Map<string, readonly string[]>();

/**
 * Returns the names of all countries in a language, in the order of its alphabet.
 * The country with the code `first` (`DE`) comes first, because most visitors of
 * a market are in it. The result does not depend on the machine's language.
 */
export function countryNames(htmlLang: string, { first }: { readonly first: string }): readonly string[] {
  const key = `${htmlLang} ${first}`;
  const names = known.get(key) ?? listNames(htmlLang, first);
  known.set(key, names);
  return names;
}

function listNames(htmlLang: string, first: string): readonly string[] {
  const names = new Intl.DisplayNames(htmlLang, { type: 'region' });
  const alphabet = new Intl.Collator(htmlLang);
  const nameOf = (code: string) => names.of(code) ?? code;
  const others = countries.flatMap(({ alpha2 }) => (alpha2 === first ? [] : nameOf(alpha2)));
  return [nameOf(first), ...others.sort(alphabet.compare)];
}
