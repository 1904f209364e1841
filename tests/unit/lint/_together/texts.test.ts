import { expect, test } from 'vitest';
import { indexModels } from '../../../../src/content/models/fields-of.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { createFieldsOf } from '../../../../src/content/models/walk-fields.ts';
import { createTextsOf } from '../../../../src/content/texts/content-text.ts';
import { readableText, wordsIn } from '../../../../src/content/texts/readable-text.ts';
import { checkEmptiness } from '../../../../src/lint/check-emptiness.ts';
import { checkRepeats } from '../../../../src/lint/check-repeats.ts';
import { contentOf } from '../../../sites/embedded-content.ts';
import { textOf } from './sample-text.ts';

test('The texts of a document have their places and say what they are for', () => {
  const texts = createTextsOf(createFieldsOf(indexModels(loadModels())))(contentOf('en-gb', 'page', 'home'));
  const kinds = new Set(texts.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['alt', 'heading', 'label', 'link', 'name', 'prose']);
  expect(texts.find(({ kind }) => kind === 'prose')).toMatchObject({
    place: {
      type: 'page',
      uid: 'home',
      lang: 'en-gb',
      field: expect.stringMatching(/^slices\[\d+\]\.primary\.body\[\d+\]$/),
    },
    field: 'body',
  });
  expect(texts.some(({ field }) => field === 'anchor_id' || field === 'hour')).toBe(false);
});

test('The names of fields and the dates in the example of a tool are no texts', () => {
  const textsOf = createTextsOf(createFieldsOf(indexModels(loadModels())));
  const texts = textsOf(contentOf('en-gb', 'page', 'invoice-generator')).map(({ text }) => text);
  expect(texts).toContain('Nordvik Film Ltd');
  expect(texts).not.toContain('company_tax_number');
  expect(texts).not.toContain('2026-11-20');
});

test('A text is read without placeholders, addresses and the signs of plural forms', () => {
  expect(
    readableText('{count, plural, one {# page of {total}} other {# pages}} for {name} at https://a.example/b'),
  ).toBe('# page of … # pages for … at …');
  expect(wordsIn('l’app, Helios-Karte, 28th, B2B')).toEqual(['l’app', 'Helios-Karte', 'B2B']);
  expect(wordsIn('Reisekosten\u00adabrechnungen')).toEqual(['Reisekostenabrechnungen']);
});

test.each([
  ['Learn more', 'link'],
  ['More …', 'heading'],
] as const)('A %s that says nothing alone is found: %s', (text, kind) => {
  expect(checkEmptiness(textOf(text, { kind }), 'en')).toMatchObject([{ code: 'empty-words' }]);
});

test('A heading that names its subject is right, and a word in a paragraph is no heading', () => {
  expect(checkEmptiness(textOf('More about cards', { kind: 'heading' }), 'en')).toEqual([]);
  expect(checkEmptiness(textOf('More'), 'en')).toEqual([]);
});

const sentence = 'After six Mondays you know whom you may believe.';
const onPage = (id: string, more = {}) =>
  textOf(`First. ${sentence}`, { place: { id, type: 'page', uid: id, lang: 'en-gb', field: 'body' }, ...more });

test('A sentence of two pages is one finding that names the other page', () => {
  expect(checkRepeats([onPage('A'), onPage('B')], 'en-GB')).toMatchObject([
    {
      code: 'repeated-text',
      document: { id: 'A' },
      message: `A sentence is also on page "B": "${sentence}"`,
    },
  ]);
});

test('A sentence may be twice on one page, in calls to action, and in words of customers', () => {
  expect(checkRepeats([onPage('A'), onPage('A')], 'en-GB')).toEqual([]);
  expect(checkRepeats([onPage('A', { slice: 'cta' }), onPage('B', { slice: 'cta' })], 'en-GB')).toEqual([]);
  expect(checkRepeats([onPage('A', { field: 'quote' }), onPage('B', { field: 'quote' })], 'en-GB')).toEqual([]);
});
