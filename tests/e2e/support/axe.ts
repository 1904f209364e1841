import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only violations are requested. The rest of a result takes a third of the time. */
const options = { resultTypes: ['violations'], selectors: false, elementRef: false, preload: { assets: ['media'] } };

/** The violations that axe finds on a page in its present state, or in some of its parts, one line each. */
export async function violations(page: Page, parts = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async ({ parts, options }) => {
      type Result = { violations: { id: string; nodes: { html: string }[] }[] };
      const { axe: checker } = globalThis as typeof globalThis & {
        axe: { run(context: object, options: object): Promise<Result> };
      };
      const result = await checker.run(parts === 'html' ? document : { include: [parts] }, options);
      return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
    },
    { parts, options },
  );
}
