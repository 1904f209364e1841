import { applyTrailingSlash } from '../../../rules/pathname.ts';
import type { HostRules } from '../../../site/host-rules.ts';

/**
 * Formats the file `_redirects` for Cloudflare and Netlify, where the first matching line wins. `pathnames` are those
 * of all pages. Trailing slashes have no rules, because a rule for them would redirect without end on both hosts.
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
  return [
    `# Trailing slashes are a setting of the host. Cloudflare Workers: "html_handling": "${htmlHandling[rules.trailingSlash]}".`,
    ...lines,
    '# Netlify. Cloudflare finds the nearest 404.html by itself and skips these.',
    ...missing,
    '',
  ].join('\n');
}

/** Cloudflare's names for the trailing-slash policies, by Helios's names. */
const htmlHandling = { legacy: 'none', always: 'force-trailing-slash', never: 'drop-trailing-slash' } as const;

/**
 * Formats rewrites. Cloudflare applies a rewrite even to an address that has a page, so each page below a wildcard page
 * gets a line of its own first.
 */
function rewriteLines({ rewrites, trailingSlash }: HostRules, pathnames: readonly string[]): string[] {
  const below = pathnames.filter((pathname) => rewrites.some(({ to }) => pathname.startsWith(`${to}/`)));
  const self = below.map((pathname) => applyTrailingSlash(pathname, trailingSlash));
  return [
    ...self.map((pathname) => `${pathname} ${pathname} 200`),
    ...rewrites.map(({ from, to }) => `${from} ${applyTrailingSlash(to, trailingSlash)} 200`),
  ];
}
