import picomatch from 'picomatch';

/**
 * Creates a test for addresses. A pattern is one of these; `*` stands for any text without a slash, `**` for any text:
 *
 * - a host, `linkedin.com`, which includes its subdomains, or `*.linkedin.com`
 * - a host with a path, `example.com/docs/**`
 * - a whole address, `https://example.com/docs/**`
 */
export function createAddressTest(patterns: readonly string[]): (href: string) => boolean {
  const tests = patterns.map(testOf);
  return (href) => tests.some((matches) => matches(new URL(href)));
}

/** False for a pattern that fits no address, because it is empty or has a bracket without a partner. */
export function isAddressPattern(pattern: string): boolean {
  try {
    picomatch.makeRe(pattern, { strictBrackets: true });
    return pattern.trim() !== '';
  } catch {
    return false;
  }
}

function testOf(pattern: string): (url: URL) => boolean {
  const matches = picomatch(pattern.toLowerCase(), { dot: true, nonegate: true });
  if (pattern.includes('://')) return ({ href }) => matches(href.toLowerCase());
  if (pattern.includes('/')) return (url) => matches(withoutScheme(url));
  const suffix = `.${pattern.toLowerCase()}`;
  return ({ hostname, host }) => matches(hostname) || matches(host) || hostname.endsWith(suffix);
}

function withoutScheme({ host, pathname, search }: URL): string {
  return (host + pathname + search).toLowerCase();
}
