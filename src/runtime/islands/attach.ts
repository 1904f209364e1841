import type { IslandLoad } from './define-island.ts';
import { replay } from './replay.ts';

/** The page's islands, each asleep until its time. */
export interface Islands {
  /** Hydrates the island an element belongs to; resolves when it is interactive. */
  wake(element: Element): Promise<void>;
  detach(): void;
}

/** What an island's chunk exports. */
interface IslandModule {
  hydrate(root: Element, props: unknown, prefix: string): Promise<void>;
}

/** These can be repeated once the island listens; everything else the browser has already done. */
const replayed = ['click', 'submit', 'change'] as const;
/** Signs that a visitor is about to use something: reason enough to fetch its code. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Finds the islands below `root` and wakes each as its `data-load` says. */
export function attachIslands(root: ParentNode): Islands {
  const woken = new WeakMap<Element, Promise<void>>();
  const undo: (() => void)[] = [];
  const wake = (island: Element): Promise<void> => {
    const known = woken.get(island);
    if (known) return known;
    const waking = hydrate(island);
    woken.set(island, waking);
    // A chunk that did not arrive may arrive next time; until then the island stays plain HTML.
    waking.catch(() => woken.delete(island));
    return waking;
  };
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    undo.push(
      schedule(island, () => wake(island)),
      catchEarlyEvents(island, () => wake(island)),
    );
  }
  return {
    async wake(element) {
      const island = element.closest('[data-island]');
      if (island) await wake(island).catch(() => {});
    },
    detach() {
      for (const each of undo) each();
    },
  };
}

async function hydrate(island: Element): Promise<void> {
  const { src = '', prefix = '' } = island instanceof HTMLElement ? island.dataset : {};
  const module: IslandModule = await import(src);
  const [root, props] = island.children;
  if (root) await module.hydrate(root, JSON.parse(props?.textContent ?? '{}'), prefix);
  island.setAttribute('data-awake', '');
}

function schedule(island: HTMLElement, wake: () => Promise<void>): () => void {
  const load = (island.dataset.load ?? 'interaction') as IslandLoad;
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
        // Without its code the island is plain HTML again, and plain HTML does what it can.
        void wake()
          .then(stop, stop)
          .then(() => replay(event));
      },
      options,
    );
  }
  const onAwake = new MutationObserver(() => island.hasAttribute('data-awake') && stop());
  onAwake.observe(island, { attributes: true, attributeFilter: ['data-awake'] });
  return () => {
    stop();
    onAwake.disconnect();
  };
}

/** Links, and forms that only close their dialog, are complete without a script. */
function needsScript({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('form')?.method === 'dialog') return false;
  return type !== 'click' || target.closest('button') !== null;
}

function warm(island: HTMLElement): void {
  const { src } = island.dataset;
  if (src) void import(src).catch(() => {});
}
