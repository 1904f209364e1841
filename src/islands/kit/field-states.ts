import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';

/** The texts of a form's fields, and which fields the visitor has left. It knows the fields by their names only. */
export interface FieldStates {
  readonly values: ReadonlySignal<FormValues>;
  readonly text: (name: string) => string;
  readonly hasLeft: (name: string) => boolean;
  /** Takes over the texts of all fields. */
  readonly take: (values: FormValues) => void;
  /** Takes over the text of one field. */
  readonly takeText: (name: string, text: string) => void;
  readonly leave: (names: readonly string[]) => void;
  /** Starts again with the given values, as if the visitor had not left any field. */
  readonly begin: (values: FormValues) => void;
}

interface FieldState {
  readonly text: Signal<string>;
  readonly hasLeft: Signal<boolean>;
}

/** Creates the state of fields that have these values. Each field has signals of its own. */
export function createFieldStates(initial: FormValues): FieldStates {
  const values = signal(initial);
  const fields = new Map<string, FieldState>();
  const fieldOf = (name: string): FieldState => {
    const known = fields.get(name);
    if (known) return known;
    const field = { text: signal(values.peek()[name] ?? ''), hasLeft: signal(false) };
    fields.set(name, field);
    return field;
  };
  const take = (fresh: FormValues) =>
    batch(() => {
      values.value = fresh;
      for (const [name, { text }] of fields) text.value = fresh[name] ?? '';
    });
  return {
    values,
    text: (name) => fieldOf(name).text.value,
    hasLeft: (name) => fieldOf(name).hasLeft.value,
    take,
    takeText: (name, text) =>
      batch(() => {
        values.value = { ...values.peek(), [name]: text };
        fieldOf(name).text.value = text;
      }),
    leave: (names) =>
      batch(() => {
        for (const name of names) fieldOf(name).hasLeft.value = true;
      }),
    begin: (fresh) =>
      batch(() => {
        take(fresh);
        for (const { hasLeft } of fields.values()) hasLeft.value = false;
      }),
  };
}
