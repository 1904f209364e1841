import { parentPort, workerData } from 'node:worker_threads';
import { loadRenderer } from './load-renderer.ts';
import type { WorkerThread } from './pool.ts';

/** A worker thread of the pool. It receives the number of a route and answers with the outcome of rendering the route. */
const { routes, ...thread }: WorkerThread = workerData;
const renderer = await loadRenderer(thread);

parentPort?.on('message', async (number: number) => {
  const route = routes[number];
  if (!route) return;
  const { outcome } = await renderer.make(route);
  parentPort?.postMessage(await outcome);
});
parentPort?.postMessage('ready');
