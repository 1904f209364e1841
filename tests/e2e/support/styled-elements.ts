import type { Page } from 'playwright';

/**
 * The number of elements whose style the browser computes because of an act, until the next frame is drawn. It comes from
 * the browser's timeline: each `UpdateLayoutTree` has an `elementCount`.
 */
export async function elementsStyledBy(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser.');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await act();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const { traceEvents }: Timeline = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents.reduce(
    (sum, { name, args }) => (name === 'UpdateLayoutTree' ? sum + (args.elementCount ?? 0) : sum),
    0,
  );
}

interface Timeline {
  readonly traceEvents: readonly { readonly name: string; readonly args: { readonly elementCount?: number } }[];
}
