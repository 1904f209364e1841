import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Route } from '../../site/route.ts';
import type { PageOutcome } from './page-record.ts';
import type { Renderer, RenderSetup } from './renderer.ts';

/** Number of pages that take about as long to render as a worker takes to start. */
const pagesPerWorker = 400;

export interface PoolInput {
  /** Path of the compiled renderer. */
  readonly rendererFile: string;
  readonly setup: RenderSetup;
  /** Number of threads. If undefined, it follows from the number of pages and of processor cores. */
  readonly workers: number | undefined;
  /** Receives the outcome of each route while others are still being rendered. */
  readonly onPage: (outcome: PageOutcome) => Promise<void>;
}

/** Renders the routes: a few in this thread, many in workers. Outcomes come in any order, one for each route. */
export async function renderRoutes(routes: readonly Route[], input: PoolInput): Promise<void> {
  if (routes.length === 0) return;
  const rendererFile = pathToFileURL(input.rendererFile).href;
  const count = Math.min(input.workers ?? workersFor(routes.length), routes.length);
  if (count <= 1) return renderHere(routes, rendererFile, input);
  const queue = routes.values();
  const workers = Array.from({ length: count }, () => startWorker(rendererFile, input.setup));
  try {
    await Promise.all(workers.map((worker) => renderInWorker(worker, queue, input)));
  } finally {
    // If one worker has failed, the others need not continue.
    for (const worker of workers) void worker.terminate();
  }
}

function workersFor(pages: number): number {
  return Math.min(availableParallelism(), Math.ceil(pages / pagesPerWorker));
}

async function renderHere(routes: readonly Route[], rendererFile: string, { setup, onPage }: PoolInput): Promise<void> {
  const { createRenderer }: { createRenderer(setup: RenderSetup): Promise<Renderer> } = await import(rendererFile);
  const renderer = await createRenderer(setup);
  for (const route of routes) {
    await onPage(await renderer.render(route));
    // Rendering is synchronous. Without this turn of the event loop other work, such as images, would make no progress.
    await setImmediate();
  }
  renderer.close();
}

function startWorker(rendererFile: string, setup: RenderSetup): Worker {
  return new Worker(new URL('./pool-worker.ts', import.meta.url), { workerData: { rendererFile, setup } });
}

/** Sends a worker the next route whenever it has answered, until the queue is empty. */
function renderInWorker(worker: Worker, queue: Iterator<Route>, { onPage }: PoolInput): Promise<void> {
  let taken = Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.on('message', (message: PageOutcome | 'ready') => {
      // The worker gets its next route at once, while the outcome that it has just sent is still being processed.
      const next = queue.next();
      if (!next.done) worker.postMessage(next.value);
      if (message !== 'ready') taken = taken.then(() => onPage(message));
      taken.then(() => next.done && resolve(), reject);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A render thread ended with code ${code} before it was done.`)));
  });
}
