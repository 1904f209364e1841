import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';

export interface ToolForm {
  /** Makes the id of a field from its name. The id is unique on the page, which may have two forms of the same kind. */
  readonly idOf: (name: string) => string;
  readonly values: FormValues;
  /**
   * The names of the fields that the visitor has left at least once. Only these fields show errors, so that no error
   * appears while the visitor types a first value.
   */
  readonly left: ReadonlySet<string>;
  /** Updates `values` from the fields. Callers need it after a script has changed the fields. */
  readonly read: () => void;
  /**
   * Shows the errors of all fields and moves the focus to the first invalid field. Called when a visitor requests the
   * result. Returns true if no field has an error.
   */
  readonly check: () => boolean;
  /** Starts again with the given values, as if the visitor had not left any field. */
  readonly begin: (values: FormValues) => void;
  readonly attributes: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly autoComplete: 'off';
    readonly noValidate: true;
    readonly onInput: () => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/**
 * A form with uncontrolled fields: text that a visitor typed before the script loaded remains in the fields and is
 * read. `shape` returns the part of the values that decides which fields exist; when this part changes, all fields are
 * read again.
 */
export function useToolForm(initial: FormValues, shape: (values: FormValues) => unknown = unchanging): ToolForm {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(nothing);
  const read = useCallback(() => {
    if (ref.current) setValues(valuesOf(ref.current));
  }, []);
  const current = shape(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new shape has other fields, which must be read
  useLayoutEffect(read, [read, current]);
  return {
    idOf: (name) => `${id}-${name}`,
    values,
    left,
    read,
    check() {
      // `flushSync` renders the errors of all fields at once, so that the first invalid field can be found.
      flushSync(() => setLeft(namesIn(ref.current)));
      const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      wrong?.focus();
      return !wrong;
    },
    begin: (fresh) => {
      setValues(fresh);
      setLeft(nothing);
    },
    attributes: {
      ref,
      autoComplete: 'off',
      noValidate: true,
      onInput: read,
      onBlur: ({ target }) => {
        if ('name' in target) setLeft((before) => new Set([...before, String(target.name)]));
      },
      onSubmit: (event) => event.preventDefault(),
    },
  };
}

const nothing: ReadonlySet<string> = new Set();
const unchanging = () => '';

function namesIn(form: HTMLFormElement | null): ReadonlySet<string> {
  return new Set(Array.from(form?.elements ?? [], (element) => element.getAttribute('name') ?? ''));
}

function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(entries);
}
