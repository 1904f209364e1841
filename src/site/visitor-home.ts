import { localeCookie } from '../rules/locale-cookie.ts';
import { bestRange } from './accept-language.ts';
import type { HostLocale } from './host-rules.ts';

/** What a request says about the visitor: the values of its headers `Cookie` and `Accept-Language`. */
export interface Visitor {
  readonly cookies: string;
  readonly acceptLanguage: string;
}

/** A visitor of whom nothing is known, such as a search engine. */
export const anyVisitor: Visitor = { cookies: '', acceptLanguage: '' };

/**
 * The home page for a visitor, as a pathname without a slash at its end: that of the locale which the visitor picked,
 * else that of the visitor's language. Undefined if the visitor has picked no launched locale and none suits the
 * visitor's language.
 */
export function homeForVisitor(
  { cookies, acceptLanguage }: Visitor,
  locales: readonly HostLocale[],
): string | undefined {
  const launched = locales.filter(({ languages }) => languages.length > 0);
  const picked = pickedLocale(cookies);
  const remembered = launched.find(({ urlCode }) => urlCode === picked);
  if (remembered) return remembered.home;
  const homes = new Map(launched.flatMap(({ languages, home }) => languages.map((language) => [language, home])));
  const range = bestRange(acceptLanguage, new Set(homes.keys()));
  return range === undefined ? undefined : homes.get(range);
}

function pickedLocale(cookies: string): string | undefined {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${localeCookie}=`));
  return pair?.trim().slice(localeCookie.length + 1);
}
