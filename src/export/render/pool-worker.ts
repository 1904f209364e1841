import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Route } from '../../site/route.ts';
import { loadRenderer } from './load-renderer.ts';
import type { WorkerThread } from './pool.ts';

/** A worker thread of the pool. It receives a route and answers with the outcome of rendering it. */
const { codeCache, ...thread }: WorkerThread = workerData;
// Without the cache a worker needs 0.2 seconds to compile the renderer and the checks.
if (codeCache !== undefined) enableCompileCache(codeCache);
const renderer = await loadRenderer(thread);

parentPort?.on('message', async (route: Route) => {
  parentPort?.postMessage(await renderer.make(route));
});
parentPort?.postMessage('ready');
