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
  /** An id of this form's own: there may be two of a kind on a page. */
  readonly idOf: (name: string) => string;
  readonly values: FormValues;
  /** Fields the visitor has been in and left: only these say what is wrong with them, and not while one types. */
  readonly left: ReadonlySet<string>;
  /** Takes the fields as they are: for when a script has changed them. */
  readonly read: () => void;
  /** Somebody wants the result: says what is wrong anywhere and leads to the first such field. True if nothing is. */
  readonly check: () => boolean;
  /** Begins anew with these: no field has been left. */
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
 * A form whose fields keep their own values: markup typed into before the script arrived is taken as it stands. `shape`
 * says what decides which fields there are; when it changes they are read again.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape has other fields to read
  useLayoutEffect(read, [read, current]);
  return {
    idOf: (name) => `${id}-${name}`,
    values,
    left,
    read,
    check() {
      // At once: the fields say what is wrong with them when they are drawn as left.
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
