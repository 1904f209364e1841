import { useLayoutEffect, useRef, useState } from 'react';
import { type FormValues, fillUntouched } from '../../runtime/shared/fill-untouched.ts';
import type { Entries, Rows } from './saved-state.ts';
import { addRow, removeRow, type Sheet, type SheetChange } from './sheet.ts';
import { useSavedState } from './use-saved-state.ts';
import { type ToolForm, useToolForm } from './use-tool-form.ts';

export interface SheetForm extends ToolForm {
  /** The form's React key. It changes when the visitor clears the form. */
  readonly generation: number;
  /** The initial values of the fields. */
  readonly start: FormValues;
  readonly rows: Rows;
  /** Adds a line to a list and moves the focus to the line's field `first`. */
  addRow(list: string, first: string): void;
  removeRow(list: string, id: number): void;
  clear(): void;
}

interface SheetInput {
  /** The key under which the entries are saved. */
  readonly key: string;
  /**
   * The values with which every field is rendered, those of the first lines too. Any other value counts as a change.
   */
  readonly initial: Entries;
  /** Values that a new form gets in the browser only, such as today's date. */
  readonly fresh: () => FormValues;
}

/**
 * A form with lists of lines that is saved for this tab. The saved entries load a moment after the script; values that
 * the visitor typed by then are retained.
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

  // Changes to the lists before the saved entries were loaded. They are repeated on the saved lists.
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
