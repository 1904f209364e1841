import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../../disk/thread-environment.ts';
import type { Route } from '../../site/route.ts';
import { loadRenderer, type RenderThread } from './load-renderer.ts';
import type { PageOutcome } from './page-record.ts';
import { type PoolThread, renderRun } from './render-run.ts';
import { createThreadRuns } from './thread-runs.ts';

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
  const runs = createThreadRuns(routes.length, count);
  const workers = Array.from({ length: count - 1 }, (_, index) =>
    startWorker({ ...input, routes, runs, thread: index + 1 }),
  );
  try {
    await Promise.all([
      renderHere({ ...input, routes, runs, thread: 0 }, input),
      ...workers.map((worker) => receiveFrom(worker, input)),
    ]);
  } finally {
    // If one thread has failed, the others need not continue.
    for (const worker of workers) void worker.terminate();
  }
}

function workersFor(pages: number): number {
  return Math.min(availableParallelism(), Math.ceil(pages / pagesPerWorker));
}

async function renderHere(thread: PoolThread, { onPage }: Pick<PoolInput, 'onPage'>): Promise<void> {
  const renderer = await loadRenderer(thread);
  try {
    await renderRun(thread, renderer, onPage);
  } finally {
    renderer.close();
  }
}

function startWorker({ rendererFile, setup, auditModule, routes, runs, thread }: PoolThread): Worker {
  const workerData: PoolThread = { rendererFile, setup, auditModule, routes, runs, thread };
  return new Worker(new URL('./pool-worker.ts', import.meta.url), {
    workerData,
    resourceLimits,
    env: threadEnvironment(),
  });
}

/**
 * The limit of a thread's memory for new objects: three semi-spaces of 8 MB. With 16 MB a thread needs 20 to 40 MB more, and
 * saves no time that can be measured; without a limit it would take up to 192 MB.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** Receives the pages of a worker until it is done. */
function receiveFrom(worker: Worker, { onPage }: Pick<PoolInput, 'onPage'>): Promise<void> {
  let taken = Promise.resolve();
  let isDone = false;
  return new Promise((resolve, reject) => {
    worker.on('message', (message: PageOutcome | 'done') => {
      isDone = message === 'done';
      taken = message === 'done' ? taken.then(resolve) : taken.then(() => onPage(message));
      taken.catch(reject);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (!isDone) reject(new Error(`A render thread ended with code ${code} before it was done.`));
    });
  });
}
