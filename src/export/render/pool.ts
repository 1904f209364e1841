import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../../disk/thread-environment.ts';
import type { Route } from '../../site/route.ts';
import { loadRenderer, type RenderThread } from './load-renderer.ts';
import type { PageOutcome } from './page-record.ts';
import { createThreadRuns } from './thread-runs.ts';

/** What a worker needs to render and check pages. */
export interface WorkerThread extends RenderThread {
  /**
   * The routes to render. A worker is told only their numbers in this list: the routes refer to the same objects as those
   * of the setup, and to copy each with its translations when its turn comes would take longer.
   */
  readonly routes: readonly Route[];
}

/** Number of pages that take about as long to render as a worker takes to start. */
const pagesPerWorker = 400;

export interface PoolInput extends RenderThread {
  /** Number of threads. If undefined, it follows from the number of pages and of processor cores. */
  readonly workers: number | undefined;
  /** Receives the outcome of each route while others are still being rendered. */
  readonly onPage: (outcome: PageOutcome) => Promise<void>;
}

/** Renders the routes: a few in this thread, many in workers too. Outcomes come in any order, one for each route. */
export async function renderRoutes(routes: readonly Route[], input: PoolInput): Promise<void> {
  if (routes.length === 0) return;
  const count = Math.min(input.workers ?? workersFor(routes.length), routes.length);
  const next = createThreadRuns(routes.length, count);
  const workers = Array.from({ length: count - 1 }, () => startWorker(routes, input));
  try {
    await Promise.all([
      renderHere(routes, () => next(0), input),
      ...workers.map((worker, index) => renderInWorker(worker, () => next(index + 1), input)),
    ]);
  } finally {
    // If one thread has failed, the others need not continue.
    for (const worker of workers) void worker.terminate();
  }
}

function workersFor(pages: number): number {
  return Math.min(availableParallelism(), Math.ceil(pages / pagesPerWorker));
}

/** Returns the number of the route that a thread renders next. Returns undefined if none is left. */
type NextRoute = () => number | undefined;

async function renderHere(routes: readonly Route[], next: NextRoute, input: PoolInput): Promise<void> {
  const renderer = await loadRenderer(input);
  const taken: Promise<void>[] = [];
  let hasFailed = false;
  const nextRoute = () => (hasFailed ? undefined : routes[next() ?? -1]);
  try {
    for (let route = nextRoute(); route; route = nextRoute()) {
      const { outcome } = await renderer.make(route);
      const taking = outcome.then(input.onPage);
      // The checks of a page may end, and fail, while others are rendered. The error is thrown after the loop.
      taking.catch(() => {
        hasFailed = true;
      });
      taken.push(taking);
      // Rendering is synchronous. Without this turn of the event loop other work, such as images, would make no
      // progress.
      await setImmediate();
    }
    await Promise.all(taken);
  } finally {
    renderer.close();
  }
}

function startWorker(routes: readonly Route[], { rendererFile, setup, auditModule }: PoolInput): Worker {
  const thread: WorkerThread = { routes, rendererFile, setup, auditModule };
  return new Worker(new URL('./pool-worker.ts', import.meta.url), {
    workerData: thread,
    resourceLimits,
    env: threadEnvironment(),
  });
}

/**
 * The limit of a thread's memory for new objects: three semi-spaces of 16 MB, with which a thread begins (bin/helios.js).
 * More (192 MB without a limit) would save no time.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 48 };

/**
 * The number of routes that a worker has at a time: one that it renders, and others that wait. Without waiting routes,
 * a worker would be idle until this thread, which renders pages itself, sends the next route.
 */
const routesAtOnce = 3;

/** Sends a worker its first routes, and a further route after each answer, until none is left. */
function renderInWorker(worker: Worker, next: NextRoute, { onPage }: PoolInput): Promise<void> {
  let taken = Promise.resolve();
  let waiting = 0;
  const send = () => {
    const route = next();
    if (route === undefined) return;
    waiting += 1;
    worker.postMessage(route);
  };
  return new Promise((resolve, reject) => {
    worker.on('message', (message: PageOutcome | 'ready') => {
      if (message === 'ready') {
        for (let sent = 0; sent < routesAtOnce; sent += 1) send();
      } else {
        waiting -= 1;
        // The worker gets its next route at once, while the outcome that it has just sent is still being processed.
        send();
        taken = taken.then(() => onPage(message));
      }
      const taking = taken;
      // While one outcome is processed, the last one may arrive: only after that one is everything done.
      taking.then(() => waiting === 0 && taking === taken && resolve(), reject);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A render thread ended with code ${code} before it was done.`)));
  });
}
