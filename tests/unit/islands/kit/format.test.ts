import { expect, test } from 'vitest';
import { locales } from '../../../../config/locales.ts';
import { createFormat } from '../../../../src/islands/kit/format.ts';

/** Browsers disagree on the kind of space. */
function spaced(text: string): string {
  return text.replace(/\s/gu, ' ');
}

test('The figures in a tool are written the locale’s way', () => {
  expect(spaced(createFormat('en-GB').money(123_456, 'GBP'))).toBe('£1,234.56');
  expect(spaced(createFormat('de-DE').money(123_456, 'EUR'))).toBe('1.234,56 €');
  expect(createFormat('de-DE').decimalSign).toBe(',');
  expect(spaced(createFormat('de-DE').percent(25_50))).toBe('25,5 %');
});

test.each(locales.map(({ htmlLang }) => htmlLang))('The figures in a tool are grouped alike in %s', (htmlLang) => {
  const format = createFormat(htmlLang);
  const written = [format.number(12_345), format.quantity(12_345).text, format.amount(12_345_00, 'EUR').slice(0, -3)];
  expect(new Set(written)).toEqual(new Set([/\d+.\d+/.exec(format.briefMoney(12_345_00, 'EUR'))?.[0]]));
});

test('The figures in a tool have no decimals in a currency without a smaller unit', () => {
  expect(spaced(createFormat('en-GB').money(1_500, 'ISK'))).toBe('ISK 1,500');
  expect(createFormat('en-GB').amount(1_500, 'ISK')).toBe('1,500');
});

test('The figures in a tool show the further decimals of a price only where it has some', () => {
  const format = createFormat('en-GB');
  expect(format.amount(149, 'GBP', 2)).toBe('0.0149');
  expect(format.amount(48_00_00, 'GBP', 2)).toBe('48.00');
  expect(format.money(7_250, 'GBP', 2)).toBe('£0.725');
});

test('The figures in a tool are brief in a sentence', () => {
  expect(createFormat('en-GB').briefMoney(30_00, 'GBP')).toBe('£30');
  expect(createFormat('en-GB').briefMoney(42_50, 'GBP')).toBe('£42.50');
});

test('A text in a tool that is no date is shown as it was typed', () => {
  const format = createFormat('en-GB');
  expect(format.date('2026-03-04')).toBe('4 March 2026');
  expect(format.date('soon')).toBe('soon');
  expect(format.date('2026-99-99')).toBe('2026-99-99');
  expect(format.date('2026-02-30')).toBe('2026-02-30');
  expect(format.shortDate('2026-02-30')).toBe('2026-02-30');
});

test('Negative figures in a tool have a minus sign and no hyphen', () => {
  const format = createFormat('en-GB');
  expect(format.money(-48_300_00, 'GBP')).toBe('−£48,300.00');
  expect(format.briefMoney(-48_300_00, 'GBP')).toBe('−£48,300');
  expect(format.amount(-48_300_00, 'GBP')).toBe('−48,300.00');
  expect(format.number(-15, 1)).toBe('−1.5');
});

test.each([
  ['en-GB', 'GBP', '£'],
  ['de-DE', 'EUR', '€'],
  ['da-DK', 'DKK', 'kr.'],
  ['fr-FR', 'SEK', 'SEK'],
])('The sign of a currency is that of amounts in %s: %s is %s', (htmlLang, currency, sign) => {
  expect(createFormat(htmlLang).currencySign(currency)).toBe(sign);
});

test.each([
  ['en-GB', 1, 'day'],
  ['en-GB', 30, 'days'],
  ['de-DE', 30, 'Tage'],
  ['sv-SE', 30, 'dagar'],
])('The word for days in %s is that of the number %i: %s', (htmlLang, days, word) => {
  expect(createFormat(htmlLang).dayWord(days)).toBe(word);
});
