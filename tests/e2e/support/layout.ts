import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';

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
