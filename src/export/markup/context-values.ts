import * as React from 'react';
import { Unprintable } from './unprintable.ts';

/**
 * The values that context providers give to the components that are being printed. Components ask for a value by
 * `use(context)`, and React passes this call on to the current renderer.
 */
export interface ContextValues {
  /** Gives a value to a context while `work` runs. */
  provide(context: object, value: unknown, work: () => void): void;
  /** Lets React's `use` and `useContext` read these values while `work` runs. Every other hook throws Unprintable. */
  serve(work: () => void): void;
}

/** A context object of React 19. Its default value is in a property that is not part of React's public API. */
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
    // The cast is safe: `isContext` has found the symbol by which React marks its contexts.
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
 * The object whose property `H` holds the implementation of hooks: each renderer of React 19 sets it while it renders,
 * as react-dom does (packages/react/src/ReactSharedInternalsClient.js). It is not part of React's public API and may
 * change, so tests compare every page with the output of react-dom.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
};
