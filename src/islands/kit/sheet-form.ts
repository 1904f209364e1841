import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type FormValues, fillUntouched } from '../../runtime/shared/fill-untouched.ts';
import { keepEntries } from './keep-entries.ts';
import type { Entries } from './saved-state.ts';
import { addRow, removeRow, type Sheet, type SheetChange } from './sheet.ts';
import { createToolForm, type ToolForm } from './tool-form.ts';

/** The state of a form with lists of rows, whose entries are saved for this tab. */
export interface SheetForm extends ToolForm {
  /** The key under which the entries are saved. */
  readonly key: string;
  /** The form's React key. It changes when the visitor clears the form, so that React renders new fields. */
  readonly generation: ReadonlySignal<number>;
  /** The initial value of a field. */
  readonly start: (name: string) => string | undefined;
  /** The rows of a list. */
  readonly rows: (list: string) => readonly number[];
  /**
   * Adds a row to a list and moves the focus into the new row. `first` names the row's first field, such as
   * `description`.
   */
  readonly addRow: (list: string, first: string) => void;
  readonly removeRow: (list: string, id: number) => void;
  /** Called after the rows of a list have been drawn: reads the fields of new rows, and moves the focus. */
  readonly onRowsDrawn: () => void;
  readonly clear: () => void;
  /** Fills in values that only the browser knows, and loads the saved entries. Returns a function that ends it. */
  readonly attach: () => () => void;
}

export interface SheetInput {
  /** The key under which the entries are saved. */
  readonly key: string;
  /**
   * The values with which all fields are rendered, and the initial rows of the lists. Any other value counts as a
   * change by the visitor.
   */
  readonly initial: Entries;
  /**
   * Returns values that a new form gets only in the browser and not when the page is rendered, such as today's date.
   */
  readonly fresh: () => FormValues;
}

/** Creates the state of a sheet's form. `id` is the prefix of the fields' ids. */
export function createSheetForm(id: string, { key, initial, fresh }: SheetInput): SheetForm {
  const form = createToolForm(id, initial.values);
  const sheet = signal<Sheet>(initial);
  const start = computed(() => sheet.value.values);
  const rows = computed(() => sheet.value.rows);
  const generation = signal(0);
  const begun = (): Entries => ({ values: { ...initial.values, ...fresh() }, rows: initial.rows });
  const fill = (entries: Entries, changes: readonly SheetChange[]) =>
    batch(() => {
      if (form.attributes.ref.current) fillUntouched(form.attributes.ref.current, entries.values);
      sheet.value = changes.reduce((before: Sheet, make) => make(before), entries);
      form.read();
    });

  // Changes that the visitor makes to the lists before the saved entries are loaded. Once these are loaded, the form
  // repeats the changes on them, so that neither is lost.
  const early: SheetChange[] = [];
  const kept = keepEntries(key, {
    entries: () => ({ values: form.values.value, rows: rows.value }),
    isChanged: () => Object.entries(form.values.value).some(([name, value]) => value !== (start.value[name] ?? '')),
    onLoad: (found) => fill(merged(begun(), found), early),
  });
  const change = (make: SheetChange) => {
    if (!kept.isLoaded()) early.push(make);
    sheet.value = make(sheet.peek());
  };
  let focused: Sheet['focus'];
  return {
    ...form,
    key,
    generation,
    start: (name) => start.value[name],
    rows: (list) => rows.value[list] ?? noRows,
    addRow: (list, first) => change(addRow(list, first)),
    removeRow: (list, id) => change(removeRow(list, id)),
    onRowsDrawn() {
      form.read();
      const { focus } = sheet.peek();
      if (focus && focus !== focused) document.getElementById(form.idOf(focus.name))?.focus();
      focused = focus;
    },
    clear: () =>
      batch(() => {
        kept.forget();
        sheet.value = begun();
        form.begin(sheet.peek().values);
        generation.value += 1;
      }),
    attach() {
      fill(begun(), []);
      return kept.attach();
    },
  };
}

const noRows: readonly number[] = [];

function merged(begun: Entries, saved: Entries | undefined): Entries {
  return { values: { ...begun.values, ...saved?.values }, rows: { ...begun.rows, ...saved?.rows } };
}

/** Today in the visitor's time zone, as an ISO date. */
export function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
