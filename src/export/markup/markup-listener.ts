import type { Properties } from './attributes.ts';

/** Hears what is printed, so that nobody has to read the markup again. */
export interface MarkupListener {
  /** An element begins. `properties` are React's: `className`, `srcSet`. */
  open(name: string, properties: Properties): void;
  text(text: string): void;
  close(name: string): void;
  /** Markup that is printed as it is. */
  markup(markup: string): void;
}

/** A listener that listens to nothing. */
export const silent: MarkupListener = { open() {}, text() {}, close() {}, markup() {} };
