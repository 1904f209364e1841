import type { ReactNode } from 'react';
import { type PageFacts, readPageFacts } from '../../site/page-facts.ts';
import { drawingsIn, listenForFacts } from './listen-for-facts.ts';
import { printMarkup } from './print-markup.ts';
import { reactMarkup } from './react-markup.ts';
import { Unprintable } from './unprintable.ts';

/** Renders elements as static markup. Both methods throw MarkupError if a component fails. */
export interface MarkupRenderer {
  /** Renders markup without collecting its facts. */
  html(node: ReactNode): string;
  markup(node: ReactNode): StaticMarkup;
}

/** Rendered markup, with what the page around it needs to know of it. */
export interface StaticMarkup {
  readonly html: string;
  readonly facts: PageFacts;
  /** The values of all `class` attributes. Each is a list of classes. */
  readonly classLists: ReadonlySet<string>;
  /** The addresses of the drawings that `use` elements show, in the order of their first use. */
  readonly drawings: ReadonlySet<string>;
}

/** Thrown if a component fails, or if it returns something that React can't render. `cause` is the original error. */
export class MarkupError extends Error {
  readonly node: ReactNode;

  constructor(node: ReactNode, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'A component threw something that is no error.', { cause });
    this.node = node;
  }
}

/** Renders with the project's own printer, and collects the facts while it prints. Also throws Unprintable. */
const printer: MarkupRenderer = {
  html: (node) => guarded(node, () => printMarkup(node)),
  markup(node) {
    const { listener, ...heard } = listenForFacts();
    const html = guarded(node, () => printMarkup(node, listener));
    return { html, ...heard };
  },
};

/** Renders with react-dom, and reads the markup for its facts. */
const reactDom: MarkupRenderer = {
  html: (node) => guarded(node, () => reactMarkup(node)),
  markup(node) {
    const html = reactDom.html(node);
    return {
      html,
      facts: readPageFacts(html),
      classLists: new Set(classListsIn(html)),
      drawings: new Set(drawingsIn(html)),
    };
  },
};

export const renderers = { printer, 'react-dom': reactDom } as const;
export type RendererName = keyof typeof renderers;

/**
 * Runs `render` with the renderer of this name. If the printer meets something that only react-dom can render, `render`
 * is run a second time with react-dom. It must therefore start with empty state (notes, for example) each time.
 */
export function renderWith<Result>(name: RendererName, render: (renderer: MarkupRenderer) => Result): Result {
  try {
    return render(renderers[name]);
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error;
    return render(reactDom);
  }
}

function guarded(node: ReactNode, render: () => string): string {
  try {
    return render();
  } catch (cause) {
    // The error is already converted if a component has itself called a renderer, as for the markup of a fragment.
    if (cause instanceof Unprintable || cause instanceof MarkupError) throw cause;
    throw new MarkupError(node, cause);
  }
}

function classListsIn(html: string): string[] {
  return Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list);
}
