import type { Cell, Workbook } from '../../../islands/kit/spreadsheet/workbook.ts';
import { cellText } from './cell-text.ts';

/** An entry or a result that a sheet has above its table. */
export interface SheetFact {
  readonly label: string;
  readonly value: string;
  /** True for a cell to type into. */
  readonly isInput: boolean;
}

/**
 * Lists the entries above the first table of a workbook, each label with its example value. Labels without a value are
 * left out.
 */
export function sheetFacts({ rows, lang }: Workbook): readonly SheetFact[] {
  const head = rows.findIndex((cells) => cells.some(({ look }) => look === 'head'));
  return rows.slice(0, Math.max(0, head)).flatMap((cells) => {
    const filled = cells.filter((cell) => cellText(cell, lang) !== '');
    return filled.flatMap((cell, index) => factOf(cell, filled[index + 1], lang) ?? []);
  });
}

function factOf(label: Cell, value: Cell | undefined, lang: string): SheetFact | undefined {
  if (label.look !== 'label' || !value || value.look === 'label') return undefined;
  return { label: cellText(label, lang), value: cellText(value, lang), isInput: value.look === 'input' };
}
