import { parentPort, workerData } from 'node:worker_threads';
import type { Route } from '../../site/route.ts';
import type { Renderer, RenderSetup } from './renderer.ts';

/** A worker thread of the pool. It receives a route and answers with the outcome of rendering it. */
const { rendererFile, setup }: { rendererFile: string; setup: RenderSetup } = workerData;
const { createRenderer }: { createRenderer(setup: RenderSetup): Promise<Renderer> } = await import(rendererFile);
const renderer = await createRenderer(setup);

parentPort?.on('message', async (route: Route) => {
  parentPort?.postMessage(await renderer.render(route));
});
parentPort?.postMessage('ready');
