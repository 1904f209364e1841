import { expect, test } from 'vitest';
import { xlsxOf } from '../../../../../src/islands/kit/spreadsheet/xlsx.ts';
import type { SliceOf } from '../../../../../src/templates/slice-props.ts';
import { workbookOf } from '../../../../../src/templates/slices/Spreadsheet/workbook-of.ts';
import { contentOf, sliceIn } from '../../../../sites/embedded-content.ts';
import { sliceOf } from '../../../support/document-of.ts';
import { readWorkbook } from '../../../support/read-workbook.ts';
import { localeOf } from '../../../support/sample-page.ts';

const templates = {
  expense_report: 'expense-reporting',
  invoice: 'invoice',
  mileage_log: 'mileage-reimbursement',
  cash_flow: 'cash-flow',
} as const;
type Variation = keyof typeof templates;

/** The file of a template as another program reads it. */
async function read(variation: Variation, urlCode = 'en', lang = 'en-gb') {
  const slice = sliceIn(contentOf(lang, 'page', templates[variation]), 'spreadsheet', variation);
  // The slice is of the content, whose shape the validation has checked.
  const workbook = workbookOf(slice as unknown as SliceOf<'spreadsheet'>, localeOf(urlCode));
  return readWorkbook(await xlsxOf(workbook));
}

test.each(Object.keys(templates) as Variation[])(
  'Every formula of the template %s has its result',
  async (variation) => {
    for (const urlCode of ['en', 'de', 'da']) {
      const { wrongFormulas, formulas } = await read(variation, urlCode);
      expect(wrongFormulas()).toEqual([]);
      expect(formulas).toBeGreaterThan(10);
    }
  },
);

test('The mileage log pays the lower rate above ten thousand miles, as HMRC’s approved amounts do', async () => {
  const { cell } = await read('mileage_log');
  // 9,940 + 61 miles: 60 at 55p, one at 25p.
  expect([cell('F10').value, cell('G10').value, cell('H10').value]).toEqual([10_001, 1, 33.25]);
});

test('The Irish mileage log keeps four decimals of the civil service rates, and rounds each journey once', async () => {
  const { cell } = await read('mileage_log', 'ie', 'en-ie');
  expect([cell('C4').value, cell('C5').value].map((euros) => Math.round(Number(euros) * 10_000))).toEqual([4340, 7918]);
  // 1,390 + 75 + 50 km: 75 at 43.40c, then 35 at 43.40c and 15 at 79.18c.
  expect([cell('H10').value, cell('H11').value]).toEqual([32.55, 27.07]);
});

test('The invoice template has the VAT of each rate and the day of payment', async () => {
  const { cell, find } = await read('invoice');
  const total = find('To be paid').slice(1);
  // (1,450 + 380) × 1.2 + 12 × 4.50
  expect(cell(`E${total}`)).toMatchObject({ value: 2250, text: '£2,250.00' });
  expect(cell('E5').text).toBe('29/01/2027');
});

test('A template has the formats of its locale', async () => {
  const { cell } = await read('invoice', 'de');
  expect(cell('E3').text).toBe('15.01.2027');
});

test.each(Object.keys(templates) as Variation[])('An empty slice %s is a spreadsheet too', async (variation) => {
  const bytes = await xlsxOf(workbookOf(sliceOf('spreadsheet', variation), localeOf('en')));
  expect(readWorkbook(bytes).sheetName).toBe('Helios');
});
