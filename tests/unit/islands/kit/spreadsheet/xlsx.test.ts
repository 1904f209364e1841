import { afterEach, expect, test, vi } from 'vitest';
import { number, text, type Workbook } from '../../../../../src/islands/kit/spreadsheet/workbook.ts';
import { xlsxOf } from '../../../../../src/islands/kit/spreadsheet/xlsx.ts';

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
