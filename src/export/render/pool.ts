import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Route } from '../../rules/route.ts';
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
  readonly onPage: (outcome: PageOutcome) => void;
}

/** Renders the routes, in this thread if they are few. Outcomes come in any order; each route has one. */
export async function renderRoutes(routes: readonly Route[], input: PoolInput): Promise<void> {
  if (routes.length === 0) return;
  const rendererFile = pathToFileURL(input.rendererFile).href;
  const count = Math.min(input.workers ?? workersFor(routes.length), routes.length);
  if (count <= 1) return renderHere(routes, rendererFile, input);
  const queue = routes.values();
  await Promise.all(Array.from({ length: count }, () => renderInWorker(queue, rendererFile, input)));
}

function workersFor(pages: number): number {
  return Math.min(availableParallelism(), Math.ceil(pages / pagesPerWorker));
}

async function renderHere(routes: readonly Route[], rendererFile: string, { setup, onPage }: PoolInput): Promise<void> {
  const { createRenderer }: { createRenderer(setup: RenderSetup): Promise<Renderer> } = await import(rendererFile);
  const renderer = await createRenderer(setup);
  for (const route of routes) onPage(await renderer.render(route));
  renderer.close();
}

/** One worker, given the next route whenever it has answered, until none is left. */
function renderInWorker(queue: Iterator<Route>, rendererFile: string, { setup, onPage }: PoolInput): Promise<void> {
  const worker = new Worker(new URL('./pool-worker.ts', import.meta.url), { workerData: { rendererFile, setup } });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: PageOutcome | 'ready') => {
      if (message !== 'ready') onPage(message);
      const next = queue.next();
      if (next.done) void worker.terminate();
      else worker.postMessage(next.value);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
