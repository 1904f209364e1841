import type { MarkupListener } from './markup-listener.ts';

/** The state of printing one tree of elements. */
export interface Printing {
  /** The markup so far. */
  out: string;
  /** Links by which the browser loads urgent images early. They stand before all other markup. */
  preloads: string;
  /** The images that `preloads` has. */
  readonly preloaded: Set<string>;
  /** The innermost of the elements around the place that change what is inside them. */
  scope: 'html' | 'svg' | 'picture' | 'noscript';
  /** The value of the `select` around the place. Undefined if there is none, or if it has no value. */
  selected: string | number | undefined;
  readonly listener: MarkupListener;
  /** Prints what is inside an element. */
  print(node: unknown): void;
}
