import type { ReactNode } from 'react';
import { type PageFacts, readPageFacts } from '../../site/page-facts.ts';
import { listenForFacts } from './listen-for-facts.ts';
import { printMarkup } from './print-markup.ts';
import { reactMarkup } from './react-markup.ts';
import { Unprintable } from './unprintable.ts';

/** Renders elements as static markup. Both methods throw MarkupError if a component fails. */
export interface MarkupRenderer {
  /** The markup without its facts. */
  html(node: ReactNode): string;
  markup(node: ReactNode): StaticMarkup;
}

/** Markup with what a page has to know of it. */
export interface StaticMarkup {
  readonly html: string;
  readonly facts: PageFacts;
  /** The values of all `class` attributes. Each is a list of classes. */
  readonly classLists: ReadonlySet<string>;
}

/** A component failed, or nobody can render what it returned. `cause` is what was thrown. */
export class MarkupError extends Error {
  readonly node: ReactNode;

  constructor(node: ReactNode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.node = node;
  }
}

/** Renders with our own printer, which learns the facts meanwhile. Also throws Unprintable. */
const printer: MarkupRenderer = {
  html: (node) => guarded(node, () => printMarkup(node)),
  markup(node) {
    const { listener, facts, classLists } = listenForFacts();
    const html = guarded(node, () => printMarkup(node, listener));
    return { html, facts, classLists };
  },
};

/** Renders with react-dom, and reads the markup for its facts. */
const reactDom: MarkupRenderer = {
  html: (node) => guarded(node, () => reactMarkup(node)),
  markup(node) {
    const html = reactDom.html(node);
    return { html, facts: readPageFacts(html), classLists: new Set(classListsIn(html)) };
  },
};

export const renderers = { printer, 'react-dom': reactDom } as const;
export type RendererName = keyof typeof renderers;

/**
 * Runs `render` with the renderer of this name. Where the printer meets something that only react-dom can render, `render` runs
 * once more, with react-dom: it has to begin anew each time.
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
    // A component may render markup itself, such as that of a fragment.
    if (cause instanceof Unprintable || cause instanceof MarkupError) throw cause;
    throw new MarkupError(node, cause);
  }
}

function classListsIn(html: string): string[] {
  return Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list);
}
