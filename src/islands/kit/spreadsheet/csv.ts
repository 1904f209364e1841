import { writeCsv } from 'hucre/csv';
import type { NumberShape } from '../parse-decimal.ts';
import type { Cell, Workbook } from './workbook.ts';

/**
 * Writes the values of a workbook as CSV, for programs that read no XLSX. Numbers have the locale's decimal sign, and
 * columns are apart by a semicolon where that sign is a comma, as spreadsheet programs of the locale expect. Days are
 * ISO dates. A text that a spreadsheet program would run as a formula gets an apostrophe in front.
 */
export function csvOf({ rows }: Workbook, decimalSign: NumberShape['decimalSign']): string {
  return writeCsv(
    rows.map((row) => row.map((cell) => textOf(cell, decimalSign))),
    // The byte order mark tells Excel that the file is UTF-8.
    { delimiter: decimalSign === ',' ? ';' : ',', bom: true, lineSeparator: '\r\n' },
  );
}

function textOf(cell: Cell, decimalSign: string): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return harmless(cell.text);
    case 'date':
      return harmless(cell.iso);
    case 'number':
      return String(cell.value).replace('.', decimalSign);
    case 'formula':
      return String(cell.result).replace('.', decimalSign);
  }
}

/** OWASP, "CSV injection": these signs begin a formula. Numbers are left alone, so that an advance may be negative. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
