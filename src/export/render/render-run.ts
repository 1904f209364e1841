import { setImmediate } from 'node:timers/promises';
import type { Route } from '../../site/route.ts';
import type { PageMaker, RenderThread } from './load-renderer.ts';
import type { PageOutcome } from './page-record.ts';
import { openThreadRuns } from './thread-runs.ts';

/** What a thread of the pool needs to render and check its pages. */
export interface PoolThread extends RenderThread {
  /**
   * All routes. They refer to the same objects as those of the setup, and to copy each with its translations when its turn
   * comes would take longer.
   */
  readonly routes: readonly Route[];
  /** The runs of all threads, and the number of this one. */
  readonly runs: SharedArrayBuffer;
  readonly thread: number;
}

/** Renders the routes of a thread, and hands over the outcome of each as soon as its checks have ended. */
export async function renderRun(
  { routes, runs, thread }: PoolThread,
  { make }: Pick<PageMaker, 'make'>,
  onPage: (outcome: PageOutcome) => Promise<void> | void,
): Promise<void> {
  const take = openThreadRuns(runs);
  const handed: Promise<void>[] = [];
  let hasFailed = false;
  const nextRoute = () => (hasFailed ? undefined : routes[take(thread) ?? -1]);
  for (let route = nextRoute(); route; route = nextRoute()) {
    const { outcome } = await make(route);
    const handing = outcome.then(onPage);
    // The checks of a page may end, and fail, while others are rendered. The error is thrown after the loop.
    handing.catch(() => {
      hasFailed = true;
    });
    handed.push(handing);
    // Rendering is synchronous. Without this turn of the event loop other work, such as images, would make no progress.
    await setImmediate();
  }
  await Promise.all(handed);
}
