import table from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import languages from 'iso-639-1';

/** A country by its codes and its English names (SPEC section 3, "Reference data"). */
export interface Country {
  /** ISO 3166-1, two letters: `GB`. */
  readonly alpha2: string;
  /** Three letters: `GBR`. */
  readonly alpha3: string;
  /** Three digits, the first may be 0: `826`. */
  readonly numeric: string;
  /** The official one first: `United States of America`, `United States`, `USA`. */
  readonly englishNames: readonly [string, ...string[]];
}

/**
 * The countries of ISO 3166-1, and Kosovo under the codes the Unicode CLDR has for it until ISO has: `XK`, `XKK`, `983`.
 * For the export and the endpoint: no browser needs 20 KB of codes, its lists are in the markup.
 */
export const countries: readonly Country[] = table.map(([alpha2 = '', alpha3 = '', numeric = '']) => ({
  alpha2,
  alpha3,
  numeric,
  englishNames: englishNamesOf(alpha2),
}));

/** ISO 639-1: `en`, `sv`. Not tags of a language in a country: those are `Locale.htmlLang`. */
export const languageCodes: readonly string[] = languages.getAllCodes();

function englishNamesOf(alpha2: string): Country['englishNames'] {
  const known: Readonly<Record<string, string | string[]>> = english.countries;
  const [official = alpha2, ...others] = [known[alpha2] ?? []].flat();
  return [official, ...others];
}
