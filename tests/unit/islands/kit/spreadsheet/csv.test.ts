import { expect, test } from 'vitest';
import { csvOf } from '../../../../../src/islands/kit/spreadsheet/csv.ts';
import { date, formula, number, text, type Workbook } from '../../../../../src/islands/kit/spreadsheet/workbook.ts';

const book: Workbook = {
  title: 'Report',
  lang: 'de-DE',
  widths: [],
  rows: [
    [text('=HYPERLINK("x")'), text('Tür; "Eiche"'), text('+49 30')],
    [number(-18.45, '0'), date('2026-03-04', 'dd'), formula('SUM(A1)', 20, '0')],
  ],
  frozenRows: 0,
  isLandscape: false,
  lists: [],
};

test('CSV has the locale’s decimal sign and a separator that it does not use', () => {
  expect(csvOf(book, ',').split('\r\n')[1]).toBe('-18,45;2026-03-04;20');
  expect(csvOf(book, '.').split('\r\n')[1]).toBe('-18.45,2026-03-04,20');
});

test('A text that a spreadsheet program would run as a formula is harmless in CSV', () => {
  expect(csvOf(book, ',').split('\r\n')[0]).toBe(`\uFEFF"'=HYPERLINK(""x"")";"Tür; ""Eiche""";'+49 30`);
});
