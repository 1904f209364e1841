import type { ComponentType } from 'react';

/** When the browser fetches an island's code: at once, when idle, when scrolled into view, or at the first interaction. */
export type IslandLoad = 'load' | 'idle' | 'visible' | 'interaction';

/** What a template may know of an island: its name, its props, when it wakes. The props are all the browser gets. */
export interface IslandDefinition<Props extends object> {
  readonly name: string;
  readonly load: IslandLoad;
  /**
   * True: its markup, props and own styles are a file that all pages of a locale share, brought when the page is idle or
   * somebody reaches for it. For what nobody sees before acting, and nobody without scripts, such as a dialog.
   */
  readonly isDeferred: boolean;
  readonly component: () => Promise<ComponentType<Props>>;
}

/**
 * Declares an interactive part of a page. Its markup is prerendered and works as plain HTML; its component hydrates it.
 * `name` must be that of the folder under `src/runtime`, which the bundle takes as the island's entry.
 */
export function defineIsland<Props extends object>(
  name: string,
  {
    load,
    isDeferred = false,
    component,
  }: Omit<IslandDefinition<Props>, 'name' | 'isDeferred'> & { isDeferred?: boolean },
): IslandDefinition<Props> {
  return { name, load, isDeferred, component };
}
