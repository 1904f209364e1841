import { cpSync, readdirSync } from 'node:fs';
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
  // The islands are those of the site, which the export of all tests has bundled.
  cpSync(join(workplace.work, 'bundles'), join(workplace.work, 'catalogue/bundles'), { recursive: true });
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

test('Every link of the catalogue leads to one of its pages, or to a page of the site', async () => {
  const run = await workplace.run(['check-links', workplace.out]);
  expect(run, run.stderr).toMatchObject({ code: 0 });
  expect(run.stderr, 'each link has its field').not.toContain('from another export');
});

describe.each(pages)('%s', (name) => {
  let visit: Awaited<ReturnType<typeof browser.look>>;

  beforeAll(async () => {
    visit = await browser.look(`${server.origin}/helios/en/catalogue/${name}`);
  });

  test(`The catalogue page ${name} has a sound layout at every width: nothing overflows, overlaps, is cut off or too small to hit`, async () => {
    const { page, errors } = visit;
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    // Another theme changes colours alone.
    await showSpecimens(page, /, light$/);
    await atEachWidth(page, [360, 768, 1440], async (at) => {
      expect(await layoutFaults(page), at).toEqual([]);
    });
    expect(errors.filter((error) => !isFetchedAhead(error))).toEqual([]);
  });

  // Header and footer are those of every page of the site, which other tests check.
  test(`The catalogue page ${name} has no violation that axe can see`, async () => {
    const { page } = visit;
    // Longer texts and more items change no element and no colour.
    const labels = await showSpecimens(page, /, (?:full|one|bare|empty), light$/);
    await takeOutRepetitions(page);
    expect(await violations(page, { part: 'main' })).toEqual([]);
    if (labels.length === 0) return;
    expect(await showSpecimens(page, /, full, (?:tint|dark|brand)$/)).not.toEqual([]);
    await takeOutRepetitions(page);
    expect(await violations(page, { part: 'main', rules: 'about colours' })).toEqual([]);
  });
});

/**
 * Shows the specimens whose labels match. A label such as `split, full, dark` stands before its specimen; the specimens of a
 * component have none and are always shown. The others leave the page until they are wanted: axe spends time on what is
 * hidden, too. Returns the labels that are shown. Fails if the page of a slice has none of them.
 */
async function showSpecimens(page: Page, wanted: RegExp): Promise<string[]> {
  const labels = await page.locator('main').evaluate((main: Element & { whole?: Element[] }, pattern) => {
    main.whole ??= [...main.children];
    let label = '';
    const labelled = main.whole.map((part) => {
      const text = part.textContent.trim();
      if (/^\w+, \w+, \w+$/.test(text)) label = text;
      return { part, label };
    });
    const shown = labelled.filter((each) => each.label === '' || new RegExp(pattern).test(each.label));
    main.replaceChildren(...shown.map(({ part }) => part));
    return [...new Set(shown.map((each) => each.label).filter(Boolean))];
  }, wanted.source);
  if (page.url().includes('/slice-')) expect(labels).not.toEqual([]);
  return labels;
}

/** Leaves two of the options and list items that have the same elements and classes: axe would say the same about all. */
async function takeOutRepetitions(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const shapeOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .map((each) => [each.tagName, each.getAttribute('class'), ...each.getAttributeNames()].join(' '))
        .join();
    for (const list of main.querySelectorAll('select, ul, ol, tbody')) {
      const alike = Map.groupBy(list.children, shapeOf).values();
      for (const item of [...alike].flatMap((items) => items.slice(2))) item.remove();
    }
  });
}

/** The catalogue links to pages of the site. Links in sight are prefetched, and this export lacks those pages. */
function isFetchedAhead(error: string): boolean {
  return error.startsWith('Failed to load resource') && !error.includes('/static/');
}
