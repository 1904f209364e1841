import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { tryOpenSnapshot } from '../../../../src/content/snapshot.ts';
import { draftSnapshot } from '../../../../src/content/write-snapshot.ts';
import { createFileFacts } from '../../../../src/disk/file-facts.ts';
import { createSeals } from '../../../../src/disk/seal.ts';
import type { CompiledSite } from '../../../../src/export/compile/compile-site.ts';
import {
  areMapsWhole,
  areThere,
  findScripts,
  forgetScripts,
  loadCompiled,
  storeCompiled,
} from '../../../../src/export/compile/compiled-cache.ts';
import { openImageIndex } from '../../../../src/export/images/image-index.ts';
import { openStore } from '../../../../src/export/output/store.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { recordOf } from '../../../../src/export/render/join-notes.ts';
import { openPageCache } from '../../../../src/export/render/page-cache.ts';
import type { PageRecord } from '../../../../src/export/render/page-record.ts';
import { seeded } from '../../../sites/seeded.ts';
import { snapshotEntry } from '../../../sites/small-repository.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { corrupted, corruptedText } from '../../support/corruption.ts';
import { batchOf, renderedPage } from '../../support/rendered-page.ts';
import { plainSeal } from '../../support/seals.ts';
import { snapshotOf } from '../../support/snapshot-of.ts';
import { storeAll, storeChanged, titled, titlesIn } from '../../support/snapshot-steps.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let folder: string;
beforeEach(() => {
  temporary = temporaryFolder();
  folder = temporary.path;
});
afterEach(() => temporary[Symbol.dispose]());

const { routes } = planRoutes(
  snapshotOf(...['home', 'pricing', 'why'].map((uid) => ({ type: 'page', uid, id: uid }) as const)),
  config,
);
const byPathname = new Map(routes.map((route) => [route.pathname, route]));

async function cachedPages() {
  const store = openStore(join(folder, 'store'));
  const versions = { shared: 'v', styles: 's' };
  const open = () => openPageCache({ folder, versions, readHash: () => 'same', store, seal: plainSeal });
  const pages = await Promise.all(
    routes.map(async ({ pathname, documentId }) => {
      const content = `<p>${pathname}</p>`;
      const file = { path: `${pathname.slice(1)}.html`, sha256: await store.put(content), bytes: content.length };
      const reads = [{ kind: 'document', id: documentId, hash: 'same' } as const];
      const page = { ...file, type: 'text/html', cache: 'revalidate' } as const;
      return renderedPage(pathname, page, { own: { reads, ids: ['a'] } });
    }),
  );
  const shells = new Map(pages.map(({ shell }) => [shell.name, shell.notes]));
  const cache = open();
  cache.store(batchOf(pages), byPathname);
  cache.close();
  return { open, pages, records: pages.map(({ draft }) => recordOf(draft, shells)) };
}

/** Expects that the cache has each record as it was stored, or not at all. Returns how many it has. */
async function found(
  cache: ReturnType<Awaited<ReturnType<typeof cachedPages>>['open']>,
  records: readonly PageRecord[],
) {
  let count = 0;
  for (const record of records) {
    const route = byPathname.get(record.pathname);
    const got = route && (await cache.find(route));
    if (got) expect(got).toEqual(record);
    count += got ? 1 : 0;
  }
  return count;
}

test('Of 400 rows of the page cache that were changed at random, none is believed', async () => {
  const { open, pages, records } = await cachedPages();
  const random = seeded(1);
  const cache = open();
  using database = new DatabaseSync(join(folder, 'pages.sqlite'));
  database.exec('PRAGMA synchronous = OFF');
  const columns = ['pathname', 'key', 'styles', 'shell', 'shared', 'draft', 'seal'] as const;
  for (let round = 0; round < 400; round += 1) {
    const rows = database.prepare('SELECT * FROM pages ORDER BY pathname').all() as Record<string, string>[];
    const [victim, other] = random() < 0.5 ? rows : rows.toReversed();
    const column = columns[Math.floor(random() * columns.length)] ?? 'draft';
    // The versions of the styles, the shell and the list of values are those of all rows.
    const isSwap = random() < 0.3 && !['pathname', 'styles', 'shell', 'shared'].includes(column);
    const value = isSwap ? other?.[column] : corruptedText(victim?.[column] ?? '', random);
    database.prepare(`UPDATE pages SET ${column} = ? WHERE pathname = ?`).run(value ?? '', victim?.pathname ?? '');
    expect(await found(cache, records), `round ${round}, ${column}`).toBe(rows.length - 1);
    database.exec('DELETE FROM pages');
    cache.store(batchOf(pages), byPathname);
  }
  cache.close();
});

/** Damages a file again and again, and restores it with its companions each time. */
async function damageFile(
  file: string,
  { seed, rounds }: { seed: number; rounds: number },
  look: () => Promise<void> | void,
): Promise<void> {
  const random = seeded(seed);
  const whole = readFileSync(file);
  for (let round = 0; round < rounds; round += 1) {
    for (const end of ['-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
    writeFileSync(file, corrupted(whole, random));
    await look();
  }
}

test('A page cache that is damaged at random 150 times gives a page as it was, or none', async () => {
  const { open, pages, records } = await cachedPages();
  await damageFile(join(folder, 'pages.sqlite'), { seed: 2, rounds: 150 }, async () => {
    const cache = open();
    await found(cache, records);
    cache.store(batchOf(pages), byPathname);
    await found(cache, records);
    cache.close();
  });
});

test('A page cache with a view in the place of its table is not used', async () => {
  const { open, records } = await cachedPages();
  const database = new DatabaseSync(join(folder, 'pages.sqlite'));
  database.exec('ALTER TABLE pages RENAME TO hidden; CREATE VIEW pages AS SELECT * FROM hidden');
  database.close();
  const cache = open();
  expect(await found(cache, records)).toBe(0);
  cache.close();
});

test('An image index that is damaged at random 100 times gives an image as it was, or none', async () => {
  const file = join(folder, 'images.sqlite');
  const image = { sha256: 'b'.repeat(64), bytes: 4711, losesAnimation: false };
  const remember = (index: ReturnType<typeof openImageIndex>) => {
    index.rememberOriginal('https://images.example/a.png', 'a'.repeat(64));
    index.rememberResult('key', image);
  };
  const first = openImageIndex(file, plainSeal);
  remember(first);
  first.close();
  await damageFile(file, { seed: 3, rounds: 100 }, () => {
    const index = openImageIndex(file, plainSeal);
    expect(['a'.repeat(64), undefined]).toContain(index.original('https://images.example/a.png'));
    expect([image, undefined]).toContainEqual(index.result('key'));
    remember(index);
    expect(index.result('key')).toEqual(image);
    index.close();
  });
});

test('Of 100 rows of the image index that were changed at random, none is believed', () => {
  const file = join(folder, 'images.sqlite');
  const index = openImageIndex(file, plainSeal);
  using database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = OFF');
  const random = seeded(4);
  for (let round = 0; round < 100; round += 1) {
    index.rememberResult('key', { sha256: 'b'.repeat(64), bytes: 4711, losesAnimation: false });
    const column = ['sha256', 'bytes', 'loses_animation', 'seal'][round % 4];
    const isNumber = column === 'bytes' || column === 'loses_animation';
    const value = isNumber ? 4712 + Math.floor(random() * 100) : 'c'.repeat(1 + Math.floor(random() * 64));
    database.exec(`UPDATE results SET ${column} = '${value}'`);
    expect(index.result('key')).toBeUndefined();
  }
  index.close();
});

/** Compiled code with one script. The cache does not look into it. */
const compiledCode = {
  ...({ styles: [{ css: '.a{color:red}' }] } as unknown as Pick<CompiledSite, 'code' | 'styles' | 'partStyles'>),
  renderer: {
    frame: { code: 'exports.createRenderer = () => {};', map: '{}' },
    templates: { code: 'module.exports = {};', map: '{}' },
  },
  scripts: {
    version: 'v1',
    made: {
      ...({ hash: 'h' } as unknown as Pick<CompiledSite, 'hash' | 'runtime' | 'worker' | 'packages'>),
      sourceMaps: [{ script: '/site/static/late-1.js', map: '{}' }],
    },
  },
};

test('Compiled code that was sealed without the key, as anybody can, is not used with it, and the other way round', async () => {
  const compiledFolder = join(folder, 'compiled', 'abcdef');
  const [open, keyed] = [createSeals(undefined)('compiled'), createSeals('k'.repeat(32))('compiled')];
  await storeCompiled(compiledFolder, compiledCode, open);
  expect(await loadCompiled(compiledFolder, open)).toBeDefined();
  expect(await loadCompiled(compiledFolder, keyed)).toBeUndefined();
  await storeCompiled(compiledFolder, compiledCode, keyed);
  expect(await loadCompiled(compiledFolder, keyed)).toBeDefined();
  expect(await loadCompiled(compiledFolder, open)).toBeUndefined();
});

test('Compiled code that is damaged at random 100 times is not used', async () => {
  const compiledFolder = join(folder, 'compiled', 'abcdef');
  const stored = await storeCompiled(compiledFolder, compiledCode, plainSeal);
  expect(await loadCompiled(compiledFolder, plainSeal)).toEqual(stored);
  for (const [index, name] of ['renderer.cjs', 'templates.cjs', 'site.json', 'scripts.json', 'seal'].entries()) {
    const file = join(compiledFolder, name);
    const whole = readFileSync(file);
    await damageFile(file, { seed: 10 + index, rounds: 34 }, async () => {
      expect(await loadCompiled(compiledFolder, plainSeal)).toBeUndefined();
    });
    writeFileSync(file, whole);
  }
  rmSync(join(compiledFolder, 'late-1.js.map'));
  expect(await loadCompiled(compiledFolder, plainSeal), 'without a source map').toBeUndefined();
  writeFileSync(join(compiledFolder, 'late-1.js.map'), '{}');
  cpSync(compiledFolder, join(folder, 'compiled', 'other sources'), { recursive: true });
  expect(await loadCompiled(join(folder, 'compiled', 'other sources'), plainSeal)).toBeUndefined();
});

test('Scripts that have not changed are taken over with their source maps, unless they are damaged', async () => {
  const [parent, seal] = [join(folder, 'compiled'), plainSeal];
  await storeCompiled(join(parent, 'before'), compiledCode, seal);
  expect(findScripts(parent, 'v2', seal)).toBeUndefined();
  const kept = findScripts(parent, 'v1', seal);
  expect(kept).toMatchObject({ folder: join(parent, 'before') });
  if (!kept) return;
  const after = await storeCompiled(join(parent, 'after'), { ...compiledCode, scripts: kept }, seal);
  expect(readdirSync(parent)).toEqual(['after']);
  expect(await loadCompiled(join(parent, 'after'), seal)).toEqual(after);
  expect(after).toMatchObject({ hash: 'h', sourceMaps: [{ file: join(parent, 'after', 'late-1.js.map') }] });
  expect(areThere(kept)).toBe(false);
  await damageFile(join(parent, 'after', 'scripts.json'), { seed: 3, rounds: 34 }, async () => {
    expect(findScripts(parent, 'v1', seal)).toBeUndefined();
  });
});

test('A source map that is damaged at random 34 times is seen, and its scripts can be forgotten', async () => {
  const compiledFolder = join(folder, 'compiled', 'abcdef');
  const { sourceMaps } = await storeCompiled(compiledFolder, compiledCode, plainSeal);
  expect(areMapsWhole(sourceMaps)).toBe(true);
  await damageFile(join(compiledFolder, 'late-1.js.map'), { seed: 4, rounds: 34 }, () => {
    expect(areMapsWhole(sourceMaps)).toBe(false);
  });
  forgetScripts(compiledFolder);
  expect(await loadCompiled(compiledFolder, plainSeal)).toBeUndefined();
  expect(findScripts(join(folder, 'compiled'), 'v1', plainSeal)).toBeUndefined();
});

test('A snapshot that is damaged at random 200 times counts as none', async () => {
  const file = join(folder, 'content.sqlite');
  const draft = draftSnapshot(file, { seal: plainSeal });
  for (let index = 0; index < 20; index += 1) draft.add(snapshotEntry(`document-${index}`, `title ${index}`));
  const state = { source: 'here', ref: 'one', integrationFieldsRef: null, models: 'm' };
  draft.publish({ state, removed: [], editLog: [] });
  const whole = readFileSync(file);
  await damageFile(file, { seed: 20, rounds: 200 }, () => {
    expect(tryOpenSnapshot(file, { seal: plainSeal })).toBeUndefined();
  });
  writeFileSync(file, whole);
  writeFileSync(`${file}-journal`, whole);
  tryOpenSnapshot(file, { seal: plainSeal })?.close();
  expect(existsSync(`${file}-journal`)).toBe(true);
});

test('Edits of a snapshot that are damaged at random 200 times count as none', async () => {
  const file = join(folder, 'content.sqlite');
  await storeAll(file, 'first', [titled('a', 'first'), titled('b', 'first')]);
  await storeChanged(file, 'second', [titled('a', 'second')]);
  await damageFile(`${file}.edits`, { seed: 21, rounds: 200 }, () => {
    const snapshot = tryOpenSnapshot(file, { seal: plainSeal });
    expect(titlesIn(snapshot, 'a', 'b')).toEqual(['first', 'first', 'first']);
    snapshot?.close();
  });
});

test('The cached facts of files that are damaged at random 100 times are never wrong', async () => {
  const cacheFile = join(folder, 'cache', 'facts.json');
  mkdirSync(join(folder, 'cache'));
  const files = ['a', 'b', 'c'].map((name) => join(folder, name));
  for (const file of files) {
    writeFileSync(file, file);
    utimesSync(file, 1000, 1000);
  }
  const later = () => Date.now() + 60_000;
  const read = () => {
    const facts = createFileFacts({ cache: { file: cacheFile, seal: plainSeal }, version: '1', now: later });
    expect(files.map((file) => facts.of(file, () => `facts of ${file}`))).toEqual(
      files.map((file) => `facts of ${file}`),
    );
    facts.save();
  };
  read();
  await damageFile(cacheFile, { seed: 30, rounds: 100 }, read);
});
