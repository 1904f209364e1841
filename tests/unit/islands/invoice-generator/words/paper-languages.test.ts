import { expect, test } from 'vitest';
import { locales } from '../../../../../config/locales.ts';
import {
  languageOptions,
  paperLanguageOf,
  paperLanguages,
} from '../../../../../src/islands/invoice-generator/words/paper-languages.ts';
import { paperLabels } from '../../../../../src/islands/invoice-generator/words/paper-words.ts';

const markersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test('An invoice can be in the language of each market', () => {
  expect(Object.keys(paperLanguages).sort()).toEqual([...new Set(locales.map(({ language }) => language))].sort());
  expect(languageOptions).toContainEqual({ value: 'sv', text: 'Svenska' });
});

test.each(languageOptions)(
  'The texts of an invoice in $text are whole and have the places for figures',
  async ({ value }) => {
    const [words, english] = await Promise.all([paperLanguageOf(value)?.load(), paperLanguages.en.load()]);
    for (const label of paperLabels) {
      expect(words?.[label], label).not.toBe('');
      expect(markersOf(words?.[label] ?? ''), label).toEqual(markersOf(english[label]));
    }
  },
);

test('A text that is no language’s code leaves the paper in the page’s language', () => {
  expect(paperLanguageOf('xx')).toBeUndefined();
  expect(paperLanguageOf('constructor')).toBeUndefined();
});
