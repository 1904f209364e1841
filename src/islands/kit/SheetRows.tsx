import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { fillIn } from '../../rules/fill-in.ts';
import type { ToolFormat } from './format.ts';
import type { Column } from './paste/columns.ts';
import { PasteNote } from './paste/PasteNote.tsx';
import { usePaste } from './paste/use-paste.ts';
import { type Row, RowList } from './RowList.tsx';
import type { RowLabels } from './row-labels.ts';
import tool from './SheetTool.module.css';
import { maxRows } from './sheet.ts';
import type { SheetForm } from './sheet-form.ts';

interface SheetRowsProps {
  readonly form: SheetForm;
  /** The list's name, with which the names of its fields begin. */
  readonly list: string;
  /** The columns that take pasted cells, in the order of a row's fields. A new row gets the focus in the first one. */
  readonly columns: readonly [Column, ...Column[]];
  readonly labels: RowLabels;
  readonly addLabel: string;
  readonly format: ToolFormat;
  /** A sentence below the button. */
  readonly hint?: string;
  /** Called with the ids of rows that were removed because the visitor undid their paste. */
  readonly onRemoved?: (ids: readonly number[]) => void;
  /** Draws a row. The element's key is the row's id. */
  readonly children: (row: Row) => ReactNode;
}

/** The rows of a list with a button that adds one. Cells that are pasted from a spreadsheet fill rows and columns. */
export function SheetRows({ form, list, columns, labels, addLabel, format, children, ...rest }: SheetRowsProps) {
  useSignals();
  const { hint, onRemoved = () => {} } = rest;
  const { pasted, handlers } = usePaste({ form, list, columns, onRemoved });
  const isFull = form.rows(list).length >= maxRows;
  return (
    <div className={tool.whole} {...handlers}>
      <RowList form={form} list={list}>
        {children}
      </RowList>
      <div className={tool.actions}>
        <Button isDisabled={isFull} onClick={() => form.addRow(list, columns[0].part)}>
          <Icon name="plus" />
          {addLabel}
        </Button>
      </div>
      <div className={tool.note}>
        {hint && <p>{hint}</p>}
        <div aria-live="polite">
          {isFull && <p>{fillIn(labels.rows_full_text, { count: format.number(maxRows) })}</p>}
          {pasted && <PasteNote pasted={pasted} labels={labels} format={format} />}
        </div>
      </div>
    </div>
  );
}
