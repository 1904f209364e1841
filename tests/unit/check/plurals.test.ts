import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkPlurals, wholeNumberForms } from '../../../src/check/plurals.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const polish = { ...config.locales[0], code: 'pl-pl', htmlLang: 'pl-PL' };

function check(ebook_pages: string, lang = 'en-gb') {
  const snapshot = snapshotOf({ type: 'global_strings', lang, data: { ebook_pages } });
  const locales = [...config.locales, polish] as typeof config.locales;
  return checkPlurals(snapshot, locales);
}

test.each(['{pages} pages', '{pages, plural, one {# page} other {# pages}}', 'One, {two}, three'])(
  'The text %s is sound',
  (text) => {
    expect(check(text)).toEqual([]);
  },
);

test.each([
  '{pages, plural, one {# page} other {# pages}',
  '{pages, plural, one {# page}}',
  '{pages, plurals, one {# page} other {# pages}}',
])('The malformed text %s is an error with its field', (text) => {
  expect(check(text)).toMatchObject([
    { code: 'plural-forms', severity: 'error', document: { type: 'global_strings', field: 'ebook_pages' } },
  ]);
});

test('A form that the language has and the text lacks is a warning', () => {
  expect(check('{pages, plural, one {# strona} other {# strony}}', 'pl-pl')).toMatchObject([
    {
      severity: 'warning',
      message: expect.stringMatching(/lacks the plural form "(?:many|few)" of \{pages\} and .* which pl-pl needs/),
    },
  ]);
});

test('The forms of millions and of fractions are not needed', () => {
  expect(wholeNumberForms('fr-FR')).toEqual(new Set(['one', 'other']));
  expect(wholeNumberForms('pl-PL')).toEqual(new Set(['many', 'one', 'few']));
});
