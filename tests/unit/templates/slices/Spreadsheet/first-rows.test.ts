import { expect, test } from 'vitest';
import { date, formula, number, row, text } from '../../../../../src/islands/kit/spreadsheet/workbook.ts';
import { firstRows } from '../../../../../src/templates/slices/Spreadsheet/first-rows.ts';

const filled = row(4, { 0: date('2027-01-12', 'dd/mm/yyyy'), 1: text('Train'), 3: number(52.2, '#,##0.00') });
const open = row(4, {});
const sum = row(4, { 0: text('Sum', 'sum'), 3: formula('SUM(D3:D9)', 52.2, '#,##0.00', 'sum') });

function sheetOf(journeys: number, opens: number, maxRows = 8) {
  const head = row(4, { 0: text('Day', 'head'), 1: text('What', 'head'), 3: text('In pounds', 'figure-head') });
  const rows = [row(4, { 0: text('Expenses', 'title') }), head];
  rows.push(...Array(journeys).fill(filled), ...Array(opens).fill(open), sum);
  const workbook = { title: 'Expenses', lang: 'en-GB', widths: [], rows, frozenRows: 2, isLandscape: false, lists: [] };
  return firstRows(workbook, 'expense_report', maxRows);
}

test('A picture has the head, the filled rows, one row to type into and the sum, each with its number in the file', () => {
  const { title, rows } = sheetOf(2, 5);
  expect(title).toBe('Expenses');
  expect(rows.map(({ number, kind }) => `${number} ${kind}`)).toEqual(['2 head', '3 row', '4 row', '5 row', '10 sum']);
  expect(rows[1]?.cells.map((cell) => cell.text)).toEqual(['12/01/2027', 'Train', '', '52.20']);
  expect(rows[3]?.cells.map((cell) => cell.text)).toEqual(['', '', '', '']);
});

test('A long table shows as many rows as there is room for, and a table without an open row all that it has', () => {
  expect(sheetOf(20, 5).rows).toHaveLength(10);
  expect(sheetOf(20, 5, 3).rows.map(({ number }) => number)).toEqual([2, 3, 4, 5, 28]);
  expect(sheetOf(3, 0).rows.map(({ kind }) => kind)).toEqual(['head', 'row', 'row', 'row', 'sum']);
});

test('Dates and numbers stay on one line, and numbers end with the head of their column', () => {
  const [head, first] = sheetOf(1, 1).rows;
  expect(first?.cells.map(({ isWhole }) => isWhole)).toEqual([true, false, false, true]);
  expect(first?.cells.map(({ isFigure }) => isFigure)).toEqual([false, false, false, true]);
  expect(head?.cells.map(({ isFigure }) => isFigure)).toEqual([false, false, false, true]);
});

test('A narrow picture lacks the column of lesser use', () => {
  const { columns } = sheetOf(1, 1);
  expect(columns.map(({ letter, isWideOnly }) => letter + (isWideOnly ? ' wide' : ''))).toEqual([
    'A',
    'B',
    'C wide',
    'D',
  ]);
});

test('A result above the table is in the picture in place of a row, but not in a small one', () => {
  const head = row(2, { 0: text('Week', 'head') });
  const result = row(2, { 0: text('Lowest', 'label'), 1: formula('MIN(B3:B9)', 7, '#,##0') });
  const rows = [result, head, ...Array(9).fill(filled), sum];
  const flow = { title: 'Flow', lang: 'en-GB', widths: [], rows, frozenRows: 2, isLandscape: true, lists: [] };
  const kinds = (maxRows: number) => firstRows(flow, 'cash_flow', maxRows).rows.map(({ kind }) => kind);
  expect(kinds(4)).toEqual(['result', 'head', 'row', 'row', 'row', 'sum']);
  expect(kinds(3)).toEqual(['head', 'row', 'row', 'row', 'sum']);
});
