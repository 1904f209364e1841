import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only violations are requested. The rest of a result takes a third of the time. */
const options = { resultTypes: ['violations'], selectors: false, elementRef: false, preload: { assets: ['media'] } };

interface Checked {
  /** Selects the part of the page that axe checks. By default it checks all, also the rules about the page as a whole. */
  readonly part?: string;
  /** Selects what axe leaves out, since it has seen it on a page before. The rules about the page as a whole are checked all the same. */
  readonly known?: string;
  /** By default all rules. */
  readonly rules?: 'about colours' | 'others';
}

/** The rules whose result depends on the colours of a page. */
const aboutColours = ['color-contrast', 'link-in-text-block'];
const choices = {
  'about colours': { runOnly: aboutColours },
  others: { rules: Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }])) },
};

/**
 * The violations that axe finds on a page in its present state, one line each. Colours that change by a transition are
 * read after it: even the shortest one shows its first colour for a frame, for example after the window got another width.
 */
export async function violations(page: Page, { part, known, rules }: Checked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async ({ selector, left, asked }) => {
      type Result = { violations: { id: string; nodes: { html: string }[] }[] };
      type Axe = { run(part: string | { include: Document; exclude: string[] }, options: object): Promise<Result> };
      const { axe: checker } = globalThis as typeof globalThis & { axe: Axe };
      const changing = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running');
      await Promise.allSettled(changing.map(({ finished }) => finished));
      const result = await checker.run(selector ?? { include: document, exclude: left }, asked);
      return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
    },
    { selector: part, left: known ? [known] : [], asked: { ...options, ...(rules && choices[rules]) } },
  );
}
