import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type FormValues, fillUntouched } from '../../runtime/shared/fill-untouched.ts';
import { keepEntries } from './keep-entries.ts';
import type { Entries } from './saved-state.ts';
import { addRow, fillRows, removeRow, type Sheet, type SheetChange } from './sheet.ts';
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
  /**
   * Gives a list these rows, and fields of it these values, as if the visitor had typed them and left the fields. Returns
   * a function that takes both back and leaves all other fields as they then are.
   */
  readonly fillRows: (list: string, ids: readonly number[], values: FormValues) => () => void;
  /** Called after the rows of a list have been drawn: reads the fields of new rows, and moves the focus. */
  readonly onRowsDrawn: () => void;
  /**
   * True as long as the form is as it was rendered, so that an example can be shown in the place of a blank sheet. False
   * once the visitor has chosen a beginning.
   */
  readonly isUntouched: ReadonlySignal<boolean>;
  /** True if the form has something that the visitor typed: it is not in its initial state and has no beginning. */
  readonly isOwn: () => boolean;
  /** False if the browser did not keep the entries, so that a reload loses them. */
  readonly isKept: ReadonlySignal<boolean>;
  /** Replaces all entries by those of a beginning. */
  readonly beginWith: (beginning: Beginning) => void;
  /** Deletes all entries, also the saved ones. */
  readonly forget: () => void;
  /**
   * Fills in values that only the browser knows, and loads the saved entries. Returns a function that ends the saving.
   */
  readonly attach: () => () => void;
}

/** How a visitor may begin: with a finished example, or with empty fields. */
export const beginnings = ['example', 'empty'] as const;
export type Beginning = (typeof beginnings)[number];

export interface SheetInput {
  /** The key under which the entries are saved. */
  readonly key: string;
  /** The beginning of all names under which the tool saves values. The key, if it saves nothing else. */
  readonly prefix?: string;
  /**
   * The values with which all fields are rendered, and the initial rows of the lists. Any other value counts as a
   * change by the visitor.
   */
  readonly initial: Entries;
  /**
   * Returns values that a new form gets only in the browser and not when the page is rendered, such as today's date.
   */
  readonly fresh: () => FormValues;
  /** The entries that replace the initial ones in each beginning. */
  readonly beginnings: Readonly<Record<Beginning, Entries>>;
  /** Shows the part of the form that an element is in, before the element gets the focus. */
  readonly reveal?: (element: HTMLElement) => void;
}

/** Creates the state of a sheet's form. `id` is the prefix of the fields' ids. */
export function createSheetForm(id: string, { key, prefix = key, initial, fresh, ...input }: SheetInput): SheetForm {
  const form = createToolForm(id, initial.values, input.reveal);
  const sheet = signal<Sheet>(initial);
  const start = computed(() => sheet.value.values);
  const rows = computed(() => sheet.value.rows);
  const generation = signal(0);
  /** The entries of a new form. Until the form is attached, they have no values that only the browser knows. */
  const blank = signal(initial);
  const begun = (): Entries => ({ values: { ...initial.values, ...fresh() }, rows: initial.rows });
  const hasBegun = signal(false);
  const has = ({ values }: Entries) => hasValues(form.values.value, values);
  const entriesOf = (beginning: Beginning) => merged(begun(), input.beginnings[beginning]);
  const fill = (entries: Entries, changes: readonly SheetChange[]) =>
    batch(() => {
      if (form.attributes.ref.current) fillUntouched(form.attributes.ref.current, entries.values);
      sheet.value = changes.reduce((before: Sheet, make) => make(before), entries);
      form.read();
    });

  /** The fields that the visitor has filled in before the saved entries were loaded, now or before a reload. */
  const filledIn = () => {
    const rendered = blank.peek().values;
    return Object.entries(form.values.peek()).flatMap(([name, text]) =>
      text !== '' && text !== (rendered[name] ?? '') ? name : [],
    );
  };

  // Changes that the visitor makes to the lists before the saved entries are loaded. Once these are loaded, the form
  // repeats the changes on them, so that neither is lost.
  const early: SheetChange[] = [];
  const kept = keepEntries({
    key,
    prefix,
    entries: () => ({ values: form.values.value, rows: rows.value }),
    isChanged: () => !has(blank.value),
    onLoad: (found) => {
      fill(merged(begun(), found), early);
      form.leave(filledIn());
    },
  });
  const change = (make: SheetChange) => {
    if (!kept.isLoaded()) early.push(make);
    sheet.value = make(sheet.peek());
  };
  /** Replaces all entries, and forgets which fields the visitor has left, so that no field shows an error. */
  const show = (entries: Entries) => {
    sheet.value = entries;
    form.begin(entries.values);
    generation.value += 1;
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
    fillRows(list, ids, values) {
      const names = Object.keys(values);
      const before = { ids: rows.peek()[list] ?? noRows, starts: start.peek(), texts: form.values.peek() };
      batch(() => {
        change(fillRows(list, ids, values));
        form.fill(values);
      });
      return () =>
        batch(() => {
          change(fillRows(list, before.ids, Object.fromEntries(names.map((name) => [name, before.starts[name]]))));
          form.fill(Object.fromEntries(names.map((name) => [name, before.texts[name] ?? ''])));
        });
    },
    onRowsDrawn() {
      form.read();
      const { focus } = sheet.peek();
      if (focus && focus !== focused) document.getElementById(form.idOf(focus.name))?.focus();
      focused = focus;
    },
    isKept: kept.isKept,
    isUntouched: computed(() => !hasBegun.value && has(blank.value)),
    isOwn: () => !has(blank.value) && !beginnings.some((beginning) => has(entriesOf(beginning))),
    beginWith: (beginning) =>
      batch(() => {
        hasBegun.value = true;
        show(entriesOf(beginning));
      }),
    forget: () =>
      batch(() => {
        kept.forget();
        hasBegun.value = false;
        blank.value = begun();
        show(blank.value);
      }),
    attach() {
      blank.value = begun();
      fill(blank.value, []);
      return kept.attach();
    },
  };
}

/** Creates the state of a form that shows a finished example and that nobody fills in. */
export function createPicture(initial: Entries, example: Entries): SheetForm {
  const entries = merged(initial, example);
  return createSheetForm('example', {
    key: 'example',
    initial: entries,
    fresh: () => ({}),
    beginnings: { example: entries, empty: entries },
  });
}

const noRows: readonly number[] = [];

/** True if the fields of a form have these values, and no field has another one. */
function hasValues(current: FormValues, values: FormValues): boolean {
  return Object.entries(current).every(([name, value]) => value === (values[name] ?? ''));
}

function merged(begun: Entries, given: Entries | undefined): Entries {
  return { values: { ...begun.values, ...given?.values }, rows: { ...begun.rows, ...given?.rows } };
}

/** Today in the visitor's time zone, as an ISO date. */
export function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
