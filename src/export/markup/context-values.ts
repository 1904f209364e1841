import * as React from 'react';
import { Unprintable } from './unprintable.ts';

/**
 * The values that providers give to the components that are printed now. Components ask for them by `use(context)`, which React
 * passes on to whoever renders.
 */
export interface ContextValues {
  /** Gives a value to a context while `work` runs. */
  provide(context: object, value: unknown, work: () => void): void;
  /** Lets React's `use` read these values while `work` runs. Every other hook throws Unprintable. */
  serve(work: () => void): void;
}

/** A context as React makes it. Its default value is in a property without a public name (React 19). */
interface Context {
  readonly $$typeof: symbol;
  readonly _currentValue2: unknown;
}

const contextType = Symbol.for('react.context');

export function isContext(value: unknown): value is object {
  return typeof value === 'object' && value !== null && '$$typeof' in value && value.$$typeof === contextType;
}

export function createContextValues(): ContextValues {
  const values = new Map<object, unknown>();
  const read = (context: unknown) => {
    if (!isContext(context)) throw new Unprintable('a hook that waits for something');
    // The cast is safe: the symbol says that React has made it.
    return values.has(context) ? values.get(context) : (context as Context)._currentValue2;
  };
  const dispatcher = new Proxy({ use: read, useContext: read }, { get: hookNamed });
  return {
    provide(context, value, work) {
      const isOuter = values.has(context);
      const outer = values.get(context);
      values.set(context, value);
      try {
        work();
      } finally {
        if (isOuter) values.set(context, outer);
        else values.delete(context);
      }
    },
    serve(work) {
      const before = internals.H;
      internals.H = dispatcher;
      try {
        work();
      } finally {
        internals.H = before;
      }
    },
  };
}

function hookNamed(hooks: object, name: string | symbol): unknown {
  if (Object.hasOwn(hooks, name)) return Reflect.get(hooks, name);
  throw new Unprintable(`the hook ${String(name)}`);
}

/**
 * The place where a renderer of React 19 puts the object that answers hooks, as react-dom does
 * (packages/react/src/ReactSharedInternalsClient.js). It has no public name, so that tests compare every page with react-dom.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
};
