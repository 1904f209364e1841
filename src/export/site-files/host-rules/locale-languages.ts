import type { Locale } from '../../../site/locale.ts';

/**
 * The language ranges of `Accept-Language` that lead to each locale, in lower case, by the locale's code. A range
 * without a country (`fr`) leads to the locale that has it as `htmlLang` or in `alsoServes`, else to the first locale
 * in that language. A locale in pre-launch has no ranges.
 */
export function languagesByLocale(locales: readonly Locale[]): ReadonlyMap<string, readonly string[]> {
  const launched = locales.filter(({ isPreLaunch }) => !isPreLaunch);
  const owners = new Map<string, string>();
  const claim = (language: string, { code }: Locale) => {
    const range = language.toLowerCase();
    if (range !== 'x-default' && !owners.has(range)) owners.set(range, code);
  };
  for (const locale of launched) for (const each of [locale.htmlLang, ...locale.alsoServes]) claim(each, locale);
  for (const locale of launched) claim(locale.language, locale);
  for (const locale of launched) for (const each of kindred[locale.language] ?? []) claim(each, locale);
  const rangesOf = ({ code }: Locale) => [...owners].flatMap(([range, owner]) => (owner === code ? [range] : []));
  return new Map(locales.map((locale) => [locale.code, rangesOf(locale)]));
}

/** Further codes that lead to a language: browsers ask for Norwegian also by the codes `no` and `nn`. */
const kindred: Readonly<Record<string, readonly string[]>> = { nb: ['no', 'nn'] };
