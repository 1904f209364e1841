import { Button } from '../../../components/Button.tsx';
import { fillIn } from '../../../rules/fill-in.ts';
import type { ToolFormat } from '../format.ts';
import type { RowLabels } from '../row-labels.ts';
import { maxRows } from '../sheet.ts';
import type { UnreadCell } from './plan-paste.ts';
import type { Pasted } from './use-paste.ts';

interface PasteNoteProps {
  readonly pasted: Pasted;
  readonly labels: RowLabels;
  readonly format: ToolFormat;
}

/**
 * The note after a paste: how many rows were pasted, which cells were not understood, and a button that undoes the
 * paste.
 */
export function PasteNote({ pasted: { plan, undo }, labels, format }: PasteNoteProps) {
  return (
    <>
      <p>{sentences(plan, labels, format).join(' ')}</p>
      <Button onClick={undo}>{labels.paste_undo_label}</Button>
    </>
  );
}

function sentences({ rows, unread, hasLeft }: Pasted['plan'], labels: RowLabels, format: ToolFormat): string[] {
  return [
    fillIn(labels.pasted_text, { count: format.quantity(rows) }),
    ...(unread.length > 0 ? [fillIn(labels.pasted_unread_text, { cells: cellNames(unread, labels, format) })] : []),
    ...(hasLeft ? [fillIn(labels.pasted_left_text, { count: format.number(maxRows) })] : []),
  ];
}

/**
 * The maximum number of cells that the note names. All other cells that were not understood show errors at their fields
 * only.
 */
const maxNamed = 8;

function cellNames(unread: readonly UnreadCell[], labels: RowLabels, format: ToolFormat): string {
  const names = unread
    .slice(0, maxNamed)
    .map(({ row, column, text }) => fillIn(labels.pasted_cell_text, { row: format.number(row), column, text }));
  return [...names, ...(unread.length > maxNamed ? ['…'] : [])].join('; ');
}
