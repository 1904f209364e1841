import { expect, test } from 'vitest';
import { checkNotation } from '../../../../src/lint/check-notation.ts';
import { numberFormOf } from '../../../../src/lint/number-form.ts';
import { localeOf } from '../../support/sample-page.ts';
import { textOf } from './sample-text.ts';

/** What a text of a locale writes in a wrong way. */
function seenIn(urlCode: string, text: string): string[] {
  const locale = localeOf(urlCode);
  const findings = checkNotation(textOf(text, { lang: locale.code }), locale, numberFormOf(locale));
  return findings.map(({ message }) => /does not write (.+?): "/.exec(message)?.[1] ?? message);
}

test.each([
  ['de', 'Das kostet 1,234.56 € im Jahr.', '1,234.56'],
  ['de', 'Das kostet 1,234 € im Jahr.', '1,234'],
  ['en', 'That costs £1.234 a year.', '1.234'],
  ['fr', 'Soit 4.200 reçus par an.', '4.200'],
  ['de', 'Ab 12.50 € im Monat.', '12.50'],
  ['en', 'From £12,50 a month.', '12,50'],
])('A number in the form of another language is found: %s %s', (urlCode, text, seen) => {
  expect(seenIn(urlCode, text)).toContain(seen);
});

test.each([
  ['de', 'Das kostet €20.', '€2'],
  ['ie', 'That costs 20 €.', '0 €'],
  ['nl', 'Dat kost 20 €.', '0 €'],
])('A currency’s sign on the other side of the number is found: %s %s', (urlCode, text, seen) => {
  expect(seenIn(urlCode, text)).toEqual([seen]);
});

test.each([
  ['de', 'Bis zu 20% weniger.', '0%'],
  ['en', 'Up to 20 % less.', '0 %'],
])('A percentage with the space of another language is found: %s %s', (urlCode, text, seen) => {
  expect(seenIn(urlCode, text)).toEqual([seen]);
});

test.each([
  ['de', 'Am 22 November 2026 in Berlin.', '22 November'],
  ['us', 'On 22 November 2026 in Hoboken.', '22 November'],
  ['en', 'On November 22, 2026 in London.', 'November 22'],
  ['es', 'El 22 noviembre en Madrid.', '22 noviembre'],
  ['de', 'Am 2026-11-22 in Berlin.', '2026-11-22'],
])('A date in the form of another language is found: %s %s', (urlCode, text, seen) => {
  expect(seenIn(urlCode, text)).toEqual([seen]);
});

test.each([
  ['de', 'Er sagte “nein” dazu.', ['”']],
  ['en', 'She said "no" to it.', ['"']],
  ['fr', 'Elle a dit „non“.', ['„']],
])('The quotation marks of another language are found: %s %s', (urlCode, text, seen) => {
  expect(seenIn(urlCode, text)).toEqual(seen);
});

test.each([
  ['de', 'Das kostet 20 € im Monat.', ['0 €']],
  ['nl', 'Dat kost € 20 per maand.', ['€ 2']],
  ['da', 'Det koster 20 kr. om måneden.', ['0 kr']],
  ['es', 'Un IVA del 21 %.', ['1 %']],
  ['fr', 'Un mot suffit : « reçu ». Pourquoi ?', ['suffit :', '« reçu »', 'Pourquoi ?']],
])('A space at which a line could tear apart what belongs together is found: %s %s', (urlCode, text, seen) => {
  expect(seenIn(urlCode, text)).toEqual(seen);
});

test.each([
  ['de', 'Am 22. November 2026 kosten 1.234,56\u00a0€ nur 20\u00a0% mehr, sagt die „Zeitung“.'],
  ['us', 'On November 22, 2026, $1,234.56 is 20% more, says the “paper”.'],
  ['en', 'On 22 November 2026 £1,234.56 is 20% more, says the ‘paper’. Version 2.1.3, EN 16931, 12,000 people.'],
  ['fr', 'Le 22 novembre 2026, 1 234,56\u00a0€ font 20\u00a0% de plus, dit le «\u00a0journal\u00a0».'],
  ['fr', 'Le barème donne 0,636\u00a0€ par kilomètre.'],
  ['es', 'El 22 de noviembre de 2026, 12.345,60\u00a0€ son un 20\u00a0% más, dice el «diario».'],
  ['nl', 'Op 22 november 2026 is €\u00a01.234,56 20% meer, zegt de ‘krant’.'],
  ['se', 'Den 22 november 2026 är 1 234,56\u00a0kr 20\u00a0% mer, säger ”tidningen”. Uppdaterad 2026-11-22.'],
  ['da', 'Den 22. november 2026 er 1.234,56\u00a0kr. 20\u00a0% mere, siger »avisen«. Kl. 13.05.'],
])('A text in the form of its own language has no finding: %s', (urlCode, text) => {
  expect(seenIn(urlCode, text)).toEqual([]);
});
