import { expect, test } from 'vitest';
import { parseDecimal } from '../../../../src/islands/kit/parse-decimal.ts';
import { linkedFragment, linkedInputs } from '../../../../src/islands/roi-calculator/linked-inputs.ts';

const fields = { people: 0, hourly: 2 };

test('A link carries the numbers of the calculator and gives them back in the locale’s notation', () => {
  const link = linkedFragment({ people: 60, hourly: 34_50 }, fields);
  expect(link).toBe('#roi:people=60&hourly=34.5');
  expect(linkedInputs(link, fields, ',')).toEqual({ people: '60', hourly: '34,5' });
});

test('A link gives back the largest number that the tool takes', () => {
  const shape = { decimalSign: '.', digits: 2 } as const;
  const largest = parseDecimal('9,999,999,999.99', shape);
  expect(largest).toMatchObject({ ok: true, value: 999_999_999_999 });
  const link = linkedFragment({ hourly: 999_999_999_999 }, fields);
  expect(linkedInputs(link, fields, '.')).toEqual({ hourly: '9999999999.99' });
  expect(parseDecimal('10,000,000,000', shape).ok).toBe(false);
});

test('A link that somebody made up fills in nothing but numbers of known fields', () => {
  const hostile = '#roi:people=60.5&hourly=1e9&hourly=3&salary=1&__proto__=1';
  expect(linkedInputs(hostile, fields, '.')).toEqual({});
  expect(linkedInputs('#roi:people=%3Cscript%3E&hourly=-1', fields, '.')).toEqual({});
  expect(linkedInputs('#roi:people=99999999999', fields, '.')).toEqual({});
  expect(linkedInputs('#people=60', fields, '.')).toEqual({});
});
