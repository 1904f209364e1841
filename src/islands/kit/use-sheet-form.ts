import { useLayoutEffect, useRef, useState } from 'react';
import { type FormValues, fillUntouched } from '../../runtime/shared/fill-untouched.ts';
import type { Entries, Rows } from './saved-state.ts';
import { addRow, removeRow, type Sheet, type SheetChange } from './sheet.ts';
import { useSavedState } from './use-saved-state.ts';
import { type ToolForm, useToolForm } from './use-tool-form.ts';

export interface SheetForm extends ToolForm {
  /** The form's React key. It changes when the visitor clears the form, so that React renders new fields. */
  readonly generation: number;
  /** The initial values of the fields. */
  readonly start: FormValues;
  readonly rows: Rows;
  /**
   * Adds a row to a list and moves the focus into the new row. `first` names the row's first field, such as
   * `description`.
   */
  addRow(list: string, first: string): void;
  removeRow(list: string, id: number): void;
  clear(): void;
}

interface SheetInput {
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

/**
 * A form with lists of rows, whose entries are saved for this tab. The saved entries are loaded after the form was
 * hydrated; values that the visitor has typed by then are retained.
 */
export function useSheetForm({ key, initial, fresh }: SheetInput): SheetForm {
  const [generation, setGeneration] = useState(0);
  const [sheet, setSheet] = useState<Sheet>(initial);
  const form = useToolForm(initial.values, () => `${generation} ${JSON.stringify(sheet.rows)}`);
  const begun = (): Entries => ({ values: { ...initial.values, ...fresh() }, rows: initial.rows });
  const fill = (entries: Entries, changes: readonly SheetChange[]) => {
    if (form.attributes.ref.current) fillUntouched(form.attributes.ref.current, entries.values);
    setSheet(changes.reduce((before: Sheet, make) => make(before), entries));
    form.read();
  };

  // Changes that the visitor makes to the lists before the saved entries are loaded. Once these are loaded, the form
  // repeats the changes on them, so that neither is lost.
  const early = useRef<SheetChange[]>([]);
  const saved = useSavedState(key, {
    entries: { values: form.values, rows: sheet.rows },
    isChanged: Object.entries(form.values).some(([name, value]) => value !== (sheet.values[name] ?? '')),
    onLoad: (found) => fill(merged(begun(), found), early.current),
  });
  const change = (make: SheetChange) => {
    if (!saved.isLoaded()) early.current.push(make);
    setSheet(make);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useLayoutEffect(() => fill(begun(), []), []);
  useFocus(sheet.focus, form);

  return {
    ...form,
    generation,
    start: sheet.values,
    rows: sheet.rows,
    addRow: (list, first) => change(addRow(list, first)),
    removeRow: (list, id) => change(removeRow(list, id)),
    clear() {
      saved.forget();
      form.begin(begun().values);
      setSheet(begun());
      setGeneration((count) => count + 1);
    },
  };
}

function merged(begun: Entries, saved: Entries | undefined): Entries {
  return { values: { ...begun.values, ...saved?.values }, rows: { ...begun.rows, ...saved?.rows } };
}

function useFocus(focus: Sheet['focus'], { idOf }: ToolForm): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each request of the focus
  useLayoutEffect(() => {
    if (focus) document.getElementById(idOf(focus.name))?.focus();
  }, [focus]);
}

/** Today in the visitor's time zone, as an ISO date. */
export function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
