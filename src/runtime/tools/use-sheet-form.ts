import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Entries, forgetEntries, loadEntries, type Rows, saveEntries } from './kept.ts';
import { type ToolForm, useToolForm, type Values } from './use-tool-form.ts';

/** A paper has an end, and so has what a browser draws at each key. */
const maxRows = 100;

export interface SheetForm extends ToolForm {
  /** Changes when all is cleared: the form's key. */
  readonly generation: number;
  /** What a field begins with. */
  readonly start: Values;
  readonly rows: Rows;
  /** Adds a line to a list and puts the focus into its field `first`. */
  addRow(list: string, first: string): void;
  removeRow(list: string, id: number): void;
  clear(): void;
}

interface SheetInput {
  /** Under which name the entries are kept. */
  readonly key: string;
  /** What every field is rendered with, those of the first lines too: anything else counts as changed. */
  readonly initial: Entries;
  /** What a fresh form gets in the browser only: today's date. */
  readonly fresh: () => Values;
}

/** A form with lists of lines, kept for this tab. What was typed before the script arrived wins over what was kept. */
export function useSheetForm({ key, initial, fresh }: SheetInput): SheetForm {
  const [generation, setGeneration] = useState(0);
  const [{ values: start, rows }, setStart] = useState(initial);
  const form = useToolForm(initial.values, () => `${generation} ${JSON.stringify(rows)}`);
  const focused = useRef<string>(undefined);
  const setRows = (list: string, ids: readonly number[]) =>
    setStart((before) => ({ ...before, rows: { ...before.rows, [list]: ids } }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useLayoutEffect(() => {
    const kept = loadEntries(key);
    const values = { ...initial.values, ...fresh(), ...kept?.values };
    if (form.attributes.ref.current) fillUntouched(form.attributes.ref.current, values);
    setStart({ values, rows: kept?.rows ?? initial.rows });
    form.read();
  }, []);

  useLayoutEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  });

  // Once something was changed all is kept, also that it was changed back.
  const isKept = useRef(false);
  const isChanged = Object.entries(form.values).some(([name, value]) => value !== (start[name] ?? ''));
  useEffect(() => {
    isKept.current ||= isChanged;
    if (isKept.current) saveEntries(key, { values: form.values, rows });
  }, [key, isChanged, form.values, rows]);

  return {
    ...form,
    generation,
    start,
    rows,
    addRow(list, first) {
      const ids = rows[list] ?? [];
      if (ids.length >= maxRows) return;
      const id = Math.max(0, ...ids) + 1;
      focused.current = form.idOf(`${list}-${id}-${first}`);
      setRows(list, [...ids, id]);
    },
    removeRow(list, id) {
      const ids = rows[list] ?? [];
      const place = ids.indexOf(id);
      focused.current = form.idOf(`${list}-${ids[place + 1] ?? ids[place - 1]}-remove`);
      setRows(
        list,
        ids.filter((each) => each !== id),
      );
    },
    clear() {
      const values = { ...initial.values, ...fresh() };
      forgetEntries(key);
      isKept.current = false;
      form.begin(values);
      setStart({ values, rows: initial.rows });
      setGeneration((count) => count + 1);
    },
  };
}

/** Sets the fields that nobody has changed yet. */
function fillUntouched(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.checked === field.defaultChecked) field.checked = values[field.name] === field.value;
    } else if (field instanceof HTMLSelectElement) {
      field.value = values[field.name] ?? field.value;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === field.defaultValue) field.value = values[field.name] ?? field.value;
    }
  }
}

/** Today where the visitor is, as an ISO date. */
export function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
