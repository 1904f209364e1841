import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { hydratedAttribute, islandAttribute, opensAttribute, selectorOf } from '../src/rules/markup.ts';
import { serveSite } from '../src/server/serve.ts';
import { findOrInstallChromium } from '../tests/e2e/support/chromium.ts';
import type { Benchmark } from './benchmark.ts';
import { medianOf, repeat } from './support/figures.ts';

/**
 * The time from a click on "Get started" until the dialog is painted,
 * and until it is hydrated. Each visit begins with an empty cache.
 */
export const signUp: Benchmark = async ({ runs, site }) => {
  const { out } = await site();
  const server = await serveSite({ folder: out, port: 0 });
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const visits = Math.max(runs, 5);
    // The first visit is not measured: it includes the start of the browser.
    await visit(browser, server.origin, 1);
    const fast = await repeat(visits, () => visit(browser, server.origin, 1));
    const slow = await repeat(visits, () => visit(browser, server.origin, slowness));
    return [...figures('click', fast), ...figures(`click, CPU ${slowness} times slower`, slow)];
  } finally {
    await browser.close();
    await server.close();
  }
};

/** The factor by which Lighthouse slows the CPU down to that of a mid-range phone. */
const slowness = 4;

interface Visit {
  /** Milliseconds from the click. */
  readonly opened: number;
  readonly hydrated: number;
}

function figures(name: string, visits: readonly Visit[]) {
  return [
    medianOf(
      `${name} to open, painted`,
      'ms',
      visits.map((each) => each.opened),
    ),
    medianOf(
      `${name} to hydrated`,
      'ms',
      visits.map((each) => each.hydrated),
    ),
  ];
}

async function visit(browser: Browser, origin: string, slowdown: number): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto('/helios/en', { waitUntil: 'load' });
    const [measured] = await within(30_000, [
      watch(page),
      page
        .locator(`header ${selectorOf(opensAttribute, 'sign-up')}`)
        .filter({ visible: true })
        .first()
        .click({ timeout: 5_000 }),
    ]);
    return measured;
  } finally {
    await context.close();
  }
}

/** Waits for both promises and throws after `timeoutMs`, because no event says that a dialog will never open. */
async function within<First>(timeoutMs: number, [first, second]: [Promise<First>, Promise<unknown>]) {
  const late = delay(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`The sign-up dialog was not there and hydrated within ${timeoutMs / 1000} s of the click.`);
  });
  return Promise.race([Promise.all([first, second]), late]);
}

/** Measures in the page, from the time stamp of the click, which is the time of the input itself. */
function watch(page: Page): Promise<Visit> {
  const markup = { selector: selectorOf(islandAttribute, 'sign-up'), hydratedAttribute };
  return page.evaluate(async ({ selector, hydratedAttribute }) => {
    const island = document.querySelector(selector);
    if (!island) throw new Error('The page has no sign-up island.');
    // The dialog may be inserted after this point, so the island is observed.
    const until = (isSo: () => unknown) =>
      new Promise<void>((resolve) => {
        const look = () => isSo() && resolve();
        new MutationObserver(look).observe(island, { attributes: true, childList: true, subtree: true });
        look();
      });
    const painted = () =>
      new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
    const clicked = new Promise<number>((resolve) =>
      addEventListener('click', (event) => resolve(event.timeStamp), { capture: true, once: true }),
    );
    const opened = until(() => island.querySelector('dialog[open]')).then(painted);
    const hydrated = until(() => island.hasAttribute(hydratedAttribute)).then(() => performance.now());
    const start = await clicked;
    return { opened: (await opened) - start, hydrated: (await hydrated) - start };
  }, markup);
}
