import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Route } from '../../site/route.ts';
import type { PageOutcome } from './page-record.ts';
import type { Renderer, RenderSetup } from './renderer.ts';

/** Starting a worker costs about as much as rendering this many pages. */
const pagesPerWorker = 400;

export interface PoolInput {
  /** The compiled renderer. */
  readonly rendererFile: string;
  readonly setup: RenderSetup;
  /** Undefined: as many as the pages are worth and the machine has. */
  readonly workers: number | undefined;
  /** Takes a page in while others are rendered. */
  readonly onPage: (outcome: PageOutcome) => Promise<void>;
}

/** Renders the routes, in this thread if they are few. Outcomes come in any order; each route has one. */
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
    // If one failed, the others need not go on.
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
    // Rendering never waits for anything: without a turn of the loop nothing else, such as an image, would get on.
    await setImmediate();
  }
  renderer.close();
}

function startWorker(rendererFile: string, setup: RenderSetup): Worker {
  return new Worker(new URL('./pool-worker.ts', import.meta.url), { workerData: { rendererFile, setup } });
}

/** Gives a worker the next route whenever it has answered, until none is left. */
function renderInWorker(worker: Worker, queue: Iterator<Route>, { onPage }: PoolInput): Promise<void> {
  let taken = Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.on('message', (message: PageOutcome | 'ready') => {
      // The worker goes on at once; what it gave is taken in beside it.
      const next = queue.next();
      if (!next.done) worker.postMessage(next.value);
      if (message !== 'ready') taken = taken.then(() => onPage(message));
      taken.then(() => next.done && resolve(), reject);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A render thread ended with code ${code} before it was done.`)));
  });
}
