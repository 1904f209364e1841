import { afterEach, expect, test, vi } from 'vitest';
import { date, number, text, type Workbook } from '../../../../../src/islands/kit/spreadsheet/workbook.ts';
import { xlsxOf } from '../../../../../src/islands/kit/spreadsheet/xlsx.ts';
import { readWorkbook } from '../../../support/read-workbook.ts';

const book: Workbook = {
  title: 'Report',
  lang: 'en-GB',
  widths: [20, 10],
  rows: [[text('Taxi'), number(18.45, '0')]],
  frozenRows: 0,
  isLandscape: false,
  lists: [],
};

afterEach(() => {
  vi.useRealTimers();
});

test('A workbook that is written on another day has the same bytes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') });
  const first = await xlsxOf(book);
  vi.setSystemTime(new Date('2027-03-04T12:30:00Z'));
  expect(await xlsxOf(book)).toEqual(first);
});

test('A day that the calendar does not have is a text in a workbook, and no other day', async () => {
  const rows = [[date('2026-02-28', 'dd'), date('2026-02-30', 'dd')]];
  const { cell } = readWorkbook(await xlsxOf({ ...book, rows }));
  expect([cell('A1').value, cell('B1').value]).toEqual([46_081, '2026-02-30']);
});
