import { expect, test } from 'vitest';
import { cellsIn } from '../../../../../src/islands/kit/paste/cells-in.ts';
import { choiceColumn, dateColumn, numberColumn, textColumn } from '../../../../../src/islands/kit/paste/columns.ts';
import { planPaste } from '../../../../../src/islands/kit/paste/plan-paste.ts';

const columns = [
  textColumn({ part: 'description', label: 'Beschreibung' }),
  dateColumn({ part: 'date', label: 'Datum' }, 'de-DE'),
  choiceColumn({ part: 'category', label: 'Kategorie' }, ['Reisen', 'Bewirtung']),
  numberColumn({ part: 'amount', label: 'Betrag' }, { decimalSign: ',' }),
];

function pasted(text: string, { part = 'description', id = 1, ids = [1, 2] } = {}) {
  return planPaste({ cells: cellsIn(text) ?? [], list: 'expense', columns, ids, id, part });
}

test('Rows of a spreadsheet fill the fields from the one on in which they were pasted, and add rows', () => {
  expect(pasted('Zug\t12.11.2026\treisen\t1.234,50\r\nCafé\t2026-11-13\tBewirtung\t18,40\r\n', { id: 2 })).toEqual({
    ids: [1, 2, 3],
    values: {
      'expense-2-description': 'Zug',
      'expense-2-date': '2026-11-12',
      'expense-2-category': 'Reisen',
      'expense-2-amount': '1.234,50',
      'expense-3-description': 'Café',
      'expense-3-date': '2026-11-13',
      'expense-3-category': 'Bewirtung',
      'expense-3-amount': '18,40',
    },
    rows: 2,
    unread: [],
    hasLeft: false,
  });
});

test('A column of cells goes down the column of the field, and an empty cell leaves its field as it is', () => {
  const { values, ids } = pasted('10\n\n20', { part: 'amount' });
  expect([values, ids]).toEqual([{ 'expense-1-amount': '10', 'expense-2-amount': '20' }, [1, 2]]);
  expect(pasted('a\t\t\t5').values).toEqual({ 'expense-1-description': 'a', 'expense-1-amount': '5' });
});

test('A cell that its field can’t accept is named by row and column, and a wrong number stays to be mended', () => {
  const { values, unread } = pasted('Zug\t31.02.2026\tTaxi\tviel');
  expect(values).toEqual({ 'expense-1-description': 'Zug', 'expense-1-amount': 'viel' });
  expect(unread).toEqual([
    { row: 1, column: 'Datum', text: '31.02.2026' },
    { row: 1, column: 'Kategorie', text: 'Taxi' },
    { row: 1, column: 'Betrag', text: 'viel' },
  ]);
});

test('A paste tells of cells without a field: rows beyond the five hundredth, columns beyond the last', () => {
  const many = pasted(Array.from({ length: 600 }, (_, row) => `Zug ${row}\t`).join('\n'));
  expect([many.ids.length, many.rows, many.hasLeft]).toEqual([500, 500, true]);
  expect(pasted('5\t6', { part: 'amount' }).hasLeft).toBe(true);
  expect(pasted('5\t\n6\t', { part: 'amount' }).hasLeft).toBe(false);
});

test('A text without tabs and line breaks is no row of a spreadsheet', () => {
  expect(cellsIn('Zug nach Kiel')).toBeUndefined();
  // A spreadsheet ends even a single cell with a line break.
  expect(cellsIn('Zug nach Kiel\r\n')).toBeUndefined();
});

test('A cell with a line break is one line in its field, and quotation marks stay', () => {
  expect(cellsIn('"Zug\nnach ""Kiel"""\t5" Rohr')).toEqual([['Zug nach "Kiel"', '5" Rohr']]);
});
