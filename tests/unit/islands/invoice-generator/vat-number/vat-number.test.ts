import { expect, test } from 'vitest';
import { vatNumberRules } from '../../../../../src/islands/invoice-generator/vat-number/countries.ts';
import { vatNumberFault } from '../../../../../src/islands/invoice-generator/vat-number/vat-number.ts';

/**
 * Right numbers of each country and of each kind that it has: examples with which python-stdnum documents the states'
 * rules (https://arthurdejong.org/python-stdnum/), and numbers of British branches and public bodies.
 */
const right = [
  'ATU13585627',
  ...['BE0403019261', 'BE0428759497'],
  'BG175074752',
  ...['CHE-100.155.212 MWST', 'CHE-107.787.577 IVA', 'CHE-116.281.710'],
  'CY-10259033P',
  ...['CZ25123891', 'CZ7103192745', 'CZ640903926'],
  'DE136695976',
  'DK 13585628',
  ...['EE100931558', 'EE100594102'],
  ...['EL094259216', 'GR 094259216'],
  ...['ES54362315K', 'ESX2482300W', 'ESJ99216582', 'ESB58378431'],
  'FI 20774740',
  ...['FR40303265045', 'FR 23334175221', 'FR K7399859412', 'FR83404833048'],
  ...['GB980780684', 'GB 802311782', 'GBGD123', 'GBHA600', 'GB980780684001', 'XI110305878'],
  'HR33392005961',
  'HU-12892312',
  ...['IE6433435F', 'IE6433435OA', 'IE8D79739I', 'IE8473625E'],
  'IT00743110157',
  ...['LT119511515', 'LT100001919017', 'LT100004801610'],
  'LU150 274 42',
  ...['LV40003521600', 'LV16117519997'],
  'MT1167-9112',
  ...['NL004495445B01', 'NL123456789B13'],
  ...['NO988077917MVA', 'NO 988 077 917'],
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SE123456789701',
  'SI50223054',
  'SK2022749619',
];

test('A documented VAT number of each country is right, with spaces, dashes and points', () => {
  expect(right.filter((number) => vatNumberFault(number, 'US'))).toEqual([]);
});

test('Every market of the European Union, and each neighbour, has a rule and a right example', () => {
  expect([...vatNumberRules.keys()].sort().join(' ')).toBe(
    'AT BE BG CHE CY CZ DE DK EE EL ES FI FR GB HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
  );
  const examples = [...vatNumberRules.values()].map(({ example }) => example);
  expect(examples.filter((number) => vatNumberFault(number, 'US'))).toEqual([]);
});

/** Numbers whose last digit is a running number or a branch, or that have no check digits at all. */
const withoutLastCheckDigit = /^(GB(GD|HA)|GB.{12}$|SE|NL004495445B01)/;

test('A wrong last digit makes a VAT number wrong', () => {
  const wrong = right
    .filter((number) => !withoutLastCheckDigit.test(number))
    .map((number) => number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)));
  expect(wrong.filter((number) => !vatNumberFault(number, 'US'))).toEqual([]);
});

test('A VAT number of another length tells how its country’s numbers look', () => {
  expect(vatNumberFault('DE13669597', 'GB')).toEqual({ code: 'shape', country: 'DE', example: 'DE136695976' });
  expect(vatNumberFault('CHE-100.155', 'GB')).toMatchObject({ code: 'shape', country: 'CHE' });
});

test('A number without letters is one of its party’s country', () => {
  expect(vatNumberFault('980 7806 84', 'GB')).toBeUndefined();
  expect(vatNumberFault('980 7806 85', 'GB')).toEqual({ code: 'check-digits' });
  expect(vatNumberFault('U13585627', 'AT')).toBeUndefined();
});

test('Numbers of countries without a rule are not judged', () => {
  expect(vatNumberFault('US 12-3456789', 'GB')).toBeUndefined();
  expect(vatNumberFault('12-3456789', 'US')).toBeUndefined();
});
