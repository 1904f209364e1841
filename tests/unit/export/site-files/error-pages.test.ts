import { expect, test } from 'vitest';
import { errorPages } from '../../../../src/export/site-files/error-pages.ts';
import type { TrailingSlash } from '../../../../src/rules/pathname.ts';
import { pageFileOf } from '../../../../src/site/page-file.ts';
import { inputOf, routes } from './sample-input.ts';

const recordsOf = (policy: TrailingSlash) =>
  routes.map(({ pathname }) => ({
    pathname,
    page: {
      path: pageFileOf(pathname, policy),
      sha256: pathname,
      bytes: 1,
      type: 'text/html',
      cache: 'revalidate' as const,
    },
  }));

test('An error page in a folder is also where hosts look for it, the default locale’s in the root too', () => {
  expect(errorPages(inputOf(), recordsOf('always')).map(({ path, sha256 }) => [path, sha256])).toEqual([
    ['helios/en/404.html', '/helios/en/404'],
    ['404.html', '/helios/en/404'],
    ['helios/en/500.html', '/helios/en/500'],
    ['500.html', '/helios/en/500'],
    ['helios/de/404.html', '/helios/de/404'],
  ]);
});

test('An error page that is already where hosts look for it is not written twice', () => {
  expect(errorPages(inputOf(), recordsOf('never')).map(({ path, sha256 }) => [path, sha256])).toEqual([
    ['404.html', '/helios/en/404'],
    ['500.html', '/helios/en/500'],
  ]);
});
