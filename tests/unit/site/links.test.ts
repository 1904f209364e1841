import { expect, test } from 'vitest';
import { type LinkRules, matchesAny, parseReference } from '../../../src/site/links.ts';

const rules: LinkRules = {
  origin: 'https://www.helios.example',
  pathPrefix: '/helios',
  trailingSlash: 'never',
  urlCodes: new Set(['en', 'de', 'fr-be']),
  rawPaths: ['/robots.txt', '/api/**'],
  appOrigin: 'https://app.helios.example',
  blogOrigin: 'https://blog.helios.example',
};
const parse = (reference: string, urlCode = 'de') => parseReference(reference, urlCode, rules);

test.each([
  ['/pricing', '/helios/de/pricing'],
  ['/', '/helios/de'],
  ['/pricing/?plan=zenith#faq', '/helios/de/pricing?plan=zenith#faq'],
  ['/en/pricing', '/helios/en/pricing'],
  ['/fr-be', '/helios/fr-be'],
  ['/helios/en/pricing/', '/helios/en/pricing/'],
  ['/robots.txt', '/robots.txt'],
  ['/api/x/y', '/api/x/y'],
  ['https://www.helios.example/pricing', '/helios/de/pricing'],
  ['https://www.helios.example/helios/en', '/helios/en'],
])('The address %s in content is internal: %s', (reference, href) => {
  expect(parse(reference)).toEqual({ kind: 'internal', href });
});

test.each([
  ['https://blog.helios.example/de', 'https://blog.helios.example/de'],
  ['mailto:hello@helios.example', 'mailto:hello@helios.example'],
  ['tel:+4512345678', 'tel:+4512345678'],
  ['  https://example.com  ', 'https://example.com/'],
])('The address %s in content is external', (reference, href) => {
  expect(parse(reference)).toEqual({ kind: 'external', href, takesRest: false });
});

test.each([
  ['app:/register', 'https://app.helios.example/register'],
  ['APP:/register?plan=daylight#top', 'https://app.helios.example/register?plan=daylight#top'],
  ['app:/', 'https://app.helios.example/'],
  ['blog:/', 'https://blog.helios.example/de'],
  ['blog:/hotel-bill?ref=site', 'https://blog.helios.example/de/hotel-bill?ref=site'],
  ['blog:/?page=2', 'https://blog.helios.example/de?page=2'],
  ['blog:/en/hotel-bill', 'https://blog.helios.example/en/hotel-bill'],
])('The address %s in content leads to the host that the configuration names', (reference, href) => {
  expect(parse(reference)).toEqual({ kind: 'external', href, takesRest: false });
});

test('An address of the product that ends in /* takes the rest of a visitor’s address', () => {
  const href = 'https://app.helios.example/bills';
  expect(parse('app:/bills/*')).toEqual({ kind: 'external', href, takesRest: true });
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'file:///etc/passwd',
  'app:register',
  'app://evil.example/register',
  'app:/\\evil.example',
  'blog:',
  'pricing',
  '',
])('The address %j in content is refused', (reference) => {
  expect(parse(reference).kind).toBe('unsafe');
});

test('A fragment in content stays on its page', () => {
  expect(parse('#faq')).toEqual({ kind: 'fragment', href: '#faq' });
});

test.each([
  ['/helios/en/preview', ['/helios/*/preview/**'], true],
  ['/helios/en/preview/a/b', ['/helios/*/preview/**'], true],
  ['/helios/en/pricing', ['/helios/*/preview/**'], false],
  ['/sitemap-en.xml', ['/sitemap-*.xml'], true],
  ['/a/b', ['/*'], false],
  ['/a/b', ['/**'], true],
  ['/a-b', ['/a.b'], false],
  ['/a(b', ['/a(b'], true],
  ['/a', [], false],
  ['/a/b/c', ['/**/c'], true],
])('The path %s matches %j: %s', (pathname, patterns, expected) => {
  expect(matchesAny(pathname, patterns)).toBe(expected);
});

test.each([
  ['https://exa mple.com/a b', 'a host or a port that browsers can not read', 'address bar'],
  ['https://example.com:99999/', 'a host or a port that browsers can not read', 'address bar'],
  ['//evil.example/x', 'two slashes at its beginning', 'a single slash'],
  ['/\\evil.example/x', 'two slashes at its beginning', 'a single slash'],
  ['https://user:pw@host.example/', 'a user name or a password before its host', 'every visitor could read it'],
  ['https://user@www.helios.example/pricing', 'a user name or a password before its host', 'before the @'],
  ['pricing', 'no scheme', 'begins with a slash'],
  ['javascript:alert(1)', 'javascript:', 'https, http, mailto, tel'],
])('An address that links may not have is refused with its own reason: %s', (reference, reason, hint) => {
  expect(parse(reference)).toEqual({
    kind: 'unsafe',
    reason: expect.stringContaining(reason),
    hint: expect.stringContaining(hint),
  });
});
