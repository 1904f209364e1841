import { parseCsv } from 'hucre/csv';

/**
 * The cells of a text that was copied from a spreadsheet, row by row: tabs are between cells, and a cell with a line break
 * is in quotation marks. Empty rows are left out. Undefined if the text is a single cell, which any field can take.
 */
export function cellsIn(text: string): string[][] | undefined {
  if (!/[\t\n\r]/.test(text.trim())) return undefined;
  return parseCsv(text, { delimiter: '\t' })
    .map((row) =>
      row.map((cell) =>
        String(cell ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    )
    .filter((row) => row.some(Boolean));
}
