import type { IslandLoad } from '../rules/markup.ts';

/** All that a template knows of an island. The browser gets the props, and only these, as JSON. */
export interface IslandContract<Name extends string, Props extends object> {
  /** The island's folder in `src/islands`, and its key in `registry.ts`. */
  readonly name: Name;
  readonly load: IslandLoad;
  /**
   * True if markup, props and styles of the island are not on the page but in a file that all pages of a locale share.
   * The browser loads it when the page is idle or a visitor reaches for the island. For parts that visitors see only
   * after an action and with scripts, such as a dialog.
   */
  readonly isDeferred?: boolean;
  /** Never set. It passes the type of the props to the compiler. */
  readonly props?: Props;
}
