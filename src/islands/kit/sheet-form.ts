import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type FormValues, fillUntouched } from '../../runtime/shared/fill-untouched.ts';
import { keepEntries } from './keep-entries.ts';
import type { Entries } from './saved-state.ts';
import type { Sheet, SheetChange } from './sheet.ts';
import { createSheetRows, type SheetRows } from './sheet-rows.ts';
import { createToolForm, type ToolForm } from './tool-form.ts';

/** The state of a form with lists of rows, whose entries are saved for this tab. */
export interface SheetForm extends ToolForm, SheetRows {
  /** The key under which the entries are saved. */
  readonly key: string;
  /** The form's React key. It changes when the visitor clears the form, so that React renders new fields. */
  readonly generation: ReadonlySignal<number>;
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

  // Changes that the visitor makes to the lists before the saved entries are loaded. Once these are loaded, the form
  // repeats the changes on them, so that neither is lost.
  const early: SheetChange[] = [];
  const kept = keepEntries({
    key,
    prefix,
    entries: () => ({ values: form.values.value, rows: sheet.value.rows }),
    isChanged: () => !has(blank.value),
    onLoad: (found) => {
      fill(merged(begun(), found), early);
      form.leave(filledIn(form.values.peek(), blank.peek().values));
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
  return {
    ...form,
    ...createSheetRows({ form, sheet, change }),
    key,
    generation,
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

/** The fields that the visitor has filled in before the saved entries were loaded, now or before a reload. */
function filledIn(current: FormValues, rendered: FormValues): string[] {
  return Object.entries(current).flatMap(([name, text]) =>
    text !== '' && text !== (rendered[name] ?? '') ? name : [],
  );
}

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
