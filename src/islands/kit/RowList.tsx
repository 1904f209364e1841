import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect } from 'react';
import rows from './Rows.module.css';
import type { SheetForm } from './sheet-form.ts';

export interface Row {
  readonly id: number;
  readonly index: number;
  /** True if the list has no other row. A list always has at least one row. */
  readonly isOnly: boolean;
}

interface RowListProps {
  readonly form: SheetForm;
  /** The list's name, with which the names of its fields begin. */
  readonly list: string;
  /** Draws a row. The element's key is the row's id. */
  readonly children: (row: Row) => ReactNode;
}

/** The rows of a list in a form. They are drawn again when a row is added or removed. */
export function RowList({ form, list, children }: RowListProps) {
  useSignals();
  const ids = form.rows(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other fields
  useLayoutEffect(form.onRowsDrawn, [form, ids]);
  return <div className={rows.rows}>{ids.map((id, index) => children({ id, index, isOnly: ids.length === 1 }))}</div>;
}
