import type { WrittenRedirect } from './redirects.ts';

/**
 * Reads redirects from CSV (RFC 4180) with the columns `from,to,status`. The first line may name the columns. Semicolons
 * may separate the columns, as spreadsheets write them in many countries. An empty status is 301.
 */
export function readRedirectsTable(file: string, text: string): WrittenRedirect[] {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1);
  const separator = first.includes(';') && !first.includes(',') ? ';' : ',';
  const rows = readRows(text, separator).filter(({ cells }) => cells.some((cell) => cell !== ''));
  return rows.flatMap(({ line, cells }, index) =>
    index === 0 && isHead(cells) ? [] : [readRow(`${file}:${line}`, cells)],
  );
}

function isHead([from = '', to = '']: readonly string[]): boolean {
  return from.toLowerCase() === 'from' && to.toLowerCase() === 'to';
}

function readRow(place: string, cells: readonly string[]): WrittenRedirect {
  const [from = '', to = '', status = '', ...rest] = cells;
  if (cells.length > 1 && rest.every((cell) => cell === '')) return { place, from, to, status };
  const fault = { expected: 'a row of from,to,status', seen: cells.join(','), hint: 'Write /old,/new,301.' };
  return { place, fault };
}

interface Row {
  /** The number of the line on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Splits CSV into rows of cells, without the spaces around each cell. A quoted cell may have separators and line breaks. */
function readRows(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let line = 1;
  let cells: string[] = [];
  let start = line;
  // Matches a cell, in quotation marks or not, and the separator or line break that ends it. The closing quotation mark
  // is optional, so that a cell without one ends with the text.
  const cell = new RegExp(
    `(?:[ \\t]*"((?:[^"]|"")*)"?[ \\t]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) return [...rows, { line: start, cells: [...cells, text.slice(cell.lastIndex)] }];
    const [all, quoted, plain = '', end] = match;
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim());
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === separator && cell.lastIndex < text.length) continue;
    rows.push({ line: start, cells });
    cells = [];
    start = line;
  }
  return rows;
}
