import table from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import languages from 'iso-639-1';

/** A country with its codes and its English names (docs/contract.md, section 3.12). */
export interface Country {
  /** ISO 3166-1 code of two letters: `GB`. */
  readonly alpha2: string;
  /** ISO 3166-1 code of three letters: `GBR`. */
  readonly alpha3: string;
  /** ISO 3166-1 code of three digits, of which the first may be 0: `826`. */
  readonly numeric: string;
  /** English names, the official one first: `United States of America`, `United States`, `USA`. */
  readonly englishNames: readonly [string, ...string[]];
}

/**
 * The countries of ISO 3166-1, and Kosovo, which ISO does not list, with the codes
 * of the Unicode CLDR for it: `XK`, `XKK`, `983`. Only the export and the lead
 * endpoint use this list of 20 KB: browsers have the countries in their markup.
 */
export const countries: readonly Country[] = table.map(([alpha2 = '', alpha3 = '', numeric = '']) => ({
  alpha2,
  alpha3,
  numeric,
  englishNames: englishNamesOf(alpha2),
}));

/** The language codes of ISO 639-1: `en`, `sv`. Language tags with a country, such as `sv-SE`, are in `Locale.htmlLang`. */
export const languageCodes: readonly string[] = languages.getAllCodes();

function englishNamesOf(alpha2: string): Country['englishNames'] {
  const known: Readonly<Record<string, string | string[]>> = english.countries;
  const [official = alpha2, ...others] = [known[alpha2] ?? []].flat();
  return [official, ...others];
}
