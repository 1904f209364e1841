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
  /** An id that belongs to this form only. A page may have two forms of one kind. */
  readonly idOf: (name: string) => string;
  readonly values: FormValues;
  /** The fields that the visitor has left. Only these show errors, and not while the visitor is typing in them. */
  readonly left: ReadonlySet<string>;
  /** Reads the current values of the fields, after a script has changed them. */
  readonly read: () => void;
  /**
   * Shows the errors of all fields and focuses the first wrong one, when a visitor requests the result. True if there
   * is no error.
   */
  readonly check: () => boolean;
  /** Starts again with these values, as if the visitor had left no field. */
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
 * A form whose fields hold their own values: text that a visitor typed before the script loaded is read as it is.
 * `shape` returns the part of the values that decides which fields exist; when it changes, the fields are read again.
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
      // The rendering must be finished here: only fields that are rendered as left have their errors.
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
