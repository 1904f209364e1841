import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { componentNames } from '../../../src/catalogue/components/names.ts';
import { loadModels } from '../../../src/content/models/load-models.ts';
import { type SiteServer, serveSite } from '../../../src/server/serve.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { atEachWidth, layoutFaults } from '../support/layout.ts';
import { openWorkplace, reportOf } from '../support/workplace.ts';

const browser = startBrowser();
const workplace = openWorkplace();
let server: SiteServer;

beforeAll(async () => {
  const run = await workplace.run(['catalogue', '--out', workplace.out, '--json']);
  expect(run.code, run.stderr).toBe(0);
  expect(reportOf(run)).toMatchObject({ status: 'published', findings: [] });
  server = await serveSite({ folder: workplace.out, port: 0 });
});

afterAll(async () => {
  await server?.close();
  workplace[Symbol.dispose]();
});

const pages = [
  ...loadModels().slices.map(({ id }) => `slice-${id}`),
  ...componentNames.map((name) => `component-${name}`),
];

test('The catalogue has a page for each slice and component, and no other', () => {
  const folder = join(workplace.out, 'helios/en/catalogue');
  const found = readdirSync(folder).filter((name) => name.endsWith('.html'));
  expect(found.sort()).toEqual(pages.map((name) => `${name}.html`).sort());
});

/** The labels of specimens that repeat one in the light theme. Another theme changes colours alone. */
const inOtherColours = ', full, (?:tint|dark|brand)$';

describe.each(pages)('%s', (name) => {
  let visit: Awaited<ReturnType<typeof browser.look>>;

  beforeAll(async () => {
    visit = await browser.look(`${server.origin}/helios/en/catalogue/${name}`);
  });

  test(`The catalogue page ${name} has a sound layout at every width: nothing overflows, overlaps, is cut off or too small to hit`, async () => {
    expect(await visit.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await hideSpecimens(visit.page, inOtherColours);
    await atEachWidth(visit.page, [360, 768, 1440], async (at) => {
      expect(await layoutFaults(visit.page), at).toEqual([]);
    });
    expect(visit.errors.filter((error) => !isFetchedAhead(error))).toEqual([]);
  });

  test(`The catalogue page ${name} has no violation that axe can see`, async () => {
    // Longer texts and more items change no element and no colour.
    await keepSpecimensBut(visit.page, ', (?:long|many), light$');
    // Header and footer are those of every page of the site, which other tests check.
    expect(await violations(visit.page, { part: 'main', rules: 'about colours' })).toEqual([]);
    await keepSpecimensBut(visit.page, inOtherColours);
    expect(await violations(visit.page, { part: 'main', rules: 'others' })).toEqual([]);
  });
});

/**
 * Hides the specimens whose labels match a pattern. A label such as `split, full, dark` stands before its specimen. Fails if
 * the page of a slice has no such labels.
 */
async function hideSpecimens(page: Page, pattern: string): Promise<void> {
  await changeSpecimens(page, pattern, 'hide');
}

/** Shows the specimens that are hidden, and takes others out of the page: axe spends time on what is hidden, too. */
async function keepSpecimensBut(page: Page, pattern: string): Promise<void> {
  await changeSpecimens(page, pattern, 'remove');
}

async function changeSpecimens(page: Page, pattern: string, change: 'hide' | 'remove'): Promise<void> {
  const labels = await page.locator('main').evaluate(
    (main, [unwanted, act]) => {
      const found: string[] = [];
      for (const part of [...main.children] as HTMLElement[]) {
        const text = part.textContent.trim();
        if (/^\w+, \w+, \w+$/.test(text)) found.push(text);
        const isUnwanted = new RegExp(unwanted).test(found.at(-1) ?? '');
        if (isUnwanted && act === 'remove') part.remove();
        else part.style.display = isUnwanted ? 'none' : '';
      }
      return found;
    },
    [pattern, change] as const,
  );
  if (page.url().includes('/slice-')) expect(labels.filter((label) => new RegExp(pattern).test(label))).not.toEqual([]);
}

/** The catalogue links to pages of the site. Links in sight are prefetched, and this export lacks those pages. */
function isFetchedAhead(error: string): boolean {
  return error.startsWith('Failed to load resource') && !error.includes('/static/');
}
