import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders markup without React's attributes, in the shortest spelling that HTML's parser reads as the same. Throws
 * MarkupError if a component fails.
 */
export function staticMarkup(node: ReactNode): string {
  return markupOf(node)
    .replace(reactSpelling, (attribute) => attribute.toLowerCase())
    .replace(emptyDrawing, '/>');
}

/** A component failed, or React refused what it returned. `cause` is what was thrown. */
export class MarkupError extends Error {
  readonly node: ReactNode;

  constructor(node: ReactNode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.node = node;
  }
}

function markupOf(node: ReactNode): string {
  try {
    return renderToStaticMarkup(node);
  } catch (cause) {
    throw new MarkupError(node, cause);
  }
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

/** HTML attributes, whose case does not matter. SVG attributes are not here, because their case matters. */
const reactSpelling =
  / (?:autoComplete|colSpan|encType|fetchPriority|hrefLang|inputMode|maxLength|readOnly|rowSpan|srcSet)="/g;
/** End tags of empty SVG elements, which may be self-closing instead. */
const emptyDrawing = /><\/(?:circle|ellipse|line|path|rect|use)>/g;
