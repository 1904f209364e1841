import { expect, test } from 'vitest';
import { findPageFile, pageFileOf, pathnameOfPageFile } from '../../../src/site/page-file.ts';

test.each([
  ['never', 'helios/en/pricing.html'],
  ['legacy', 'helios/en/pricing.html'],
  ['always', 'helios/en/pricing/index.html'],
] as const)('Under the policy "%s" the page /helios/en/pricing is the file %s', (policy, path) => {
  expect(pageFileOf('/helios/en/pricing', policy)).toBe(path);
});

test('The file of a page is found in either layout', () => {
  for (const file of ['helios/en.html', 'helios/en/index.html']) {
    expect(findPageFile('/helios/en/', (path) => path === file)).toBe(file);
  }
  expect(findPageFile('/helios/en', () => false)).toBeUndefined();
});

test.each([
  ['helios/en.html', '/helios/en'],
  ['helios/en/index.html', '/helios/en'],
  ['helios/en/my-index.html', '/helios/en/my-index'],
  ['index.html', '/'],
  ['helios/static/terms.pdf', undefined],
])('The file %s is the page %s', (path, pathname) => {
  expect(pathnameOfPageFile(path)).toBe(pathname);
});
