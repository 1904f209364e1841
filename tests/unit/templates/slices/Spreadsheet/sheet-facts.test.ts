import { expect, test } from 'vitest';
import { formula, number, row, text } from '../../../../../src/islands/kit/spreadsheet/workbook.ts';
import { sheetFacts } from '../../../../../src/templates/slices/Spreadsheet/sheet-facts.ts';

test('The facts of a sheet are the labels above its table that have a value, entries apart from results', () => {
  const rows = [
    row(3, { 0: text('Cash flow', 'title') }),
    row(3, { 0: text('A note', 'label') }),
    row(3, { 0: text('Balance', 'label'), 2: number(42_000, '#,##0', 'input') }),
    row(3, { 0: text('Lowest', 'label'), 1: formula('MIN(B6:B9)', 33_490, '#,##0') }),
    row(3, { 0: text('To', 'label'), 1: text('Day', 'label'), 2: text('Monday', 'input') }),
    row(3, { 0: text('Week', 'head') }),
    row(3, { 0: text('Rent', 'label'), 1: number(5, '#,##0') }),
  ];
  const workbook = { title: 'Flow', lang: 'en-GB', widths: [], rows, frozenRows: 5, isLandscape: true, lists: [] };
  expect(sheetFacts(workbook)).toEqual([
    { label: 'Balance', value: '42,000', isInput: true },
    { label: 'Lowest', value: '33,490', isInput: false },
    { label: 'Day', value: 'Monday', isInput: true },
  ]);
});
