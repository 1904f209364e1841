import { parentPort, workerData } from 'node:worker_threads';
import { loadRenderer } from './load-renderer.ts';
import { type PoolThread, renderRun } from './render-run.ts';

/** A worker thread of the pool. It renders its routes and sends the outcome of each. */
const thread: PoolThread = workerData;
await renderRun(thread, await loadRenderer(thread), (outcome) => parentPort?.postMessage(outcome));
parentPort?.postMessage('done');
