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

test('A column of cells goes down the column of the field', () => {
  const { values, ids } = pasted('10\n\n20', { part: 'amount' });
  expect([values, ids]).toEqual([{ 'expense-1-amount': '10', 'expense-2-amount': '20' }, [1, 2]]);
  expect(pasted('10\n20').values).toEqual({ 'expense-1-description': '10', 'expense-2-description': '20' });
});

test('A row with a name keeps nothing of the entry that was there before, and a row without one keeps the rest', () => {
  expect(pasted('Taxi\t12.11.2026\t\t').values).toEqual(entry(1, 'Taxi', '2026-11-12', 'Reisen', ''));
  expect(pasted('a\t\t\t5').values).toEqual(entry(1, 'a', '', 'Reisen', '5'));
  expect(pasted('13.11.2026\tBewirtung\n\tReisen', { part: 'date' }).values).toEqual({
    'expense-1-date': '2026-11-13',
    'expense-1-category': 'Bewirtung',
    'expense-2-category': 'Reisen',
  });
});

test('A number that is no category goes on to the amount, in any notation', () => {
  const { values, unread, hasLeft } = pasted('Taxi\t12.11.2026\t1.234,50\nHotel\t13.11.2026\t1,140.00 €');
  expect(values).toEqual({
    ...entry(1, 'Taxi', '2026-11-12', 'Reisen', '1.234,50'),
    ...entry(2, 'Hotel', '2026-11-13', 'Reisen', '1,140.00 €'),
  });
  expect([unread, hasLeft]).toEqual([[], false]);
});

test('A negative number goes to the amount, which refuses it', () => {
  const { values, unread } = pasted('Taxi\t12.11.2026\t-5,00');
  expect(values).toEqual(entry(1, 'Taxi', '2026-11-12', 'Reisen', '-5,00'));
  expect(unread).toEqual([{ row: 1, column: 'Betrag', text: '-5,00' }]);
});

test('Cells find their columns in another order too', () => {
  expect(pasted('12.11.2026\t23,50\tTaxi').values).toEqual(entry(1, 'Taxi', '2026-11-12', 'Reisen', '23,50'));
});

test('A line of headings decides on the columns, and is no row', () => {
  const { values, rows, unread } = pasted('Betrag\tNetto\tWofür\tDatum\n23,50\t19,75\tTaxi\t12.11.2026', {
    part: 'amount',
  });
  expect(values).toMatchObject({ 'expense-1-description': 'Taxi', 'expense-1-amount': '23,50' });
  expect([rows, unread]).toEqual([1, [{ row: 1, column: 'Kategorie', text: '19,75' }]]);
  // A description that is the word for a label is no heading.
  expect(pasted('Datum\t\t\t3,50\nFeige\t\t\t2,00').rows).toBe(2);
});

test('A column of notes is left out and told of, even if a description is missing', () => {
  const { values, hasLeft } = pasted('Taxi\t12.11.2026\tReisen\t5\tbar\n\t13.11.2026\tReisen\t6\tKarte');
  expect(values).toMatchObject({ 'expense-1-description': 'Taxi', 'expense-2-amount': '6' });
  expect([values['expense-2-description'], hasLeft]).toEqual([undefined, true]);
});

function entry(id: number, description: string, date: string, category: string, amount: string) {
  return {
    [`expense-${id}-description`]: description,
    [`expense-${id}-date`]: date,
    [`expense-${id}-category`]: category,
    [`expense-${id}-amount`]: amount,
  };
}

test('A cell that its field can’t accept is named by row and column, and a wrong number stays to be mended', () => {
  const { values, unread } = pasted('Zug\t31.02.2026\tTaxi\tviel');
  expect(values).toEqual(entry(1, 'Zug', '', 'Reisen', 'viel'));
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
