import { contentAttribute, insertEvent, islandAttribute, selectorOf } from '../../rules/markup.ts';
import { routeUpdate } from '../shared/navigation/events.ts';

/** The time after which the first page's deferred islands are inserted: what the visitor sees comes first. */
const pauseMs = 1000;

/** Lets the boot script insert the markup of deferred islands, so that a later click shows it at once. */
export function attachDeferredIslands(root: Document): void {
  const insert = () => {
    const islands = root.querySelectorAll(selectorOf(islandAttribute) + selectorOf(contentAttribute));
    for (const island of islands) island.dispatchEvent(new Event(insertEvent));
  };
  root.addEventListener(routeUpdate, insert);
  setTimeout(insert, pauseMs);
}
