import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { planDrawing } from '../../../../src/export/images/drawn/plan-drawing.ts';
import { openStore, type Store } from '../../../../src/export/output/store.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { recordOf } from '../../../../src/export/render/join-notes.ts';
import { openCachedNotes, openPageCache } from '../../../../src/export/render/page-cache.ts';
import type { PageRecord } from '../../../../src/export/render/page-record.ts';
import { batchOf, type RenderedPage, renderedPage } from '../../support/rendered-page.ts';
import { plainSeal } from '../../support/seals.ts';
import { snapshotOf } from '../../support/snapshot-of.ts';

const { routes } = planRoutes(
  snapshotOf({ type: 'page', uid: 'pricing', id: 'P' }, { type: 'page', uid: 'home', id: 'H' }),
  config,
);
const [home, pricing] = routes;
if (!home || !pricing) throw new Error('The sketch has two pages.');

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'helios-cache-'));
  store = openStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function pageOf(html: string, notes: Parameters<typeof renderedPage>[2] = {}): Promise<RenderedPage> {
  const path = 'helios/en/pricing/index.html';
  const file = { path, sha256: await store.put(html), bytes: html.length, type: 'text/html' };
  const own = { reads: [{ kind: 'document', id: 'P', hash: 'one' } as const] };
  return renderedPage('/helios/en/pricing', { ...file, cache: 'revalidate' }, { own, ...notes });
}

function recordIn({ draft, shell }: RenderedPage): PageRecord {
  return recordOf(draft, new Map([[shell.name, shell.notes]]));
}

function open({ shared = 'e', styles = 's', hash = 'one' } = {}) {
  return openPageCache({ folder, versions: { shared, styles }, readHash: () => hash, store, seal: plainSeal });
}

async function keepPricing(notes: Parameters<typeof renderedPage>[2] = {}): Promise<PageRecord> {
  const page = await pageOf('<p>', notes);
  const cache = open();
  cache.store(batchOf([page]), new Map([[pricing?.pathname ?? '', pricing as NonNullable<typeof pricing>]]));
  cache.close();
  return recordIn(page);
}

async function findPricing(now: Parameters<typeof open>[0]) {
  const cache = open(now);
  const found = await cache.find(pricing as NonNullable<typeof pricing>);
  cache.close();
  return found;
}

test('A cached page is found again when nothing that it was made from has changed', async () => {
  const record = await keepPricing();
  expect(await findPricing({})).toEqual(record);
});

test('A cached page is not found when a document that it read has changed', async () => {
  await keepPricing();
  expect(await findPricing({ hash: 'two' })).toBeUndefined();
});

test('A cached page is not found when a document that its shell read has changed', async () => {
  await keepPricing({ own: { reads: [] }, shell: { reads: [{ kind: 'document', id: 'N', hash: 'one' }] } });
  expect(await findPricing({})).toBeDefined();
  expect(await findPricing({ hash: 'two' })).toBeUndefined();
});

test('A cached page is not found when the notes of its shell are gone or not as they were written', async () => {
  await keepPricing();
  using database = new DatabaseSync(join(folder, 'pages.sqlite'));
  database.exec(`UPDATE shells SET notes = replace(notes, '"ids":[]', '"ids":["a"]')`);
  expect(await findPricing({})).toBeUndefined();
  await keepPricing();
  expect(await findPricing({})).toBeDefined();
  database.exec('DELETE FROM shells');
  expect(await findPricing({})).toBeUndefined();
});

test('A cached page is not found when the values that it shares are gone or not as they were written', async () => {
  await keepPricing();
  using database = new DatabaseSync(join(folder, 'pages.sqlite'));
  database.exec(`UPDATE shared SET list = replace(list, '"P"', '"Q"')`);
  expect(await findPricing({})).toBeUndefined();
  await keepPricing();
  expect(await findPricing({})).toBeDefined();
  database.exec('DELETE FROM shared');
  expect(await findPricing({})).toBeUndefined();
});

test('Cached pages that were stored at the same time refer to the same reads', async () => {
  const pages = await Promise.all([home, pricing].map(async (route) => ({ route, page: await pageOf('<p>') })));
  const named = pages.map(({ route, page }) => ({
    ...page,
    draft: { ...page.draft, pathname: route?.pathname ?? '' },
  }));
  const cache = open();
  cache.store(batchOf(named), new Map(routes.map((route) => [route.pathname, route])));
  const found = await Promise.all(routes.map((route) => cache.find(route)));
  const [first, second] = found.map((record) => record?.notes.reads[0]);
  expect(first).toEqual({ kind: 'document', id: 'P', hash: 'one' });
  expect(first).toBe(second);
  cache.removeOthers([]);
  using database = new DatabaseSync(join(folder, 'pages.sqlite'));
  expect(database.prepare('SELECT count(*) AS n FROM shared').get()).toEqual({ n: 0 });
  cache.close();
});

test('A cached page has its drawn pictures as they were noted, and is not found after one of them was changed', async () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const drawn = ['/prices', '/plans'].map((address) =>
    planDrawing({ shapes: '<path\n/>', pictures: [{ ...box, address }], words: [] }, ''),
  );
  const kept = await keepPricing({ own: { drawn } });
  expect(kept.notes.drawn).toEqual(drawn);
  expect((await findPricing({}))?.notes.drawn).toEqual(drawn);
  using database = new DatabaseSync(join(folder, 'pages.sqlite'));
  database.exec("UPDATE shared SET list = replace(list, '/prices', '/praise')");
  expect(await findPricing({})).toBeUndefined();
});

test('A cached page is not found when the code or the configuration has changed', async () => {
  await keepPricing();
  expect(await findPricing({ shared: 'f' })).toBeUndefined();
});

test('A cached page is found again after a style changed that it does not have, and not after one of its own changed', async () => {
  const styles = { kind: 'styles', selection: 'en latin a', hash: 'one' } as const;
  const styled = await keepPricing({ own: { reads: [styles] } });
  expect(await findPricing({ styles: 'other', hash: 'one' })).toEqual(styled);
  expect(await findPricing({ styles: 'other', hash: 'two' })).toBeUndefined();
  // While all rules are the same, nothing needs to be selected.
  expect(await findPricing({ hash: 'two' })).toEqual(styled);
});

test('A cached page is not found when its bytes are gone or damaged', async () => {
  const record = await keepPricing();
  const sha256 = record.page.sha256;
  await writeFile(join(folder, 'store', sha256.slice(0, 2), sha256.slice(2)), 'damaged');
  expect(await findPricing({})).toBeUndefined();
});

test('A cached page is not found when the site no longer has it', async () => {
  await keepPricing();
  const cache = open();
  cache.removeOthers([home as NonNullable<typeof home>]);
  expect(await cache.find(pricing as NonNullable<typeof pricing>)).toBeUndefined();
  cache.close();
});

test('A page cache that is no database is replaced', async () => {
  await writeFile(join(folder, 'pages.sqlite'), 'not a database, and long enough to be looked at as one'.repeat(20));
  await keepPricing();
  expect(await findPricing({})).toBeDefined();
});

test('The notes of a cached page are found only for its very bytes', async () => {
  const record = await keepPricing();
  const kept = openCachedNotes(folder, plainSeal);
  expect(kept.notesOf('/helios/en/pricing', record.page.sha256)).toEqual(record.notes);
  expect(kept.notesOf('/helios/en/pricing', 'other')).toBeUndefined();
  expect(kept.notesOf('/helios/en', record.page.sha256)).toBeUndefined();
  kept.close();
});

test('Reading notes without a cache, or from a file that is no database, changes nothing on disk', async () => {
  const missing = openCachedNotes(join(folder, 'no-such-folder'), plainSeal);
  expect(missing.notesOf('/helios/en/pricing', 'any')).toBeUndefined();
  missing.close();
  expect(existsSync(join(folder, 'no-such-folder'))).toBe(false);
  const text = 'not a database, and long enough to be looked at as one'.repeat(20);
  await writeFile(join(folder, 'pages.sqlite'), text);
  const damaged = openCachedNotes(folder, plainSeal);
  expect(damaged.notesOf('/helios/en/pricing', 'any')).toBeUndefined();
  damaged.close();
  expect(readFileSync(join(folder, 'pages.sqlite'), 'utf8')).toBe(text);
});
