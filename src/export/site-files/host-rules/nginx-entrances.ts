import { localeCookie } from '../../../rules/locale-cookie.ts';
import { applyTrailingSlash } from '../../../rules/pathname.ts';
import type { HostLocale, HostRules } from '../../../site/host-rules.ts';
import { block, headerLines, spellingsOf, withArguments } from './nginx-syntax.ts';

/**
 * Formats the rules of the entrances, which lead each visitor to a home page. They decide as `homeForVisitor` does,
 * with one exception: nginx can't sort, so it takes the first language of `Accept-Language` for which there is a
 * locale. Browsers send the most wanted one first.
 */
export function entranceLines(rules: HostRules): string[] {
  const { entrances, headers, redirects, locales, trailingSlash } = rules;
  const [first] = entrances;
  if (first === undefined) return [];
  const usual = redirects.find(({ from }) => from === first);
  const launched = locales.filter(({ languages }) => languages.length > 0);
  const leadTo = (home: string) =>
    `return ${usual?.status ?? 302} ${withArguments(applyTrailingSlash(home, trailingSlash))};`;
  // The directives inside `if` are of nginx's rewrite module, which `if` allows.
  return block(`location ~ "^(?:${entrances.flatMap(spellingsOf).join('|')})$"`, [
    ...headerLines(Object.assign({}, headers[0]?.set, headers.find(({ pattern }) => pattern === first)?.set)),
    'set $helios_picked "";',
    'set $helios_language "";',
    `if ($http_cookie ~ "(?:^|;\\s*)${localeCookie}=([a-z0-9-]+)(?:;|$)") { set $helios_picked $1; }`,
    `if ($http_accept_language ~* "${firstLanguage(launched)}") { set $helios_language $1; }`,
    ...launched.map(({ urlCode, home }) => `if ($helios_picked = ${urlCode}) { ${leadTo(home)} }`),
    ...launched.map(
      ({ languages, home }) => `if ($helios_language ~* "^(?:${languages.join('|')})$") { ${leadTo(home)} }`,
    ),
    leadTo(usual?.to ?? '/'),
  ]);
}

/**
 * The regular expression of a header in which the first language with a locale is the first group. Longer ranges are
 * tried first, each may be the beginning of the visitor's language tag, and a language with the weight 0 is refused.
 */
function firstLanguage(locales: readonly HostLocale[]): string {
  const ranges = locales.flatMap(({ languages }) => languages).sort((a, b) => b.length - a.length);
  const weight = '(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[0-9.]+\\s*)?';
  return `^(?:[^,]*,)*?\\s*(${ranges.join('|')})(?:-[a-z0-9-]+)?\\s*${weight}(?:,|$)`;
}
