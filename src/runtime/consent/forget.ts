import { type Cookie, cookiePairs } from '../shared/cookie.ts';

/**
 * Cookies that delete all cookies with one of the names, for this host and for each domain above it: a vendor's cookies
 * are often for the whole domain, and a script can't see for which. `cookies` is `document.cookie`.
 */
export function cookiesToForget(names: readonly string[], cookies: string, hostname: string): Cookie[] {
  const domains = [undefined, ...domainsAbove(hostname)];
  return cookiePairs(cookies)
    .map(([name]) => name)
    .filter((name) => names.some((pattern) => fits(pattern, name)))
    .flatMap((name) => domains.map((domain) => ({ name, value: '', maxAge: 0, domain })));
}

/**
 * The hostname itself and the domains above it: for `www.helios.example`, itself and `helios.example`. An IP address
 * and a name without a dot have none.
 */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  if (/^[\d.]+$|:/.test(hostname)) return [];
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

/** Removes all entries with one of the names. `area` throws if storage is forbidden; then nothing is stored. */
export function forgetIn(area: () => Storage, names: readonly string[]): void {
  try {
    const storage = area();
    for (const key of Object.keys(storage)) if (names.some((name) => fits(name, key))) storage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing has been stored.
  }
}

function fits(pattern: string, name: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? name === start : name.startsWith(start) && name.slice(start.length).endsWith(end);
}
