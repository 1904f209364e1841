import type { IslandLoad } from '../rules/markup.ts';

/** All that a template knows of an island. Of the template's content, only the props reach the browser as JSON. */
export interface IslandContract<Name extends string, Props extends object> {
  /** The island's folder in `src/islands`, and its key in `registry.ts`. */
  readonly name: Name;
  readonly load: IslandLoad;
  /**
   * True if markup, props and styles of the island are not on the page but in a file that all pages of a locale share.
   * The browser loads the file a second after the page, or when a visitor reaches for the island or opens the popover
   * around it. Islands such as a dialog are deferred, since visitors see them only after an action and only with scripts.
   */
  readonly isDeferred?: boolean;
  /**
   * True if the island's script takes all that it needs from the rendered markup. The page then does not contain the
   * props.
   */
  readonly readsMarkup?: boolean;
  /** A property that no contract sets. It exists so that TypeScript knows the type of the island's props. */
  readonly props?: Props;
}
