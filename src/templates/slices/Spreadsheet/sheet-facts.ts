import type { Cell, Workbook } from '../../../islands/kit/spreadsheet/workbook.ts';
import { cellText } from './cell-text.ts';

/** An entry or a result that a sheet has above its table. */
export interface SheetFact {
  readonly label: string;
  readonly value: string;
  /** True for a cell to type into. */
  readonly isInput: boolean;
}

/** What stands above the first table of a workbook, each with its example. Labels without a value are left out. */
export function sheetFacts({ rows, lang }: Workbook): readonly SheetFact[] {
  const head = rows.findIndex((cells) => cells.some(({ look }) => look === 'head'));
  return rows.slice(0, Math.max(0, head)).flatMap(([label, ...cells]) => {
    const value = cells.find((cell) => isValue(cell, lang));
    if (label?.look !== 'label' || !value) return [];
    return { label: cellText(label, lang), value: cellText(value, lang), isInput: value.look === 'input' };
  });
}

function isValue(cell: Cell, lang: string): boolean {
  return cell.look !== 'label' && cellText(cell, lang) !== '';
}
