import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { assertPublishable } from '../../../src/cli/assert-publishable.ts';
import { stored } from '../authoring/sample-stored.ts';

const about = stored('page', 'en-gb', 'about', { data: { template: 'standard' } });
const legal = stored('page', 'en-gb', 'legal', { data: { template: 'standard' } });
const documents = [about, legal, stored('page', 'de-de', 'karten', { data: { template: 'standard' } })];

const assertNew = (...[type, lang, uid, more]: Parameters<typeof stored>) =>
  assertPublishable(stored(type, lang, uid, more), documents, config);

test.each([
  [
    'a page for main markets only',
    ['page', 'de-at', 'ueber-uns', about],
    'wrong-market',
    'Österreich',
    'Choose a main market',
  ],
  [
    'a type without a route in the locale',
    ['job', 'de-de', '4018231', {}],
    'no-document-found',
    'No rule',
    'Choose another locale',
  ],
  ['a UID that the rule does not allow', ['job', 'en-gb', 'boss', {}], 'unsafe-uid', 'boss', 'Change the UID'],
  ['a UID that another page has', ['page', 'de-de', 'karten', about], 'duplicate-pathname', 'karten', '--uid'],
] as const)(
  'A translation that no export would publish is not begun: %s',
  (_what, [type, lang, uid, like], code, text, hint) => {
    const more = 'data' in like ? { data: like.data, group: like.group } : {};
    expect(() => assertNew(type, lang, uid, more)).toThrow(
      expect.objectContaining({
        code: 'bad-argument',
        message: expect.stringMatching(new RegExp(`\\(${code}\\).*${text}`)),
        hint: expect.stringContaining(hint),
      }),
    );
  },
);

test('A translation that an export would publish is begun, and a document without a page', () => {
  expect(() => assertNew('page', 'de-de', 'ueber-uns', { data: about.data, group: about.group })).not.toThrow();
  expect(() => assertNew('page', 'de-at', 'recht', { data: legal.data, group: legal.group })).not.toThrow();
  expect(() => assertNew('legal_page', 'de-at', 'terms')).not.toThrow();
  expect(() => assertNew('product_scene', 'de-at', 'spend-day')).not.toThrow();
});
