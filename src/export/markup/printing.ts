import type { MarkupListener } from './markup-listener.ts';

/** The state of printing one tree of elements. */
export interface Printing {
  /** The markup so far. */
  out: string;
  /** `link` elements by which the browser preloads urgent images. They are put before all other markup. */
  preloads: string;
  /** The keys of the images that have a link in `preloads`. */
  readonly preloaded: Set<string>;
  /** The innermost enclosing element that changes how its content is printed. `html` if there is none. */
  scope: 'html' | 'svg' | 'picture' | 'noscript';
  /** The value of the enclosing `select` element. Undefined outside a `select`, or if the element has no value. */
  selected: string | number | undefined;
  readonly listener: MarkupListener;
  /** Prints what is inside an element. */
  print(node: unknown): void;
}
