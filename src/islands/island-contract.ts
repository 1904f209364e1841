import type { IslandLoad } from '../rules/markup.ts';

/** All that a template knows of an island. The props are all that the browser gets: they are sent as JSON. */
export interface IslandContract<Name extends string, Props extends object> {
  /** The island's folder in `src/islands`, and its key in `registry.ts`. */
  readonly name: Name;
  readonly load: IslandLoad;
  /**
   * True: markup, props and styles of the island are not on the page but in a file that all pages of a locale share. The
   * browser loads it when the page is idle or a visitor reaches for the island. For parts that nobody sees before acting
   * and nobody sees without scripts, such as a dialog.
   */
  readonly isDeferred?: boolean;
  /** Never set: it tells the compiler the type of the props. */
  readonly props?: Props;
}
