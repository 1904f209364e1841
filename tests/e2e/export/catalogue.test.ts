import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

describe.each(pages)('%s', (name) => {
  let visit: Awaited<ReturnType<typeof browser.look>>;

  beforeAll(async () => {
    visit = await browser.look(`${server.origin}/helios/en/catalogue/${name}`);
  });

  test(`The catalogue page ${name} has a sound layout at every width: nothing overflows, overlaps, is cut off or too small to hit`, async () => {
    expect(await visit.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await atEachWidth(visit.page, [360, 768, 1440], async (at) => {
      expect(await layoutFaults(visit.page), at).toEqual([]);
    });
    expect(visit.errors.filter((error) => !isFetchedAhead(error))).toEqual([]);
  });

  test(`The catalogue page ${name} has no violation that axe can see`, async () => {
    // Header and footer are those of every page of the site, which other tests check.
    expect(await violations(visit.page, { part: 'main' })).toEqual([]);
  });
});

/** The catalogue links to pages of the site. Links in sight are prefetched, and this export lacks those pages. */
function isFetchedAhead(error: string): boolean {
  return error.startsWith('Failed to load resource') && !error.includes('/static/');
}
