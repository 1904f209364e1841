import {
  hydratedAttribute,
  type IslandDataset,
  insertEvent,
  scriptedAttribute,
  wakeEvent,
} from '../../rules/markup.ts';
import { onIntent } from '../shared/intent.ts';
import { loadScript } from '../shared/load-script.ts';
import { isPlainClick } from '../shared/plain-click.ts';
import { loadContent } from './load-content.ts';
import { once } from './once.ts';
import { hold, replay, submitNatively } from './replay.ts';

/** Controls the islands of one part of the page. At first no island is hydrated. */
export interface Islands {
  /** Inserts the island's markup. Resolves when the markup is in the page; rejects if the markup can't be loaded. */
  insert(island: HTMLElement): Promise<unknown>;
  /** Hydrates the island. Resolves when the island is interactive, or when its code can't be loaded. */
  hydrate(island: HTMLElement): Promise<void>;
  /** Loads an island's code before it is needed. */
  preload(island: HTMLElement): void;
  /** Unmounts the hydrated islands. Islands that are not hydrated yet are never hydrated. */
  detach(): void;
}

/** The exports of an island's script (`hydrateWith` in `src/islands/hydrate.tsx`). */
interface IslandModule {
  /** Hydrates the island. Resolves when it is interactive; the result is a function that unmounts it. */
  hydrate(root: Element, props: unknown, prefix: string): Promise<() => void>;
}

/** Events that are replayed after hydration. The browser handles all other events without the island. */
const replayedEvents = ['click', 'submit', 'change'] as const;

/**
 * Hydrates each island when a visitor reaches for it, or when the late script wakes it: tools with something to show, and
 * islands in view whose loading strategy (`loadAttribute`) is `visible`.
 */
export function attachIslands(elements: Iterable<HTMLElement>): Islands {
  const cleanups: (() => void)[] = [];
  let isDetached = false;
  /** Registers a cleanup for `detach()`. After `detach()`, a cleanup runs at once. */
  const onDetach = (cleanup: () => void) => {
    if (isDetached) cleanup();
    else cleanups.push(cleanup);
  };
  const insert = once(async (island: HTMLElement) => {
    const content = await loadContent(island);
    onDetach(content.drop);
    return content;
  });
  const hydrate = once(async (island: HTMLElement) => {
    const { src = '', prefix = '' } = island.dataset as IslandDataset;
    const [module, content] = await Promise.all([loadScript<IslandModule>(src), insert(island)]);
    if (isDetached) return;
    if (content.root) onDetach(await module.hydrate(content.root, content.props, prefix));
    island.setAttribute(hydratedAttribute, '');
  });
  for (const island of elements) {
    cleanups.push(catchEarlyEvents(island, () => hydrate(island)));
    island.addEventListener(insertEvent, () => void insert(island).catch(() => {}));
  }
  return {
    insert,
    hydrate: (island) => hydrate(island).catch(() => {}),
    preload,
    detach() {
      isDetached = true;
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}

/**
 * Handles events before the island is hydrated. It hydrates the island when a visitor is about to use it, or opens the
 * popover around it, and holds events back to replay them after hydration.
 */
function catchEarlyEvents(island: HTMLElement, hydrate: () => Promise<void>): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const stop = () => controller.abort();
  const start = () => void hydrate().catch(() => {});
  onIntent(island, start, options);
  island.addEventListener(wakeEvent, start, options);
  island.closest('[popover]')?.addEventListener('toggle', start, options);
  for (const type of replayedEvents) {
    island.addEventListener(
      type,
      (event) => {
        if (!needsScript(event)) return;
        hold(event);
        void hydrate().then(
          () => {
            stop();
            replay(event);
          },
          () => submitNatively(event),
        );
      },
      options,
    );
  }
  const observer = new MutationObserver(() => island.hasAttribute(hydratedAttribute) && stop());
  observer.observe(island, { attributes: true, attributeFilter: [hydratedAttribute] });
  return () => {
    stop();
    observer.disconnect();
  };
}

/**
 * True if only the island's script can handle the event. The browser alone handles forms that only close their dialog,
 * and links without `scriptedAttribute`.
 */
function needsScript(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('form')?.method === 'dialog') return false;
  if (!(event instanceof MouseEvent)) return true;
  return (
    target.closest('button') !== null || (target.closest(`a[${scriptedAttribute}]`) !== null && isPlainClick(event))
  );
}

function preload(island: HTMLElement): void {
  const { src } = island.dataset as IslandDataset;
  if (src) void loadScript(src).catch(() => {});
}
