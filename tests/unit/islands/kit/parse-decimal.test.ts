import { expect, test } from 'vitest';
import { type NumberShape, parseDecimal } from '../../../../src/islands/kit/parse-decimal.ts';

const british: NumberShape = { decimalSign: '.', digits: 2 };
const german: NumberShape = { decimalSign: ',', digits: 2 };

function read(text: string, shape = british): number | string {
  const parsed = parseDecimal(text, shape);
  return parsed.ok ? parsed.value : parsed.fault;
}

test.each([
  ['0', 0],
  ['7', 700],
  ['.5', 50],
  ['12.', 1200],
  ['1,284.50', 128450],
  ['1.284,50', 128450],
  ['1 284,5', 128450],
  ['1\u202f284\u202f567,5', 128456750],
  ['kr. 5', 500],
  ['1 284.5', 128450],
  ["1'284.50", 128450],
  ['£1,284.50', 128450],
  ['1284,50 kr.', 128450],
  ['EUR 12', 1200],
  ['+3', 300],
  ['25.5 %', 2550],
  ['1,234,567', 123456700],
  ['12,5', 1250],
])('The number %s is understood', (text, value) => {
  expect(read(text)).toBe(value);
});

test('One sign before three digits is read as the locale writes it', () => {
  expect(read('1,284', british)).toBe(128400);
  expect(read('1,284', german)).toBe(128);
  expect(read('1.284', german)).toBe(128400);
  expect(read('1.284', british)).toBe(128);
  expect(read('12345,678', british)).toBe(1234568);
});

test.each([
  ['0.125', 125],
  ['0,125', 125],
  ['00.125', 125],
  ['0.300', 300],
  ['012.345', 12_345],
  ['0.1250', 125],
  ['.125', 125],
  ['10.125', 10_125_000],
])('A sign before three digits groups no thousands if the number begins with 0: %s', (text, thousandths) => {
  expect(read(text, { decimalSign: ',', digits: 3 })).toBe(thousandths);
});

test('A quantity of less than one is the same on a page in English', () => {
  expect(read('0,125', { decimalSign: '.', digits: 3 })).toBe(125);
  expect(read('0.125', { decimalSign: '.', digits: 3 })).toBe(125);
});

test('Two signs leave no doubt about zeros in front, as formats of spreadsheets write them', () => {
  expect(read('0,125.50', german)).toBe(12550);
  expect(read('0.125.000', british)).toBe(12_500_000);
});

test('Digits beyond the last decimal are rounded half up', () => {
  expect(read('0.004')).toBe(0);
  expect(read('0.005')).toBe(1);
  expect(read('1.995')).toBe(200);
  expect(read('2.5', { decimalSign: '.', digits: 0 })).toBe(3);
});

test.each(['', ' ', 'abc', '12abc', '1k', '1e5', '--1', '1.2.3,4,5', '1,23,456', '12,34.5', '.', '1-2', '٣'])(
  'The text "%s" is no number',
  (text) => {
    expect(read(text)).toBe('not-a-number');
  },
);

test.each([
  '480.00 420',
  '3 48',
  '3\t480',
  '1 284 56',
  '£5 £600',
  '20% 5',
  '12 EUR 300',
  '1.5 300',
  '0 125',
  '£0 125.00',
])('Two numbers, as from two cells of a spreadsheet, are not one: "%s"', (text) => {
  expect(read(text)).toBe('not-a-number');
});

test('A negative number is told apart, whichever minus it is written with', () => {
  expect(read('-5')).toBe('negative');
  expect(read('−5')).toBe('negative');
  expect(read('-£5.00')).toBe('negative');
  expect(read('-0')).toBe(0);
});

test('Ten billion is too large a number, and one penny less is not', () => {
  expect(read('9,999,999,999.99')).toBe(999_999_999_999);
  expect(read('10,000,000,000')).toBe('too-large');
  // A unit price has four decimals, a number of days has none.
  expect(read('9,999,999,999.99', { decimalSign: '.', digits: 4 })).toBe(99_999_999_999_900);
  expect(read('10,000,000,000', { decimalSign: '.', digits: 4 })).toBe('too-large');
  expect(read('10,000,000,000', { decimalSign: '.', digits: 0 })).toBe('too-large');
  expect(read('9'.repeat(400))).toBe('too-large');
});
