import { type ReadonlySignal, signal } from '@preact/signals-core';

/** A value that islands don't hold themselves: it is in plain HTML, or in the document, where other scripts change it. */
export interface Source<Value> {
  readonly read: () => Value;
  /** Calls `onChange` each time the value may have changed. Returns a function that ends the calls. */
  readonly listen: (onChange: () => void) => () => void;
}

/**
 * A signal of a value from outside the islands. It listens to its source as long as an effect or a component reads the
 * signal, so nobody has to end it.
 */
export function signalFrom<Value>({ read, listen }: Source<Value>): ReadonlySignal<Value> {
  let stop = () => {};
  const current = signal(read(), {
    watched() {
      const update = () => {
        current.value = read();
      };
      stop = listen(update);
      // The value is read again, because it may have changed since the signal was made, or since its last reader left.
      update();
    },
    unwatched: () => stop(),
  });
  return current;
}

/** The source of a value that an element has, and that changes with an event of the element. */
export function sourceIn<Value>(element: Element, type: string, read: () => Value): Source<Value> {
  return {
    read,
    listen(onChange) {
      element.addEventListener(type, onChange);
      return () => element.removeEventListener(type, onChange);
    },
  };
}
