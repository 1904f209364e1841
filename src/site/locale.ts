import { HeliosError } from './helios-error.ts';

/** Main markets have every kind of page, secondary ones only home, pricing and legal (docs/contract.md, section 2.1). */
export type LocaleTier = 'main' | 'secondary';

/** One country and language variant of the site (docs/contract.md, section 3.1). */
export interface Locale {
  /** The locale's id in Prismic, lower case: `sv-se`. */
  readonly code: string;
  /** The first segment of its URLs: `se`. Not a language tag: never derive `lang` from it. */
  readonly urlCode: string;
  /** The country's ISO 3166-1 code of two letters: `SE`. */
  readonly country: string;
  readonly countryName: string;
  /** The language's ISO 639-1 code: `sv`. */
  readonly language: string;
  /** The language's name in the language itself: `Svenska`. */
  readonly languageName: string;
  /** BCP 47 tag for `lang`, hreflang and `Intl`: `sv-SE`. */
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** The currency's ISO 4217 code: `SEK`. */
  readonly currency: string;
  readonly tier: LocaleTier;
  readonly isDefault: boolean;
  /** True if search engines, sitemaps, alternates and the locale selector leave the locale out. Content may set this too. */
  readonly isPreLaunch: boolean;
  /** Further hreflang values of this locale's pages, such as `en` and `x-default` for en-GB. */
  readonly alsoServes: readonly string[];
}

/**
 * Finds the locale whose content replaces missing content of other locales. Throws if no locale is the default;
 * `parseSettings` does not accept such a list.
 */
export function defaultLocaleOf(locales: readonly Locale[]): Locale {
  const found = locales.find((locale) => locale.isDefault);
  if (!found) throw new Error('No locale is the default one: set isDefault on one of them in config/locales.ts.');
  return found;
}

/** Finds a locale by its URL code or Prismic code, in upper or lower case. Throws HeliosError for an unknown code. */
export function findLocale(code: string, locales: readonly Locale[]): Locale {
  const wanted = code.toLowerCase();
  const locale = locales.find((each) => each.urlCode === wanted) ?? locales.find((each) => each.code === wanted);
  if (locale) return locale;
  throw new HeliosError('unknown-locale', {
    message: `There is no locale "${code}".`,
    where: '--locale',
    hint: `Choose from ${locales.map((each) => each.urlCode).join(', ')}.`,
  });
}
