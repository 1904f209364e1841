import { parentPort, workerData } from 'node:worker_threads';
import type { Route } from '../../site/route.ts';
import { loadRenderer, type RenderThread } from './load-renderer.ts';

/** A worker thread of the pool. It receives a route and answers with the outcome of rendering it. */
const thread: RenderThread = workerData;
const renderer = await loadRenderer(thread);

parentPort?.on('message', async (route: Route) => {
  parentPort?.postMessage(await renderer.make(route));
});
parentPort?.postMessage('ready');
