// The least that Helios's own pages can cost with React: two threads render them, and write one file each.
// `node react-pages.ts FILE OUT`, with the file that `prepare.ts` wrote
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize } from 'node:v8';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { openTemplates } from './page-renderer.tsx';
import type { PreparedPages } from './prepare.ts';

const threads = 2;

if (isMainThread) {
  const [, , file, out] = process.argv;
  const worker = new Worker(new URL(import.meta.url), { workerData: { file, out, first: 1 } });
  await renderPages({ file, out, first: 0 });
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
} else {
  await renderPages(workerData);
}

async function renderPages({ file = '', out = '', first = 0 }): Promise<void> {
  const { templates, setup, routes }: PreparedPages = deserialize(readFileSync(file));
  const compiled: { openTemplates: typeof openTemplates } = await import(pathToFileURL(templates).href);
  const render = await compiled.openTemplates(setup);
  for (const route of routes.filter((_, index) => index % threads === first)) {
    const page = join(out, `${route.pathname}.html`);
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, render(route));
  }
}
