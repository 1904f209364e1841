import { expect, test } from 'vitest';
import { numberFormats } from '../../../../../src/islands/kit/spreadsheet/number-formats.ts';
import { date, empty, formula, number, text } from '../../../../../src/islands/kit/spreadsheet/workbook.ts';
import { cellText } from '../../../../../src/templates/slices/Spreadsheet/cell-text.ts';

const british = numberFormats('en-GB', 'GBP');
const german = numberFormats('de-DE', 'EUR');
const french = numberFormats('fr-FR', 'EUR');

/** French groups have a narrow space that doesn't break, and a percentage has one before its sign. */
function withPlainSpaces(words: string): string {
  return words.replace(/\s/g, ' ');
}

test.each([
  [number(1450, british.amount), '1,450.00'],
  [number(4.5, british.price), '4.50'],
  [number(0.4345, british.price), '0.4345'],
  [number(9940, british.number), '9940'],
  [number(0.2, british.percent), '20.0%'],
  [formula('SUM(E11:E28)', 2250, british.money), '£2,250.00'],
  [formula('IF(B14="","",1)', '', british.amount), ''],
  [number(18_000, '#,##0'), '18,000'],
])('A number has the signs of its format: %o is %s', (cell, shown) => {
  expect(cellText(cell, 'en-GB')).toBe(shown);
});

test('A number has the signs of its language', () => {
  expect(withPlainSpaces(cellText(number(1450, german.money), 'de-DE'))).toBe('1.450,00 €');
  expect(withPlainSpaces(cellText(number(1450, french.money), 'fr-FR'))).toBe('1 450,00 €');
  expect(withPlainSpaces(cellText(number(0.2, french.percent), 'fr-FR'))).toBe('20,0 %');
});

test('A day has the order of its language, as a date or as the result of a formula', () => {
  expect(cellText(date('2027-01-15', british.date), 'en-GB')).toBe('15/01/2027');
  expect(cellText(date('2027-01-15', german.date), 'de-DE')).toBe('15.01.2027');
  expect(cellText(formula('B6+7', 46_037, british.date), 'en-GB')).toBe('15/01/2026');
});

test('A text stays as it is, also where a date is expected, and an empty cell has none', () => {
  expect(cellText(text('Second camera'), 'en-GB')).toBe('Second camera');
  expect(cellText(date('any day', british.date), 'en-GB')).toBe('any day');
  expect(cellText(empty, 'en-GB')).toBe('');
});
