import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { respell } from './spelling.ts';

/** Renders static markup with react-dom, in the spelling of spelling.ts. Errors of components are thrown unchanged. */
export function reactMarkup(node: ReactNode): string {
  return respell(renderToStaticMarkup(node));
}

/**
 * Renders a node that has failed once more, and returns the components around the fault as lines of a stack, the
 * innermost first. If React refuses what a component returned, the stack of the error itself has only functions of
 * React.
 */
export function componentStackOf(node: ReactNode): Promise<string> {
  return new Promise((resolve) => {
    renderToPipeableStream(node, {
      onError: (_, { componentStack = '' }) => resolve(componentStack),
      onAllReady: () => resolve(''),
    });
  });
}
