import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The init script of a browser whose pages are looked at with `violations`. */
export const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on a page as it stands, one line each. */
export async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Result = { violations: { id: string; nodes: { html: string }[] }[] };
    const { axe: checker } = globalThis as unknown as { axe: { run(options: object): Promise<Result> } };
    // What holds is looked at all the same, but not described: a fifth of the time went there.
    const result = await checker.run({ resultTypes: ['violations'] });
    return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  });
}
