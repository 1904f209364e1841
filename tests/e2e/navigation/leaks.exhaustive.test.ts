import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland, islandOf } from '../support/markup.ts';
import { moveTo } from '../support/navigation.ts';
import { pointAt } from '../support/point.ts';

const browser = startBrowser();

/** The visitor goes through these pages in turn: tools, a form, another shell. */
const round = [
  { pathname: '/helios/en/vat-calculator', island: 'vat-calculator' },
  { pathname: '/helios/en/contact' },
  { pathname: '/helios/en/expense-report-roi-calculator', island: 'roi-calculator' },
  { pathname: '/helios/en/perks-internal' },
  { pathname: '/helios/en/invoice-generator', island: 'invoice-generator' },
];

test('Sixty pages leave no more behind than thirty', async () => {
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  await page.addInitScript(holdMountedRoots);
  await page.goto('/helios/en');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // By then the browser has compiled what runs often: up to here its code grows by several times what a page leaves.
  await move(page, 30);
  const early = await measure(page, session);
  await move(page, 30);
  const late = await measure(page, session);
  expect(early.roots).toBeGreaterThan(0);
  expect(late.roots).toBe(early.roots);
  expect(late.Documents).toBeLessThanOrEqual(early.Documents);
  expect(late.JSEventListeners).toBeLessThanOrEqual(early.JSEventListeners);
  // A page has about two thousand nodes. The limit leaves room for those of the browser.
  expect(late.Nodes).toBeLessThan(early.Nodes + 50);
  // 20 kB for each of the thirty moves: an entry of the history takes about 2 kB, a leaked page several times the limit.
  expect(late.JSHeapUsedSize).toBeLessThan(early.JSHeapUsedSize + 30 * 20_000);
  expect(visit.errors).toEqual([]);
});

async function move(page: Page, times: number): Promise<void> {
  for (let moved = 0; moved < times; moved += 1) {
    const { pathname = '', island } = round[moved % round.length] ?? {};
    await moveTo(page, pathname);
    if (!island) continue;
    await pointAt(page.locator(islandOf(island)).first());
    await page.locator(hydratedIsland(island)).first().waitFor();
  }
}

/**
 * Runs in the page. React reports each root that it mounts or unmounts to developer tools. This fake of them holds the
 * mounted roots, so that the test can count those that were never unmounted.
 */
function holdMountedRoots(): void {
  const roots = new Set<unknown>();
  const onCommitFiberRoot = (_: number, root: { current: { child: unknown } }) => {
    if (root.current.child) roots.add(root);
    else roots.delete(root);
  };
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot };
  Object.assign(globalThis, { roots, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

const counted = ['Nodes', 'JSEventListeners', 'Documents', 'JSHeapUsedSize'] as const;

/** Measures what the page holds after garbage collection. */
async function measure(page: Page, session: CDPSession): Promise<Record<(typeof counted)[number] | 'roots', number>> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const values = counted.map((name) => [name, metrics.find((metric) => metric.name === name)?.value]);
  const roots = await page.evaluate(() => (globalThis as typeof globalThis & { roots: Set<unknown> }).roots.size);
  return { ...Object.fromEntries(values), roots };
}
