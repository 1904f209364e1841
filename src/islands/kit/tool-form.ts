import { batch, type ReadonlySignal } from '@preact/signals-core';
import type { FocusEvent, FormEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '../../runtime/shared/after-press.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { isField, textIn } from '../../runtime/shared/form-field.ts';
import { createFieldStates } from './field-states.ts';

/**
 * The state of a tool's form. Each field has signals of its own: a component that reads `text('company')` is drawn again
 * when this text changes, and not when the visitor types in another field.
 */
export interface ToolForm {
  /** Makes the id of a field from its name. The id is unique on the page, which may have two forms of the same kind. */
  readonly idOf: (name: string) => string;
  /** The text in a field. Empty if there is no such field, or if it is a checkbox that is not ticked. */
  readonly text: (name: string) => string;
  /**
   * True if the visitor has left the field at least once. Only then it shows an error, so that no error appears while
   * the visitor types a first value.
   */
  readonly hasLeft: (name: string) => boolean;
  /** True once the visitor has typed or chosen something since the form was attached. It is no signal. */
  readonly hasTyped: () => boolean;
  /** The values of all fields. A component that reads them is drawn again at each key press. */
  readonly values: ReadonlySignal<FormValues>;
  /** Updates the state from all fields. Callers need it after a script has changed the fields. */
  readonly read: () => void;
  /** Counts these fields as left, but not the one with the focus. */
  readonly leave: (names: readonly string[]) => void;
  /** Puts values into fields, by name, as if the visitor had typed them and left the fields. */
  readonly fill: (values: FormValues) => void;
  /**
   * Shows the errors of all fields and moves the focus to the first invalid field. Called when a visitor requests the
   * result. Returns true if no field has an error.
   */
  readonly check: () => boolean;
  /** Moves the focus to a field, which may be hidden until then. */
  readonly focusOn: (name: string) => void;
  /** Starts again with the given values, as if the visitor had not left any field. */
  readonly begin: (values: FormValues) => void;
  readonly attributes: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly autoComplete: 'off';
    readonly noValidate: true;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/**
 * Creates the state of a form with uncontrolled fields. `id` is the prefix of the fields' ids. `reveal` shows the part of
 * the form that an element is in.
 */
export function createToolForm(
  id: string,
  initial: FormValues,
  reveal: (element: HTMLElement) => void = () => {},
): ToolForm {
  const ref: { current: HTMLFormElement | null } = { current: null };
  const { take, takeText, leave, ...states } = createFieldStates(initial);
  const read = () => {
    const { current: form } = ref;
    if (form) take(valuesOf(form));
  };
  let hasTyped = false;
  const focus = (element: HTMLElement) => {
    reveal(element);
    element.focus();
  };
  const idOf = (name: string) => `${id}-${name}`;
  return {
    idOf,
    ...states,
    hasTyped: () => hasTyped,
    read,
    leave(names) {
      const focused = document.activeElement?.getAttribute('name');
      leave(names.filter((name) => name !== focused));
    },
    fill: (given) =>
      batch(() => {
        for (const field of Array.from(ref.current?.elements ?? []).filter(isField)) {
          const text = given[field.name];
          if (text !== undefined) field.value = text;
        }
        leave(Object.keys(given));
        read();
      }),
    check() {
      // `flushSync` renders the errors of all fields at once, so that the first invalid field can be found.
      flushSync(() => leave(namesIn(ref.current)));
      // The error of a file field does not keep the visitor from the result: a refused file is no part of it.
      const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="file"])');
      if (wrong) focus(wrong);
      return !wrong;
    },
    focusOn(name) {
      const field = document.getElementById(idOf(name));
      if (field) focus(field);
    },
    attributes: {
      ref,
      autoComplete: 'off',
      noValidate: true,
      onInput: ({ target }) => {
        if (!isField(target) || target.type === 'file') return;
        hasTyped = true;
        // Only this field is read: reading all of a hundred rows takes milliseconds.
        takeText(target.name, textIn(target));
      },
      onBlur: ({ target }) => {
        if (isField(target)) afterPress(() => leave([target.name]));
      },
      onSubmit: (event) => event.preventDefault(),
    },
  };
}

function namesIn(form: HTMLFormElement | null): string[] {
  return Array.from(form?.elements ?? [], (element) => element.getAttribute('name') ?? '');
}

function valuesOf(form: HTMLFormElement): FormValues {
  // Files are left out, because they are no texts: the component that shows a file field keeps its file.
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.trim()]] : [],
  );
  return Object.fromEntries(entries);
}
