import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createContentSource } from '../../../src/content/prismic-source.ts';
import { createApiServer } from '../../../src/content/repository/api-server.ts';
import type { Version } from '../../../src/content/repository/published.ts';
import { openSnapshot, type SnapshotState, tryOpenSnapshot } from '../../../src/content/snapshot.ts';
import type { SnapshotEntry } from '../../../src/content/snapshot-entry.ts';
import { draftSnapshot } from '../../../src/content/write-snapshot.ts';
import { smallModels } from '../../sites/small-models.ts';
import { article, settings, smallSettings, snapshotEntry, versionOf } from '../../sites/small-repository.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { plainSeal, plainSeals } from '../support/seals.ts';

const state = (ref: string): SnapshotState => ({ source: 'here', ref, integrationFieldsRef: null, models: 'm' });

function write(file: string, ref: string, entries: readonly SnapshotEntry[]): void {
  const draft = draftSnapshot(file, { seal: plainSeal });
  try {
    for (const entry of entries) draft.add(entry);
    draft.publish({ state: state(ref), removed: [], editLog: [] });
  } finally {
    draft.discard();
  }
}

/** A source over an in-process repository: no socket, no files but the snapshot. */
function fetchContent(version: Version, cacheFolder: string) {
  const apiServer = createApiServer({ settings: smallSettings, models: smallModels, current: () => version });
  const network = (input: string | URL | Request, init?: RequestInit) => apiServer.answer(new Request(input, init));
  return createContentSource({
    prismic: { name: 'small-site', endpoint: 'https://small-site.cdn.prismic.io/api/v2', token: undefined },
    cacheFolder,
    seals: plainSeals,
    models: smallModels,
    network,
  }).fetch();
}

test('A snapshot answers with heads in order, documents by id, and lists by type and locale', async () => {
  using folder = temporaryFolder();
  const version = versionOf([
    article('b', { group: 'b' }),
    article('a'),
    article('bb', { lang: 'de-de', group: 'b' }),
    settings('en-gb', 'Small'),
  ]);
  const { snapshot } = await fetchContent(version, folder.path);
  const uids = (documents: readonly { uid: string | null }[]) => documents.map(({ uid }) => uid);
  const [german, first, second, single] = snapshot.heads();

  expect(uids(snapshot.heads())).toEqual(['bb', 'a', 'b', null]);
  expect(german).toMatchObject({
    type: 'article',
    lang: 'de-de',
    lastPublished: '2026-02-02T03:04:05+0000',
    alternates: [{ id: second?.id, lang: 'en-gb' }],
  });
  expect(first?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(snapshot.document(single?.id ?? '')).toMatchObject({
    type: 'settings',
    href: '',
    url: null,
    data: { name: 'Small' },
  });
  expect(snapshot.document('nowhere')).toBeUndefined();
  expect(uids(snapshot.documentsOf('article' as 'page', 'en-gb'))).toEqual(['a', 'b']);
  expect(snapshot.ref).toBe(version.ref);
  snapshot.close();
});

test('A snapshot gives the hashes of one document and of one list as its heads have them', async () => {
  using folder = temporaryFolder();
  const version = versionOf([article('b'), article('a'), article('c', { lang: 'de-de' })]);
  const { snapshot: fetched } = await fetchContent(version, folder.path);
  const snapshot = openSnapshot(fetched.file);
  const english = snapshot.heads().filter(({ lang }) => lang === 'en-gb');
  const hashes = english.map(({ id, hash }) => ({ id, hash }));

  expect(hashes).toHaveLength(2);
  expect(snapshot.hashesIn({ type: 'article', lang: 'en-gb' })).toEqual(hashes);
  expect(hashes.map(({ id }) => snapshot.hashOf(id))).toEqual(hashes.map(({ hash }) => hash));
  expect(snapshot.hashesIn({ type: 'article', lang: 'fr-fr' })).toEqual([]);
  expect(snapshot.hashOf('none')).toBeUndefined();
  snapshot.close();
  fetched.close();
});

test('Findings are stored with the snapshot, and an unchanged ref reports them again', async () => {
  using folder = temporaryFolder();
  const version = versionOf([article('wrong', { data: { title: 7 } })]);
  const first = await fetchContent(version, folder.path);
  first.snapshot.close();
  const second = await fetchContent(version, folder.path);
  expect([second.isFresh, second.findings]).toEqual([false, first.findings]);
  expect(second.findings).toHaveLength(1);
  second.snapshot.close();
});

test('A finding goes when its document is corrected', async () => {
  using folder = temporaryFolder();
  (await fetchContent(versionOf([article('wrong', { data: { title: 7 } })]), folder.path)).snapshot.close();
  const content = await fetchContent(versionOf([article('wrong', { data: { title: 'seven' } })]), folder.path);
  expect(content.findings).toEqual([]);
  content.snapshot.close();
});

test.each(['content.sqlite', 'content.sqlite.seal', 'content.sqlite.edits'])(
  'A folder in the place of %s is replaced when the content is fetched',
  async (name) => {
    using folder = temporaryFolder();
    const version = versionOf([article('one')]);
    (await fetchContent(version, folder.path)).snapshot.close();
    rmSync(join(folder.path, 'content.sqlite'));
    rmSync(join(folder.path, name), { force: true });
    mkdirSync(join(folder.path, name, 'mine'), { recursive: true });
    (await fetchContent(version, folder.path)).snapshot.close();
    const again = await fetchContent(version, folder.path);
    expect([again.isFresh, again.documentCount]).toEqual([false, 1]);
    expect(readdirSync(folder.path)).toEqual(['content.sqlite', 'content.sqlite.seal']);
    again.snapshot.close();
  },
);

test.each([
  ['cut short', (file: string) => truncateSync(file, 5000)],
  ['overwritten', (file: string) => writeFileSync(file, 'not a database, by any means')],
  ['damaged inside', (file: string) => writeFileSync(file, readFileSync(file).fill(7, 4096, 12_288))],
  ['empty', (file: string) => writeFileSync(file, '')],
])('A snapshot that is %s counts as none, and the content is fetched again', async (_, damage) => {
  using folder = temporaryFolder();
  const version = versionOf([article('one')]);
  (await fetchContent(version, folder.path)).snapshot.close();
  damage(join(folder.path, 'content.sqlite'));
  const content = await fetchContent(version, folder.path);
  expect([content.isFresh, content.documentCount]).toEqual([true, 1]);
  content.snapshot.close();
});

test('The error for an absent snapshot says what to do', () => {
  expect(() => openSnapshot('/nowhere/content.sqlite')).toThrow(
    expect.objectContaining({ code: 'no-snapshot', hint: expect.stringContaining('helios fetch') }),
  );
});

test('A worker that asks for one version of the snapshot gets no other', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'content.sqlite');
  write(file, 'new', []);
  expect(() => openSnapshot(file, { ref: 'old' })).toThrow(expect.objectContaining({ code: 'content-changed' }));
  openSnapshot(file, { ref: 'new' }).close();
});

test('A write that fails half-way leaves the old snapshot and nothing else', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'content.sqlite');
  write(file, 'old', [snapshotEntry('a', 'old')]);
  const failing = {
    ...snapshotEntry('b', 'new'),
    get json(): string {
      throw Object.assign(new Error('No space left.'), { code: 'ENOSPC' });
    },
  };
  expect(() => write(file, 'new', [snapshotEntry('a', 'new'), failing])).toThrow(
    expect.objectContaining({ code: 'output-full' }),
  );

  const snapshot = openSnapshot(file);
  expect([snapshot.ref, snapshot.documentCount]).toEqual(['old', 1]);
  snapshot.close();
  expect(readdirSync(folder.path)).toEqual(['content.sqlite', 'content.sqlite.seal']);
});

test('A cache folder that can’t be written is a plain error, and an open snapshot is closed', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'no-folder');
  writeFileSync(file, '');
  await expect(fetchContent(versionOf([]), file)).rejects.toMatchObject({
    code: 'output-unwritable',
    where: join(file, 'content.sqlite'),
  });
});

test.each(['before the first document', 'between two documents', 'before the file is put in place'])(
  'A process killed %s leaves the old snapshot',
  (moment) => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'content.sqlite');
    write(file, 'old', [snapshotEntry('a', 'old')]);
    const child = spawnSync(process.execPath, [join(import.meta.dirname, 'killed-writer.ts'), file, moment], {
      encoding: 'utf8',
    });
    expect(child.signal, child.stderr).toBe('SIGKILL');

    const snapshot = tryOpenSnapshot(file, { seal: plainSeal });
    expect([snapshot?.ref, snapshot?.document('a')?.data]).toEqual(['old', { title: 'old' }]);
    snapshot?.close();
  },
);

test.each(['before the first document', 'before the file is put in place'])(
  'What a process killed %s has left is removed by the next fetch, also of unchanged content',
  async (moment) => {
    using folder = temporaryFolder();
    const version = versionOf([article('one')]);
    (await fetchContent(version, folder.path)).snapshot.close();
    const file = join(folder.path, 'content.sqlite');
    spawnSync(process.execPath, [join(import.meta.dirname, 'killed-writer.ts'), file, moment], { stdio: 'ignore' });
    expect(readdirSync(folder.path)).toHaveLength(3);
    (await fetchContent(version, folder.path)).snapshot.close();
    expect(readdirSync(folder.path).sort()).toEqual(['content.sqlite', 'content.sqlite.seal']);
  },
);

test('A draft whose writer may still run on another machine is removed after ten minutes', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'content.sqlite');
  const [left, busy] = [`${file}.1.tmp`, `${file}.2.tmp`];
  writeFileSync(left, '');
  writeFileSync(busy, '');
  utimesSync(left, 0, 0);
  write(file, 'new', []);
  expect(readdirSync(folder.path).sort()).toEqual(['content.sqlite', 'content.sqlite.2.tmp', 'content.sqlite.seal']);
});
