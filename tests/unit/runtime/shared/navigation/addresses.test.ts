import { expect, test } from 'vitest';
import { isWithinReach, localeRoot, wildcardFor } from '../../../../../src/runtime/shared/navigation/addresses.ts';
import { patternSource } from '../../../../../src/site/links.ts';

const at = (reference: string) => new URL(reference, 'https://www.helios.example');

test.each([
  ['/helios/en', '/helios', '/helios/en'],
  ['/helios/fr-be/legal/gdpr', '/helios', '/helios/fr-be'],
  ['/de/preise', '', '/de'],
  ['/', '', '/'],
])('The home of %s below "%s" is %s', (pathname, pathPrefix, home) => {
  expect(localeRoot(pathname, pathPrefix)).toBe(home);
});

const site = { pathPrefix: '/helios', plainAnchors: patternSource(['/helios/en/preview/**', '/helios/en/old-app']) };
const from = at('/helios/en/legal?a#b');

test.each(['/helios/en', '/helios/en/', '/helios/en/pricing?x=1#y', '/helios/en/a/b/c/', '/helios/en/legal'])(
  'A page may be replaced by %s',
  (to) => {
    expect(isWithinReach(at(to), from, site)).toBe(true);
  },
);

test.each([
  ['another host', 'https://blog.helios.example/helios/en/pricing'],
  ['another scheme', 'http://www.helios.example/helios/en/pricing'],
  ['a mail', 'mailto:press@helios.example'],
  ['another locale', '/helios/de/legal'],
  ['a locale that begins alike', '/helios/en-us/legal'],
  ['what is above the locales', '/helios'],
  ['another site on the host', '/shop/en/legal'],
  ['two slashes', '/helios//en/legal'],
  ['a file', '/helios/en/legal/terms.pdf'],
  ['a plain anchor', '/helios/en/old-app'],
  ['a plain anchor with a slash', '/helios/en/old-app/'],
  ['what is below a plain anchor', '/helios/en/preview/a/b'],
])('A page may not be replaced by an address that is %s', (_, to) => {
  expect(isWithinReach(at(to), from, site)).toBe(false);
});

const matchPaths = ['/helios/en/bills/*', '/helios/en/bills/paid/*', '/helios/de/bills/*'];

test.each([
  ['/helios/en/bills/1', '/helios/en/bills'],
  ['/helios/en/bills/1/2/3', '/helios/en/bills'],
  ['/helios/en/bills/paid', '/helios/en/bills'],
  ['/helios/en/bills/paid/1', '/helios/en/bills/paid'],
  ['/helios/de/bills/1', '/helios/de/bills'],
])('The wildcard page for %s is %s', (pathname, page) => {
  expect(wildcardFor(pathname, matchPaths)).toBe(page);
  expect(wildcardFor(pathname, matchPaths.toReversed())).toBe(page);
});

test.each(['/helios/en/bills', '/helios/en/bills-paid/1', '/helios/fi/bills/1', '/helios/en'])(
  'There is no wildcard page for %s',
  (pathname) => {
    expect(wildcardFor(pathname, matchPaths)).toBeUndefined();
  },
);
