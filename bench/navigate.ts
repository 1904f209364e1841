import { type Browser, chromium, type Page } from 'playwright';
import { pageSlotId } from '../src/rules/markup.ts';
import { serveSite } from '../src/server/serve.ts';
import { findOrInstallChromium } from '../tests/e2e/support/chromium.ts';
import type { Benchmark, Figure } from './benchmark.ts';
import { medianOf } from './support/figures.ts';

/** The pages of a round. Each has other styles and another layout than the one before it. */
const pathnames = ['/helios/en/pricing', '/helios/en/about', '/helios/en/customers', '/helios/en'];

/** The time from a click on a link with a prefetched page until that page is painted. */
export const navigate: Benchmark = async ({ runs, site }) => {
  const { out } = await site();
  const server = await serveSite({ folder: out, port: 0 });
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rounds = Math.max(runs, 3);
    return [
      await measure('click to the next page, painted', 'reduce', rounds, browser, server.origin),
      await measure('the same, with a view transition', 'no-preference', rounds, browser, server.origin),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
};

async function measure(
  name: string,
  reducedMotion: 'reduce' | 'no-preference',
  rounds: number,
  browser: Browser,
  origin: string,
): Promise<Figure> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto('/helios/en', { waitUntil: 'networkidle' });
    // The first round is left out: it includes the time of code that is compiled and read only once.
    const times = await visits(page, rounds + 1);
    return medianOf(name, 'ms', times.slice(pathnames.length));
  } finally {
    await context.close();
  }
}

async function visits(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < rounds * pathnames.length; count += 1) {
    times.push(await visit(page, pathnames[count % pathnames.length] ?? ''));
  }
  return times;
}

/** Hovers over a link, waits until its page is prefetched, clicks, and measures the time until the page is painted. */
function visit(page: Page, pathname: string): Promise<number> {
  return page.evaluate(
    async ({ path, slotId }) => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      const link = [...document.links].find((each) => each.pathname === path && !each.hash);
      if (!link) throw new Error(`No link leads to ${path}.`);
      link.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
      const data = `${path.replace('/helios', '/helios/page-data')}/page-data.json`;
      while (!performance.getEntriesByType('resource').some(({ name }) => name.endsWith(data))) await idle();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await idle();
      const slot = document.getElementById(slotId) ?? document.body;
      const painted = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        });
        observer.observe(slot, { childList: true });
      });
      const start = performance.now();
      link.click();
      return (await painted) - start;
    },
    { path: pathname, slotId: pageSlotId },
  );
}
