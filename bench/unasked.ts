import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Request } from 'playwright';
import { serveSite } from '../src/server/serve.ts';
import { findOrInstallChromium } from '../tests/e2e/support/chromium.ts';
import type { Benchmark, Figure } from './benchmark.ts';

/** A page without an island in view, one with price sliders, one with a lead form, and a tool. */
const pathnames = ['/helios/en', '/helios/en/pricing', '/helios/en/contact', '/helios/en/invoice-generator'];

/** How long a page is watched: long enough to load the sign-up dialog, the service worker and all prefetched pages. */
const watchedMs = 20_000;

/**
 * Everything that a page loads before the visitor does anything, as `helios serve` sends it: with an empty cache, in a
 * window of 1440 × 900, without a scroll, for twenty seconds.
 */
export const unasked: Benchmark = async ({ site }) => {
  const { out } = await site();
  const server = await serveSite({ folder: out, port: 0 });
  // Without this variable Playwright reports no requests of service workers.
  process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    // A browser has service workers without TLS at `localhost` only.
    const origin = `http://localhost:${new URL(server.origin).port}`;
    const figures: Figure[] = [];
    for (const pathname of pathnames) figures.push(...(await watch(browser, origin + pathname)));
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
};

async function watch(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const finished: Request[] = [];
    context.on('requestfinished', (request) => void finished.push(request));
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await delay(watchedMs);
    const bytes = new Map<string, number>();
    for (const request of finished) {
      const kind = kindOf(request);
      bytes.set(kind, (bytes.get(kind) ?? 0) + (await bodyBytes(request)));
    }
    const total = [...bytes.values()].reduce((sum, each) => sum + each, 0);
    const parts = [...bytes].map(([name, value]): Figure => ({ name: `  ${name}`, unit: 'bytes', value }));
    return [{ name: new URL(url).pathname, unit: 'bytes', value: total }, ...parts];
  } finally {
    await context.close();
  }
}

/** The kind of content that a request loads, in the words of the table. */
function kindOf(request: Request): string {
  const { pathname } = new URL(request.url());
  const isOfWorker = request.serviceWorker() !== null;
  if (pathname.includes('/page-data/')) return 'data: prefetched pages, version, dialogs';
  if (pathname === '/sw.js' || (isOfWorker && !/\.\w+$/.test(pathname))) return 'service worker, page for offline';
  if (request.resourceType() === 'document') return 'the page';
  const [, script] = /\/([a-z-]+?)-\w+\.js$/.exec(pathname) ?? [];
  return script === undefined ? 'fonts and pictures' : `script ${script}`;
}

/** The bytes of an answer from the network. An answer of the service worker counts when the worker itself requests it. */
async function bodyBytes(request: Request): Promise<number> {
  const response = await request.response();
  if (response?.fromServiceWorker() || request.method() === 'HEAD') return 0;
  const { responseBodySize } = await request.sizes();
  // For an answer from the browser's cache, Playwright reports a negative number of bytes.
  return Math.max(0, responseBodySize);
}
