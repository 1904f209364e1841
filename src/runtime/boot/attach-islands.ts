import { hydratedAttribute, type IslandDataset, scriptedAttribute } from '../../rules/markup.ts';
import { isPlainClick } from '../shared/plain-click.ts';
import { type IslandContent, loadContent } from './load-content.ts';
import { replay, submitNatively } from './replay.ts';

/** A part of the page and its islands, each asleep until its time. */
export interface Islands {
  /** Resolves when the island's markup is in the page; rejects if it can't be brought. */
  bring(island: HTMLElement): Promise<unknown>;
  /** Hydrates an island; resolves when it is interactive, or when its code could not be had. */
  wake(island: HTMLElement): Promise<void>;
  /** Fetches an island's code ahead of its use. */
  warm(island: HTMLElement): void;
  /** Ends all of them: what is awake is unmounted, what waits never wakes. */
  detach(): void;
}

/** What an island's chunk exports. */
interface IslandModule {
  /** Resolves, once the island is interactive, to what unmounts it. */
  hydrate(root: Element, props: unknown, prefix: string): Promise<() => void>;
}

/** These can be repeated once the island listens; everything else the browser has already done. */
const replayed = ['click', 'submit', 'change'] as const;
/** Signs that a visitor is about to use something: reason enough to fetch its code. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Wakes each of these elements as its `data-load` says. */
export function attachIslands(elements: Iterable<HTMLElement>): Islands {
  const undo: (() => void)[] = [];
  let isDetached = false;
  /** What comes after the end is ended at once. */
  const onDetach = (end: () => void) => {
    if (isDetached) end();
    else undo.push(end);
  };
  const bring = once(async (island: HTMLElement) => {
    const content = await loadContent(island);
    onDetach(content.drop);
    return content;
  });
  const wake = once(async (island: HTMLElement) => {
    const { src = '', prefix = '' } = island.dataset as IslandDataset;
    const [module, content]: [IslandModule, IslandContent] = await Promise.all([import(src), bring(island)]);
    if (isDetached) return;
    if (content.root) onDetach(await module.hydrate(content.root, content.props, prefix));
    island.setAttribute(hydratedAttribute, '');
  });
  for (const island of elements) {
    undo.push(
      schedule(island, () => wake(island)),
      catchEarlyEvents(island, () => wake(island)),
    );
  }
  return {
    bring,
    wake: (island) => wake(island).catch(() => {}),
    warm,
    detach() {
      isDetached = true;
      for (const end of undo.splice(0)) end();
    },
  };
}

/** Does something once for each island, however often it is asked for; what failed may be tried again. */
function once<Result>(act: (island: HTMLElement) => Promise<Result>): (island: HTMLElement) => Promise<Result> {
  const begun = new WeakMap<HTMLElement, Promise<Result>>();
  return (island) => {
    const known = begun.get(island);
    if (known) return known;
    const acting = act(island);
    begun.set(island, acting);
    acting.catch(() => begun.delete(island));
    return acting;
  };
}

function schedule(island: HTMLElement, wake: () => Promise<void>): () => void {
  const { load } = island.dataset as IslandDataset;
  const start = () => void wake().catch(() => {});
  if (load === 'load') start();
  if (load === 'idle') return whenIdle(start);
  if (load === 'visible') return whenVisible(island, start);
  return () => {};
}

function whenIdle(start: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start);
  return () => cancelIdleCallback(handle);
}

function whenVisible(island: Element, start: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(island);
  return () => observer.disconnect();
}

/** Until the island listens itself: fetch its code on intent; keep what the visitor does and do it again afterwards. */
function catchEarlyEvents(island: HTMLElement, wake: () => Promise<void>): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const stop = () => controller.abort();
  for (const type of intents) island.addEventListener(type, () => void warm(island), { ...options, passive: true });
  for (const type of replayed) {
    island.addEventListener(
      type,
      (event) => {
        if (!needsScript(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const doAgain = () => {
          stop();
          replay(event);
        };
        void wake().then(doAgain, () => submitNatively(event));
      },
      options,
    );
  }
  const onAwake = new MutationObserver(() => island.hasAttribute(hydratedAttribute) && stop());
  onAwake.observe(island, { attributes: true, attributeFilter: [hydratedAttribute] });
  return () => {
    stop();
    onAwake.disconnect();
  };
}

/** Forms that only close their dialog are complete without a script, and so are links, save those an island takes over. */
function needsScript(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('form')?.method === 'dialog') return false;
  if (!(event instanceof MouseEvent)) return true;
  return (
    target.closest('button') !== null || (target.closest(`a[${scriptedAttribute}]`) !== null && isPlainClick(event))
  );
}

function warm(island: HTMLElement): void {
  const { src } = island.dataset as IslandDataset;
  if (src) void import(src).catch(() => {});
}
