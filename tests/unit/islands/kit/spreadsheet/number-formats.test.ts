import { expect, test } from 'vitest';
import { numberFormats } from '../../../../../src/islands/kit/spreadsheet/number-formats.ts';

test.each([
  ['en-GB', 'GBP', '"£"#,##0.00', 'dd/mm/yyyy'],
  ['en-US', 'USD', '"$"#,##0.00', 'mm/dd/yyyy'],
  ['de-DE', 'EUR', '#,##0.00" €"', 'dd\\.mm\\.yyyy'],
  ['nl-NL', 'EUR', '"€ "#,##0.00', 'dd-mm-yyyy'],
  ['sv-SE', 'SEK', '#,##0.00" kr"', 'yyyy-mm-dd'],
  ['da-DK', 'ISK', '#,##0" ISK"', 'dd\\.mm\\.yyyy'],
])('A spreadsheet in %s writes %s as %s and a day as %s', (lang, currency, money, day) => {
  const formats = numberFormats(lang, currency);
  expect([formats.money, formats.date]).toEqual([money, day]);
});
