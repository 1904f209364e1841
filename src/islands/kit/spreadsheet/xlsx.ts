import { type CellStyle, type Cell as HucreCell, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { isCalendarDay } from '../../../rules/calendar-day.ts';
import type { Cell, Look, Workbook } from './workbook.ts';

/** The content type of the file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes a workbook as an Office Open XML file. The same workbook always gives the same bytes: the file names no author,
 * and its time is always the same.
 */
export function xlsxOf(workbook: Workbook): Promise<Uint8Array> {
  return writeXlsx({
    properties: { title: workbook.title, modified: fixedTime, custom: { Language: workbook.lang } },
    defaultFont: font,
    sheets: [sheetOf(workbook)],
  });
}

/** The earliest time that a ZIP file can store. Without a given time, the library writes the current one. */
const fixedTime = new Date('1980-01-01T00:00:00Z');

function sheetOf({ title, widths, rows, frozenRows, isLandscape, lists }: Workbook): WriteSheet {
  const cells = rows.flatMap((row, y) => row.map((cell, x) => [`${y},${x}`, cellOf(cell)] as const));
  return {
    name: sheetName(title),
    columns: widths.map((width) => ({ width })),
    rows: rows.map((row) => row.map(() => null)),
    rowDefs: rowHeights(widths, rows),
    cells: new Map(cells.filter(([, { value, formula, style }]) => value !== null || formula || style)),
    ...(frozenRows > 0 && { freezePane: { rows: frozenRows } }),
    dataValidations: lists.map(({ range, source }) => ({ type: 'list', range, formula1: source, allowBlank: true })),
    view: { showGridLines: false },
    pageSetup: {
      paperSize: 'a4',
      orientation: isLandscape ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      ...(frozenRows > 0 && { printTitlesRow: `$${frozenRows}:$${frozenRows}` }),
    },
  };
}

/** The height of one line of text, in points. */
const lineHeight = 15;

/** The heights of rows with texts of several lines: not every program finds them by itself. */
function rowHeights(widths: Workbook['widths'], rows: Workbook['rows']): Map<number, { readonly height: number }> {
  const heights = rows.flatMap((row, y): [number, { readonly height: number }][] => {
    const lines = Math.max(1, ...row.map((cell, x) => linesOf(cell, widths[x] ?? 10)));
    return lines > 1 ? [[y, { height: lines * lineHeight }]] : [];
  });
  return new Map(heights);
}

function linesOf(cell: Cell, width: number): number {
  if (cell.look === 'title') return 2;
  const isWrapped = cell.look === 'input' || cell.look === 'head' || cell.look === 'figure-head';
  return cell.kind === 'text' && isWrapped ? Math.ceil(cell.text.length / width) : 1;
}

/** Excel refuses some signs in the name of a sheet, and more than 31 of them. */
function sheetName(title: string): string {
  const name = title.replace(/[\\/?*[\]:]/g, ' ').replace(/^'+|'+$/g, '');
  return name.trim().slice(0, 31) || 'Helios';
}

function cellOf(cell: Cell): Partial<HucreCell> & Pick<HucreCell, 'value'> {
  const style = styleOf(cell);
  switch (cell.kind) {
    case 'empty':
      return { value: null, ...(style && { style }) };
    case 'text':
      return { value: cell.text, ...(style && { style }) };
    case 'number':
      return { value: cell.value, ...(style && { style }) };
    case 'date':
      return { value: isCalendarDay(cell.iso) ? new Date(cell.iso) : cell.iso, ...(style && { style }) };
    case 'formula':
      return { value: null, formula: cell.formula, formulaResult: cell.result, ...(style && { style }) };
  }
}

function styleOf(cell: Cell): CellStyle | undefined {
  if (cell.kind === 'empty' && !cell.look) return undefined;
  const numFmt = 'format' in cell && cell.format !== 'General' ? { numFmt: cell.format } : {};
  const look: CellStyle = cell.look ? looks[cell.look] : {};
  const alignment: CellStyle['alignment'] = {
    vertical: 'top',
    ...look.alignment,
    ...(cell.kind === 'date' && { horizontal: 'left' }),
  };
  return { ...look, ...numFmt, alignment };
}

const font = { name: 'Calibri', size: 11 };

const head: CellStyle = {
  font: { ...font, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EFEAE2' } },
  border: { bottom: { style: 'thin' } },
};

/** The colours are those of the site's sheets: ink, its muted form, and the tint of what visitors fill in. */
const looks: Readonly<Record<Look, CellStyle>> = {
  title: { font: { ...font, bold: true, size: 18 } },
  head: { ...head, alignment: { wrapText: true } },
  'figure-head': { ...head, alignment: { wrapText: true, horizontal: 'right' } },
  label: { font: { ...font, color: { rgb: '5A5348' } } },
  input: {
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FBF8F2' } },
    border: { bottom: { style: 'hair' } },
    alignment: { wrapText: true },
  },
  sum: { font: { ...font, bold: true }, border: { top: { style: 'thin' } } },
};
