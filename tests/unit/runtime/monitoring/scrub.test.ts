import { expect, test } from 'vitest';
import { createScrub } from '../../../../src/runtime/monitoring/scrub.ts';

const scrub = createScrub(() => []);

test.each([
  ['https://a.example/b?email=ada&c=d#e', 'https://a.example/b'],
  ['GET https://a.example/b?c failed', 'GET https://a.example/b failed'],
  ['at load (https://a.example/x.js?v=1:2:3)', 'at load (https://a.example/x.js)'],
  ['/helios/en/pricing?signup=open', '/helios/en/pricing'],
  ['"/helios/en#name"', '"/helios/en"'],
  ['no answer for ?gclid=abc&utm_source=b today', 'no answer for  today'],
])('an address is sent without query and fragment: %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test.each([
  ['Invalid: ada.lovelace+x@mail.example.com!', 'Invalid: [email]'],
  ['mailto:ada@example.com', 'mailto:[email]'],
  ['https://a.example/u/ada%40example.com/x', 'https://a.example/u/[email]/x'],
  ['{"email":"ada@example.com"}', '{"email":"[email]"}'],
])('an email address is never sent: %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test.each([
  'TypeError: undefined is not an object',
  'load@https://a.example/x.js:1:2',
  'node_modules/@grafana/faro-core',
  'Is this true? Yes: 100% of it.',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0',
])('a text without anything of the visitor stays as it is: %s', (text) => {
  expect(scrub(text)).toBe(text);
});

test('what the visitor has typed is never sent, unless it is as short as a part of other words', () => {
  const withForm = createScrub(() => ['Ada Lovelace', 'no']);
  expect(withForm('Ada Lovelace is no company')).toBe('[typed] is no company');
});

test('every text of an item is scrubbed, at any depth, and the item itself is unchanged', () => {
  const item = {
    type: 'trace',
    payload: { spans: [{ attributes: [{ key: 'url.full', value: { stringValue: 'https://a.example/?q=1' } }] }] },
    meta: { page: { url: 'https://a.example/b?c' }, count: 3, empty: null },
  };
  const before = structuredClone(item);
  expect(scrub(item)).toEqual({
    type: 'trace',
    payload: { spans: [{ attributes: [{ key: 'url.full', value: { stringValue: 'https://a.example/' } }] }] },
    meta: { page: { url: 'https://a.example/b' }, count: 3, empty: null },
  });
  expect(item).toEqual(before);
});
