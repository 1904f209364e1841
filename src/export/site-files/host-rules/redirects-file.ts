import { applyTrailingSlash, stripTrailingSlash } from '../../../rules/pathname.ts';
import type { HostRedirect, HostRules } from '../../../site/host-rules.ts';

/**
 * Formats the file `_redirects` for Cloudflare and Netlify, where the first matching line wins. `pathnames` are those
 * of all pages. The pages' trailing slashes have no rules: both hosts take them from the names of the files, and a rule
 * would redirect without end.
 *
 * Cloudflare reads 2,000 lines without `*` that stand before the first one with it, and 100 others.
 */
export function formatRedirects(rules: HostRules, pathnames: readonly string[]): string {
  const isWild = ({ from }: HostRedirect) => from.includes('*');
  const exact = rules.redirects.filter((redirect) => !isWild(redirect));
  return [
    '# Netlify, by the language of the browser. Cloudflare skips lines with conditions.',
    ...languageLines(rules),
    '# Both.',
    ...exact.map(lineOf),
    ...pageLines(rules, pathnames),
    // Cloudflare tells an address with a slash from the one without it, Netlify does not.
    ...exact.filter(({ from }) => from !== '/').map((redirect) => lineOf({ ...redirect, from: `${redirect.from}/` })),
    ...rules.redirects.filter(isWild).map(lineOf),
    ...rules.rewrites.map(({ from, to }) => `${from} ${applyTrailingSlash(to, rules.trailingSlash)} 200`),
    '# Netlify. Cloudflare finds the nearest 404.html by itself and skips these.',
    ...rules.notFound.map(({ under }) => `${under}/* ${under}/404.html 404`),
    '',
  ].join('\n');
}

function lineOf({ from, to, status }: HostRedirect): string {
  return `${from} ${to} ${status}`;
}

/**
 * Formats the redirects that lead a visitor to the locale of the browser's language. The default locale comes first, in
 * case a visitor reads several languages. The hosts of this file can't read the value of a cookie, so they ignore the
 * locale that a visitor has picked.
 */
function languageLines({ entrances, redirects, locales, trailingSlash }: HostRules): string[] {
  const roots = redirects.filter(({ from }) => entrances.includes(from));
  const isUsual = (home: string) => roots.some(({ to }) => stripTrailingSlash(to) === home);
  const launched = locales.filter(({ languages }) => languages.length > 0);
  const ordered = launched.toSorted((a, b) => Number(isUsual(b.home)) - Number(isUsual(a.home)));
  return roots.flatMap((root) =>
    ordered.map(({ home, languages }) => {
      const line = lineOf({ ...root, to: applyTrailingSlash(home, trailingSlash) });
      return `${line} Language=${languages.join(',')}`;
    }),
  );
}

/**
 * Formats rewrites of the pages below wildcard pages to themselves, in both spellings: Cloudflare applies the rewrite of
 * a wildcard page even to an address that has a page.
 */
function pageLines({ rewrites, trailingSlash }: HostRules, pathnames: readonly string[]): string[] {
  const below = pathnames.filter((pathname) => rewrites.some(({ to }) => pathname.startsWith(`${to}/`)));
  return below.flatMap((pathname) => {
    const own = applyTrailingSlash(pathname, trailingSlash);
    return [pathname, `${pathname}/`].map((spelling) => `${spelling} ${own} 200`);
  });
}
