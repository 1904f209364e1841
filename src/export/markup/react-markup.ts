import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { respell } from './spelling.ts';

/** Renders static markup with react-dom, in the spelling of spelling.ts. Throws what a component throws. */
export function reactMarkup(node: ReactNode): string {
  return respell(renderToStaticMarkup(node));
}

/**
 * Renders a node that fails once more, to find the components around the fault, the innermost first, as lines of a
 * stack. If React refuses what a component returned, the error's own stack names React alone.
 */
export function componentStackOf(node: ReactNode): Promise<string> {
  return new Promise((resolve) => {
    renderToPipeableStream(node, {
      onError: (_, { componentStack = '' }) => resolve(componentStack),
      onAllReady: () => resolve(''),
    });
  });
}
