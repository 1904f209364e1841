import { read, utils, type WorkSheet } from '@e965/xlsx';
import { HyperFormula, type RawCellContent } from 'hyperformula';

export interface ReadCell {
  readonly value: unknown;
  /** What a spreadsheet program shows. */
  readonly text: string | undefined;
  readonly formula: string | undefined;
  readonly format: string | undefined;
}

export interface ReadWorkbook {
  readonly sheetName: string;
  readonly cell: (address: string) => ReadCell;
  /** The address of the first cell with a text. */
  readonly find: (text: string) => string;
  /** The addresses of all formulas whose result in the file is not what another program calculates. */
  readonly wrongFormulas: () => readonly string[];
  readonly formulas: number;
}

/** Reads a spreadsheet with SheetJS, and calculates its formulas with HyperFormula: neither of them wrote the file. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const book = read(bytes, { cellFormula: true, cellNF: true, cellText: true, cellDates: false });
  const [sheetName = ''] = book.SheetNames;
  const sheet = book.Sheets[sheetName] ?? {};
  const addresses = Object.keys(sheet).filter((key) => !key.startsWith('!'));
  const cell = (address: string): ReadCell => {
    const { v, w, f, z } = sheet[address] ?? {};
    return { value: v, text: w, formula: f, format: z };
  };
  const formulas = addresses.filter((address) => cell(address).formula !== undefined);
  return {
    sheetName,
    cell,
    find: (text) => addresses.find((address) => cell(address).value === text) ?? `no cell says "${text}"`,
    wrongFormulas: () => differences(sheet, formulas),
    formulas: formulas.length,
  };
}

function differences(sheet: WorkSheet, formulas: readonly string[]): string[] {
  const { e: end } = utils.decode_range(sheet['!ref'] ?? 'A1');
  const rows = Array.from({ length: end.r + 1 }, (_, r) =>
    Array.from({ length: end.c + 1 }, (_, c): RawCellContent => {
      const { f, v } = sheet[utils.encode_cell({ r, c })] ?? {};
      return f === undefined ? (v ?? null) : `=${f}`;
    }),
  );
  const engine = HyperFormula.buildFromArray(rows, { licenseKey: 'gpl-v3' });
  return formulas.flatMap((address) => {
    const { r, c } = utils.decode_cell(address);
    const calculated = engine.getCellValue({ sheet: 0, row: r, col: c }) ?? '';
    const stored = sheet[address]?.v ?? '';
    const isSame =
      typeof calculated === 'number' && typeof stored === 'number'
        ? Math.abs(calculated - stored) < 1e-9
        : calculated === stored;
    return isSame
      ? []
      : [`${address}: ${JSON.stringify(stored)} in the file, ${JSON.stringify(calculated)} calculated`];
  });
}
