import { batch, computed, type Signal } from '@preact/signals-core';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { addRow, fillRows, removeRow, type Sheet, type SheetChange } from './sheet.ts';
import type { ToolForm } from './tool-form.ts';

/** The lists of rows in a form. */
export interface SheetRows {
  /** The initial value of a field. */
  readonly start: (name: string) => string | undefined;
  /** The rows of a list. */
  readonly rows: (list: string) => readonly number[];
  /**
   * Adds a row to a list and moves the focus into the new row. `first` names the row's first field, such as
   * `description`.
   */
  readonly addRow: (list: string, first: string) => void;
  /** Removes a row and moves the focus to its neighbour. `first` names a row's first field. */
  readonly removeRow: (list: string, id: number, first: string) => void;
  /**
   * Gives a list these rows, and fields of it these values, as if the visitor had typed them and left the fields. Returns
   * a function that takes both back and leaves all other fields as they then are.
   */
  readonly fillRows: (list: string, ids: readonly number[], values: FormValues) => () => void;
  /** Called after the rows of a list have been drawn: reads the fields of new rows, and moves the focus. */
  readonly onRowsDrawn: () => void;
}

export interface SheetRowsInput {
  readonly form: ToolForm;
  readonly sheet: Signal<Sheet>;
  /** Makes a change of the visitor to the sheet. */
  change(make: SheetChange): void;
}

export function createSheetRows({ form, sheet, change }: SheetRowsInput): SheetRows {
  const start = computed(() => sheet.value.values);
  const rows = computed(() => sheet.value.rows);
  let focused: Sheet['focus'];
  return {
    start: (name) => start.value[name],
    rows: (list) => rows.value[list] ?? noRows,
    addRow: (list, first) => change(addRow(list, first)),
    removeRow: (list, id, first) => change(removeRow(list, id, first)),
    fillRows(list, ids, values) {
      const names = Object.keys(values);
      const before = { ids: rows.peek()[list] ?? noRows, starts: start.peek(), texts: form.values.peek() };
      const fill = (rowIds: readonly number[], starts: Starts, texts: FormValues) =>
        batch(() => {
          change(fillRows(list, rowIds, starts));
          form.fill(texts);
        });
      fill(ids, values, values);
      return () =>
        fill(
          before.ids,
          Object.fromEntries(names.map((name) => [name, before.starts[name]])),
          Object.fromEntries(names.map((name) => [name, before.texts[name] ?? ''])),
        );
    },
    onRowsDrawn() {
      form.read();
      const { focus } = sheet.peek();
      if (focus && focus !== focused) document.getElementById(form.idOf(focus.name))?.focus();
      focused = focus;
    },
  };
}

type Starts = Readonly<Record<string, string | undefined>>;

const noRows: readonly number[] = [];
