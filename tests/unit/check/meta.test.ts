import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkMeta } from '../../../src/check/meta.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

type PageData = NonNullable<Extract<Sketch, { type: 'page' }>['data']>;

const page = (uid: string, data: PageData, lang = 'en-gb'): Sketch => ({ type: 'page', uid, lang, data });

function check(...sketches: readonly Sketch[]) {
  const snapshot = snapshotOf(...sketches);
  return checkMeta(snapshot, planRoutes(snapshot, config).routes, config.site);
}

test('A title of two pages is one finding with both, whatever the case of its letters', () => {
  expect(check(page('a', { meta_title: 'Cards' }), page('b', { title: 'cards' }))).toMatchObject([
    {
      code: 'duplicate-meta',
      message: '2 pages of en-gb have the title "Cards".',
      document: { uid: 'a', field: 'meta_title' },
      pathnames: ['/helios/en/a', '/helios/en/b'],
    },
  ]);
});

test('Pages of two locales may have the same title, and empty texts are no duplicates', () => {
  expect(check(page('a', { title: 'Cards' }), page('a', { title: 'Cards' }, 'en-us'), page('b', {}))).toEqual([]);
});

test.each([
  [
    { meta_title: 'W'.repeat(28) },
    'meta_title',
    'The title of /helios/en/a is 601 pixels wide in search results, which',
  ],
  [{ meta_description: 'a'.repeat(119) }, 'meta_description', 'The description of /helios/en/a is 926 pixels wide'],
])('A text that is too wide names its field: %#', (data, field, message) => {
  expect(check(page('a', data))).toMatchObject([
    { code: 'long-meta', document: { field }, message: expect.stringContaining(message) },
  ]);
});

test('A text is judged by its width, not by its characters, and accents take no room', () => {
  expect(check(page('a', { meta_title: 'í'.repeat(110), meta_description: 'l'.repeat(295) }))).toEqual([]);
});

test('A page that search engines do not list may have any title', () => {
  expect(check(page('a', { title: 'x'.repeat(99), noindex: true }), page('b', { title: 'x', noindex: true }))).toEqual(
    [],
  );
});
