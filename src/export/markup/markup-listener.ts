import type { Properties } from './attributes.ts';

/** Receives the elements and texts of markup while it is printed, so that the markup need not be parsed for them. */
export interface MarkupListener {
  /** Called when an element begins. `properties` have React's names: `className`, `srcSet`. */
  open(name: string, properties: Properties): void;
  text(text: string): void;
  close(name: string): void;
  /** Called for ready markup, which is printed unchanged. */
  markup(markup: string): void;
}

/** A listener that ignores everything. */
export const silent: MarkupListener = { open() {}, text() {}, close() {}, markup() {} };
