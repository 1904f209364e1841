import picomatch from 'picomatch';

/**
 * Creates a test for addresses. A pattern is one of these; `*` stands for any text without a slash, `**` for any text:
 *
 * - a host, `linkedin.com`, which includes its subdomains, or `*.linkedin.com`
 * - a host with a path, `example.com/docs/**`
 * - a whole address, `https://example.com/docs/**`; without a path (`https://example.com`) it is that of the home page
 */
export function createAddressTest(patterns: readonly string[]): (href: string) => boolean {
  const tests = patterns.map(testOf);
  return (href) => tests.some((matches) => matches(new URL(href)));
}

/**
 * The reason why a pattern fits no address, as the end of a sentence: `it is empty`. Undefined if the pattern may fit
 * one. Nobody would notice that a pattern that fits no address has no effect.
 */
export function addressPatternFault(pattern: string): string | undefined {
  if (pattern.trim() === '') return 'it is empty';
  if (!hasPartners(pattern)) return 'one of its brackets has no partner';
  const [foreign] = /[^\x21-\x7e]/u.exec(pattern) ?? [];
  if (foreign !== undefined) return `addresses have "${foreign}" only in an encoded form`;
  const [, scheme, host = ''] = /^(?:(.*?):\/\/)?([^/]*)/s.exec(pattern) ?? [];
  if (scheme !== undefined && /^[a-z]*$/i.test(scheme) && !/^https?$/i.test(scheme)) {
    return 'an address begins with https:// or http://';
  }
  return hostFault(scheme === undefined ? host : host.replace(/^.*@/, ''));
}

function hasPartners(pattern: string): boolean {
  try {
    picomatch.makeRe(pattern, { strictBrackets: true });
    return true;
  } catch {
    return false;
  }
}

/** The reason why no host fits the part of a pattern before the path: a character, or a colon without a port. */
function hostFault(host: string): string | undefined {
  if (host === '') return 'it has no host';
  if (host.endsWith(':')) return 'its host ends with a colon';
  // A `!` says in these two places what a character or a text is not.
  const [foreign] = /[^\w.:*?{}()|,[\]^+@\\-]/.exec(host.replace(/!(?=\()|(?<=\[)!/g, '')) ?? [];
  return foreign === undefined ? undefined : `no host has "${foreign}" in its name`;
}

function testOf(pattern: string): (url: URL) => boolean {
  const matches = picomatch(pattern.toLowerCase(), { dot: true, nonegate: true });
  if (pattern.includes('://')) return (url) => spellingsOf(url).some((spelling) => matches(spelling.toLowerCase()));
  if (pattern.includes('/')) return (url) => matches(withoutScheme(url));
  const suffix = `.${pattern.toLowerCase()}`;
  return ({ hostname, host }) => matches(hostname) || matches(host) || hostname.endsWith(suffix);
}

/** An address, and without its slash if it has no path. */
function spellingsOf({ href, origin }: URL): string[] {
  return href === `${origin}/` ? [href, origin] : [href];
}

function withoutScheme({ host, pathname, search }: URL): string {
  return (host + pathname + search).toLowerCase();
}
