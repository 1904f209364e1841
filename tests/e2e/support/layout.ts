import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { resize } from './resize.ts';

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'layout-probe.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'probe',
  target: 'chrome140',
});

/** The script of layout-probe.ts: a function body that gives the faults. */
export const layoutProbe = `${outputFiles[0]?.text ?? ''}; return probe.findLayoutFaults()`;

/** The layout faults of a page in its present state: see layout-probe.ts. Empty if there are none. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(`(() => { ${layoutProbe} })()`);
}

/**
 * Checks a page in windows of several widths, beginning at the end that is nearer to its present width: each resize lays
 * the whole page out anew. Returns the last width.
 */
export async function atEachWidth(
  page: Page,
  widths: readonly number[],
  check: (at: string, width: number) => Promise<void>,
): Promise<number> {
  const present = page.viewportSize()?.width ?? 0;
  const rising = widths.toSorted((one, two) => one - two);
  const isNearTheWidest = present * 2 > Math.min(...widths) + Math.max(...widths);
  let last = present;
  for (const width of isNearTheWidest ? rising.toReversed() : rising) {
    if (width !== last) await resize(page, width);
    await check(`at ${width} px`, width);
    last = width;
  }
  return last;
}
