import { applyTrailingSlash, stripTrailingSlash } from '../../../rules/pathname.ts';
import type { HostRules } from '../../../site/host-rules.ts';

/**
 * Formats the file `_redirects` for Cloudflare and Netlify, where the first matching line wins. `pathnames` are those
 * of all pages. Trailing slashes have no rules: both hosts take them from the names of the files, and a rule would
 * redirect without end.
 */
export function formatRedirects(rules: HostRules, pathnames: readonly string[]): string {
  const redirects = rules.redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);
  const isWild = (line: string) => line.split(' ')[0]?.includes('*');
  const lines = [
    ...redirects.filter((line) => !isWild(line)),
    ...redirects.filter(isWild),
    ...rewriteLines(rules, pathnames),
  ];
  const missing = rules.notFound.map(({ under }) => `${under}/* ${under}/404.html 404`);
  return [...lines, '# Netlify. Cloudflare finds the nearest 404.html by itself and skips these.', ...missing, ''].join(
    '\n',
  );
}

/**
 * Formats rewrites. Cloudflare applies a rewrite even to an address that has a page, so each page below a wildcard page
 * gets lines of its own first, one for each spelling.
 */
function rewriteLines({ rewrites, trailingSlash }: HostRules, pathnames: readonly string[]): string[] {
  const below = pathnames.filter((pathname) => rewrites.some(({ to }) => pathname.startsWith(`${to}/`)));
  const self = below.map((pathname) => applyTrailingSlash(pathname, trailingSlash));
  return [
    ...self.flatMap((pathname) => [
      `${pathname} ${pathname} 200`,
      `${pathname.endsWith('/') ? stripTrailingSlash(pathname) : `${pathname}/`} ${pathname} 200`,
    ]),
    ...rewrites.map(({ from, to }) => `${from} ${applyTrailingSlash(to, trailingSlash)} 200`),
  ];
}
