import { expect, test } from 'vitest';
import { embeddedValues } from '../../../sites/embedded-texts.ts';

/** The texts of the embedded content with the names of their fields. */
const texts = embeddedValues().flatMap(({ file, lang, value }) =>
  Object.entries(value).flatMap(([field, text]) =>
    typeof text === 'string' && field !== 'id' ? [{ file, lang, field, text }] : [],
  ),
);

/** Fields that hold a time of day. In other texts, `4.20` may be a price. */
const clockFields = new Set(['hour', 'receipt_time']);
const timeOfDay = /(?<!\d)\d{1,2}([:.])[0-5]\d(?![\d:])/;
const timestamp = /^\d{4}-\d{2}-\d{2}T/;

test('All clocks of a language are written in one way, which is the one of its dates', () => {
  const wrong = texts.filter(({ lang, field, text }) => {
    const separator = timestamp.test(text) ? undefined : timeOfDay.exec(text)?.[1];
    if (separator === undefined) return false;
    return separator === ':' || clockFields.has(field) ? separator !== separatorOf(lang) : false;
  });
  expect(wrong).toEqual([]);
});

function separatorOf(lang: string): string | undefined {
  const parts = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
  return parts.find(({ type }) => type === 'literal')?.value;
}

test('Negative numbers in texts have a minus sign and no hyphen', () => {
  expect(texts.filter(({ text }) => /(?<![\p{L}\p{N}–-])-\s?[£€$]?\d/u.test(text))).toEqual([]);
});

/** A number of thousands: `41,200`. Three digits before `%`, or after a zero as in `0,636`, are decimals. */
const thousands = /(?<![\d.,+\p{L}/-])([1-9]\d{0,2})[.,\s'’](\d{3})(?![\d\p{L}]|\s?%)/gu;

test('All thousands of a language are grouped as its amounts of money are', () => {
  const wrong = texts.filter(({ lang, field, text }) => {
    if (field === 'contact_phone') return false;
    const amounts = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
    return [...text.matchAll(thousands)].some(([number, high, low]) => {
      const parts = amounts.formatToParts(Number(`${high}${low}`));
      return (
        number !==
        parts
          .filter(({ type }) => /integer|group/.test(type))
          .map(({ value }) => value)
          .join('')
      );
    });
  });
  expect(wrong).toEqual([]);
});
