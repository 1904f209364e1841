import { expect, test } from 'vitest';
import { reportTotals } from '../../../../src/islands/expense-report/expense-report.ts';
import {
  type ReportSheet,
  reportSheetLabels,
  reportWorkbook,
} from '../../../../src/islands/expense-report/report-workbook.ts';
import { xlsxOf } from '../../../../src/islands/kit/spreadsheet/xlsx.ts';
import { readWorkbook } from '../../support/read-workbook.ts';

const labels = Object.fromEntries(reportSheetLabels.map((key) => [key, key])) as ReportSheet['labels'];

const expenses = [
  { date: '2026-03-04', description: 'Hotel', category: 'Travel', amount: 236_00 },
  { date: '2026-03-05', description: '=1+1', category: 'Meals', amount: 18_45 },
  { date: '', description: 'Train', category: 'Travel', amount: undefined },
];
const journeys = [
  { journey: 'Oban and back', distance: 965 },
  { journey: 'To the depot', distance: 333 },
];
const stays = [{ place: 'Lille', days: 25, rate: 15_35 }];
const sheet: ReportSheet = {
  labels,
  htmlLang: 'de-DE',
  currency: 'EUR',
  facts: [{ label: 'Name', text: 'Signe Åsland' }],
  expenses,
  journeys,
  stays,
  categories: ['Meals', 'Travel', 'Office'],
  mileageRate: 45_00,
  advance: 100_00,
  totals: totalsOf({ journeys, stays, mileageRate: 45_00, advance: 100_00 }),
};

function totalsOf({ journeys: trips, ...rest }: Pick<ReportSheet, 'journeys' | 'stays' | 'mileageRate' | 'advance'>) {
  return reportTotals({
    ...rest,
    expenses: expenses.map(({ category, amount = 0 }) => ({ category, amount })),
    journeys: trips.map(({ distance = 0 }) => ({ distance })),
    stays: rest.stays.map(({ days = 0, rate = 0 }) => ({ days, rate })),
  });
}

const bytesOf = (report: ReportSheet) => xlsxOf(reportWorkbook(report));

test('The formulas of an expense report give the sums that the tool shows', async () => {
  const { wrongFormulas, formulas, cell, find } = readWorkbook(await bytesOf(sheet));
  expect(wrongFormulas()).toEqual([]);
  expect(formulas).toBe(12);
  // 236.00 + 18.45 + 43.43 + 14.99 + 38.38 - 100: each journey and each stay is rounded.
  expect(cell(find('due_label').replace('A', 'D'))).toMatchObject({ value: 251.25, text: '251.25 €' });
});

test('The columns of an expense report are as wide as its labels and its largest sum', () => {
  expect(reportWorkbook(sheet).widths).toEqual([16, 42, 24, 16]);
  const facts = [{ label: 'Team or cost centre', text: 'Film' }];
  const totals = { ...sheet.totals, total: 10_000_037_334_00 };
  const [label = 0, , , amount = 0] = reportWorkbook({ ...sheet, facts, totals }).widths;
  expect(label).toBeGreaterThan('Team or cost centre'.length);
  expect(amount).toBeGreaterThan('10.000.037.334,00 €'.length);
});

test('A day in an expense report is a date in the locale’s order, and an amount is a number', async () => {
  const { cell, find } = readWorkbook(await bytesOf(sheet));
  const row = find('Hotel').slice(1);
  expect(cell(`A${row}`)).toMatchObject({ value: 46_085, text: '04.03.2026', format: 'dd\\.mm\\.yyyy' });
  expect(cell(`D${row}`)).toMatchObject({ value: 236, format: '#,##0.00' });
});

test('A text that begins with an equals sign is no formula in a spreadsheet', async () => {
  const { cell, find } = readWorkbook(await bytesOf(sheet));
  expect(cell(find('=1+1')).formula).toBeUndefined();
});

test('An expense report without a row has one to type into, in a currency without decimals too', async () => {
  const nothing = { ...sheet, currency: 'ISK', expenses: [], journeys: [], stays: [], advance: 0 };
  const totals = reportTotals({ expenses: [], journeys: [], stays: [], mileageRate: 0, advance: 0 });
  const { wrongFormulas, cell, find } = readWorkbook(await bytesOf({ ...nothing, totals }));
  expect(wrongFormulas()).toEqual([]);
  expect(cell(find('total_label').replace('A', 'D'))).toMatchObject({ value: 0, format: '#,##0' });
});

test('A sheet with a receipt in another currency says its amount and the VAT in it', async () => {
  const details = {
    paid_label: 'paid',
    paid_currency_label: 'currency',
    exchange_label: 'exchange',
    vat_rate_label: 'rate',
    vat_label: 'VAT',
    net_label: 'net',
  };
  const detail = { paid: 31_00, currency: 'EUR', exchange: 8_420, vatRate: 20_00 };
  const paper = { date: '2026-03-04', description: 'Paper', category: 'Office', amount: 26_10, detail };
  const blank = { date: '', description: '', category: '', amount: undefined };
  const totals = reportTotals({
    expenses: [{ category: 'Office', amount: 26_10 }],
    journeys: [],
    stays: [],
    mileageRate: 0,
    advance: 0,
  });
  const report = {
    ...sheet,
    expenses: [paper, blank],
    journeys: [],
    stays: [],
    mileageRate: 0,
    advance: 0,
    totals,
    details,
  };
  const { wrongFormulas, cell, find } = readWorkbook(await bytesOf(report));
  expect(wrongFormulas()).toEqual([]);
  const row = find('Paper').slice(1);
  expect([cell(`D${row}`).value, cell(`I${row}`).value, cell(`J${row}`).value]).toEqual([26.1, 4.35, 21.75]);
});

test('The same expense report gives the same bytes', async () => {
  expect(await bytesOf(sheet)).toEqual(await bytesOf(sheet));
});
