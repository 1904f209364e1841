import { badConfig } from '../../../../config/bad-config.ts';
import type { RedirectRule } from '../../../../config/schema.ts';
import { stripTrailingSlash } from '../../../rules/pathname.ts';
import type { HeliosError } from '../../../site/helios-error.ts';
import type { Route } from '../../../site/route.ts';

/**
 * Rejects redirects that a host could misread. They are written into line formats and into nginx's language, so no
 * character may end a line, a word or a quotation there. Throws HeliosError.
 */
export function checkRedirects(redirects: readonly RedirectRule[], routes: readonly Route[]): void {
  const pages = new Set(routes.map((route) => route.pathname));
  const taken = new Set<string>();
  redirects.forEach(({ from, to }, index) => {
    const key = `redirects[${index}]`;
    const bare = stripTrailingSlash(from);
    if (!isSource(from)) throw wrong(`${key}.from`, from, 'a path, with a * only at its end', '/old or /old/*');
    if (!isTarget(to, from)) throw wrong(`${key}.to`, to, 'a path or a web address', '/helios/en/pricing');
    if (pages.has(bare)) throw wrong(`${key}.from`, from, 'an address that has no page', 'the address that has moved');
    if (taken.has(bare))
      throw wrong(`${key}.from`, from, 'an address that no earlier redirect has', 'each address in one redirect only');
    if (bare === stripTrailingSlash(to))
      throw wrong(`${key}.to`, to, 'another address than the one in from', 'the new address');
    taken.add(bare);
  });
  redirects.forEach((rule, index) => {
    if (leadsInCircle(rule, redirects))
      throw wrong(
        `redirects[${index}].to`,
        rule.to,
        'an address that leads to a page and not in a circle',
        'the last address of the chain',
      );
  });
}

/**
 * True if following the redirects from `start` never ends. The function follows redirects as hosts do, by an exact
 * address or by a `*`.
 */
function leadsInCircle(start: RedirectRule, redirects: readonly RedirectRule[]): boolean {
  const seen = new Set<RedirectRule>();
  let rule: RedirectRule | undefined = start;
  while (rule && !seen.has(rule)) {
    seen.add(rule);
    const pathname = stripTrailingSlash(rule.to.replace(/[?#].*$/, '').replace(':splat', 'x'));
    rule = redirects.find(({ from }) =>
      from.endsWith('*') ? pathname.startsWith(from.slice(0, -1)) : pathname === stripTrailingSlash(from),
    );
  }
  return rule !== undefined;
}

function isSource(from: string): boolean {
  return /^\/(?!\/)[\w.~%@+/-]*\*?$/.test(from);
}

function isTarget(to: string, from: string): boolean {
  const plain = to.replace(':splat', '');
  if (to !== plain && !from.endsWith('*')) return false;
  // Some hosts don't merge two slashes: a request for `/old//evil.example` would redirect to another host.
  if (to.startsWith('/:splat')) return false;
  return /^(?:https?:\/\/[\w.-]+(?::\d+)?(?:\/|$)|\/(?!\/))[\w.~%@+/?=&#-]*$/.test(plain);
}

function wrong(key: string, seen: string, expected: string, write: string): HeliosError {
  return badConfig({ name: `config/index.ts: ${key}`, expected, seen, hint: `Write ${write}.` });
}
