import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TextKind } from '../../../../src/content/texts/content-text.ts';
import { checkLanguage } from '../../../../src/lint/check-language.ts';
import { checkSpelling, unknownWords } from '../../../../src/lint/check-spelling.ts';
import { addSiteWords, loadSiteWords } from '../../../../src/lint/site-words.ts';
import { openTongues, type Tongues } from '../../../../src/lint/tongues.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { localeOf } from '../../support/sample-page.ts';
import { textOf } from './sample-text.ts';

let tongues: Tongues;
// Six dictionaries are loaded.
beforeAll(async () => {
  tongues = await openTongues(['en', 'de', 'da', 'no', 'fi', 'us'].map(localeOf), ['Nordvik']);
}, 60_000);
afterAll(() => tongues[Symbol.dispose]());

function tongueOf(lang: string) {
  const own = tongues.of(lang);
  if (!own) throw new Error(`The test opens no ${lang}.`);
  return own;
}

/** What a text of a locale seems to be written in, if it is another language. */
function languageSeen(lang: string, text: string, kind: TextKind = 'prose'): string | undefined {
  const [finding] = checkLanguage(textOf(text, { lang, kind }), tongueOf(lang), tongues);
  return /is in (\w+), not in/.exec(finding?.message ?? '')?.[1];
}

test.each([
  ['de-de', 'A receipt finds its payment by itself.', 'English'],
  ['de-de', 'Nobody chases a receipt', 'English'],
  ['nb-no', 'Du får et svar inden for to arbejdsdage, og du kan altid sige nej tak.', 'Danish'],
  ['en-gb', 'Wer zahlt, macht ein Foto, wenn es Papier gibt, und ist fertig.', 'German'],
])('A text in another language than its locale is found: %s %s', (lang, text, seen) => {
  expect(languageSeen(lang, text)).toBe(seen);
});

test('An alternative text in another language is found', () => {
  expect(languageSeen('de-de', 'A dark card in front of a rising sun', 'alt')).toBe('English');
});

test.each([
  ['de-de', 'Wer zahlt, macht ein Foto, wenn es Papier gibt, und ist fertig.'],
  ['de-de', 'Head of Finance, Nordvik Film'],
  ['de-de', 'Apple Pay'],
  ['fi-fi', 'Kuitti löytää maksunsa itse, eikä kukaan etsi sitä kuun lopussa.'],
  ['nb-no', 'Kvitteringen finner betalingen selv.'],
])('A text in its own language, or one of names, is right: %s %s', (lang, text) => {
  expect(languageSeen(lang, text)).toBeUndefined();
});

function misspelt(lang: string, ...texts: readonly string[]) {
  const own = tongueOf(lang);
  const unknown = unknownWords(
    texts.map((text) => textOf(text, { lang })),
    own,
  );
  return checkSpelling(unknown, own);
}

test('A misspelt word is one finding at its first place, with similar words', () => {
  expect(misspelt('en-gb', 'You recieve it.', 'They recieve it.')).toMatchObject([
    {
      code: 'spelling',
      message: '"recieve" is in no dictionary of English (2 times).',
      document: { field: 'slices[0].primary.body[0]' },
      hint: expect.stringContaining('Did you mean "receive"'),
    },
  ]);
});

test('A compound of German words is right, with and without a hyphen, and a misspelt one is not', () => {
  expect(misspelt('de-de', 'Die Freigaberegel der Helios-Karte gilt für Spesenabrechnungen.')).toEqual([]);
  expect(misspelt('de-de', 'Die Freigaberegl gilt.')).toHaveLength(1);
});

test('Names, abbreviations, placeholders and addresses are no mistakes', () => {
  expect(misspelt('en-gb', 'Nordvik’s PDFs with VAT go to ada@exampl.com, {nmae} and www.exampl.com/pth.')).toEqual([]);
  expect(misspelt('de-de', 'Nordviks Beleg mit MwSt. ist da.')).toEqual([]);
});

test('British words are misspelt in the United States', () => {
  expect(misspelt('en-us', 'The colour of the card.')).toHaveLength(1);
  expect(misspelt('en-gb', 'The colour of the card.')).toEqual([]);
});

test('A language without a dictionary has no misspelt words', () => {
  expect(misspelt('fi-fi', 'Kuitti löytäää maksunsa.')).toEqual([]);
});

test('A list of words that is not UTF-8 is an error with its line', () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'de.txt'), Buffer.from('Tacker\n\xd6se\n', 'latin1'));
  const error = expect.objectContaining({
    code: 'invalid-content',
    message: 'Line 2 of content/words/de.txt is not UTF-8.',
  });
  expect(() => loadSiteWords('de', folder.path)).toThrow(error);
  expect(() => addSiteWords('de', ['Bowls'], folder.path)).toThrow(error);
});

test('Accepted words are added to those of the language, sorted and each once', () => {
  using folder = temporaryFolder();
  addSiteWords('de', ['Tacker', 'Öse'], folder.path);
  addSiteWords('de', ['Bowls', 'Tacker'], folder.path);
  expect(readFileSync(join(folder.path, 'de.txt'), 'utf8')).toBe('Bowls\nÖse\nTacker\n');
  expect(loadSiteWords('de', folder.path)).toEqual(['Bowls', 'Öse', 'Tacker']);
});
