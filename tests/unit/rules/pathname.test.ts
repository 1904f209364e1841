import { expect, test } from 'vitest';
import { applyTrailingSlash, joinPathname, pageDataPathname, type TrailingSlash } from '../../../src/rules/pathname.ts';

const table: readonly (readonly [path: string, legacy: string, always: string, never: string])[] = [
  ['/', '/', '/', '/'],
  ['', '', '', ''],
  ['/helios/en', '/helios/en', '/helios/en/', '/helios/en'],
  ['/helios/en/', '/helios/en/', '/helios/en/', '/helios/en'],
  ['/a?b=/c/', '/a?b=/c/', '/a/?b=/c/', '/a?b=/c/'],
  ['/a/?b#c', '/a/?b#c', '/a/?b#c', '/a?b#c'],
  ['/a#b/', '/a#b/', '/a/#b/', '/a#b/'],
  ['/file.pdf', '/file.pdf', '/file.pdf', '/file.pdf'],
  ['/file.PDF', '/file.PDF', '/file.PDF', '/file.PDF'],
  ['/file.pdf/', '/file.pdf/', '/file.pdf', '/file.pdf'],
  ['/sitemap.xml', '/sitemap.xml', '/sitemap.xml', '/sitemap.xml'],
  ['/a.html?x', '/a.html?x', '/a.html?x', '/a.html?x'],
  ['/v1.2', '/v1.2', '/v1.2/', '/v1.2'],
];
const policies: readonly TrailingSlash[] = ['legacy', 'always', 'never'];
test.each(table)('The pathname %j follows the policies legacy, always and never', (path, ...expected) => {
  expect(policies.map((policy) => applyTrailingSlash(path, policy))).toEqual(expected);
});

test('A pathname is prefix, locale and path, and home has no path of its own', () => {
  expect(joinPathname('/helios', 'en', '/')).toBe('/helios/en');
  expect(joinPathname('/helios', 'fr-be', '/legal/gdpr')).toBe('/helios/fr-be/legal/gdpr');
  expect(joinPathname('', 'en', '/pricing')).toBe('/en/pricing');
});

test('The data of a page has a pathname below the prefix, and the root is called index', () => {
  expect(pageDataPathname('/helios', '/helios/en/pricing')).toBe('/helios/page-data/en/pricing/page-data.json');
  expect(pageDataPathname('/helios', '/helios/en/')).toBe('/helios/page-data/en/page-data.json');
  expect(pageDataPathname('/helios', '/helios')).toBe('/helios/page-data/index/page-data.json');
});
