import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSnapshot, type StoredSnapshot, tryOpenSnapshot } from '../../../src/content/snapshot.ts';
import { article } from '../../sites/small-repository.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { plainSeal } from '../support/seals.ts';
import { storeAll, storeChanged, titled, titlesIn } from '../support/snapshot-steps.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder.path, 'content.sqlite');
});
afterEach(() => folder[Symbol.dispose]());

const open = () => tryOpenSnapshot(file, { seal: plainSeal });
const titles = (...uids: readonly string[]) => {
  const snapshot = open();
  const found = titlesIn(snapshot, ...uids);
  snapshot?.close();
  return found;
};
const idOf = (uid: string) => article(uid).id;
const first = [titled('a', 'first'), titled('b', 'first'), titled('c', 7)];

/** What a snapshot answers to every question about its documents. */
function answersOf(snapshot: StoredSnapshot) {
  const list = { type: 'article', lang: 'en-gb' } as const;
  const ids = snapshot.heads().map(({ id }) => id);
  return {
    heads: snapshot.heads(),
    documents: ids.map(snapshot.document),
    facts: ids.map(snapshot.facts),
    rows: ids.map(snapshot.row),
    ofType: snapshot.documentsOf('article' as 'page', 'en-gb'),
    findings: snapshot.findings(),
    hashes: [...snapshot.hashes()],
    hashOf: ids.map(snapshot.hashOf),
    hashesIn: snapshot.hashesIn(list),
    newest: snapshot.newestPublication(),
    count: snapshot.documentCount,
  };
}

test('A changed document is stored beside the database, which stays as it is', async () => {
  await storeAll(file, 'first', first);
  const before = [readFileSync(file), statSync(file).ino];
  await storeChanged(file, 'second', [titled('b', 'second')]);
  expect([readFileSync(file), statSync(file).ino]).toEqual(before);
  expect(readdirSync(folder.path)).toEqual(['content.sqlite', 'content.sqlite.edits', 'content.sqlite.seal']);
  expect(titles('a', 'b')).toEqual(['second', 'first', 'second']);
});

test.each([
  ['has another title', [titled('a', 'new')]],
  ['gets a finding', [titled('a', 8), titled('b', 'new')]],
  ['loses its finding', [titled('c', 'seven')]],
  ['has another finding', [titled('c', true)]],
  ['is the newest', [titled('b', 'new', '2026-04-02T03:04:05+0000')]],
])('An edited snapshot answers as one that was read as a whole if a document %s', async (_, changed) => {
  const withNewest = [...first, titled('d', 'newest', '2026-03-02T03:04:05+0000')];
  await storeAll(file, 'first', withNewest);
  await storeChanged(file, 'second', [titled('d', 'no longer the newest')]);
  await storeChanged(file, 'third', changed);
  const whole = join(folder.path, 'whole.sqlite');
  const others = withNewest.filter(({ id }) => !changed.some((each) => each.id === id) && id !== idOf('d'));
  await storeAll(whole, 'third', [...others, titled('d', 'no longer the newest'), ...changed]);

  const [edited, read] = [openSnapshot(file), openSnapshot(whole)];
  expect(edited.edits?.entries).toHaveLength(1 + changed.length);
  expect(answersOf(edited)).toEqual(answersOf(read));
  edited.close();
  read.close();
});

test('An open snapshot keeps its content while edits are added and the database is replaced', async () => {
  await storeAll(file, 'first', first);
  await storeChanged(file, 'second', [titled('a', 'second')]);
  const opened = openSnapshot(file, { ref: 'second' });
  await storeChanged(file, 'third', [titled('b', 'third')]);
  expect(titlesIn(opened, 'a', 'b')).toEqual(['second', 'second', 'first']);
  await storeAll(file, 'fourth', [titled('a', 'fourth')]);
  expect(titlesIn(opened, 'a', 'b')).toEqual(['second', 'second', 'first']);
  opened.close();
  expect(titles('a', 'b')).toEqual(['fourth', 'fourth', undefined]);
});

test('Edits of another database count as none', async () => {
  const edits = `${file}.edits`;
  await storeAll(file, 'first', first);
  await storeChanged(file, 'second', [titled('a', 'second')]);
  renameSync(edits, `${edits}.kept`);
  await storeAll(file, 'third', [titled('a', 'third')]);
  renameSync(`${edits}.kept`, edits);
  expect(titles('a')).toEqual(['third', 'third']);
  expect(() => openSnapshot(file, { ref: 'second' })).toThrow(expect.objectContaining({ code: 'content-changed' }));
});

test.each([
  ['lost', undefined],
  ['cut short', (text: string) => text.slice(0, -1)],
  ['changed', (text: string) => text.replaceAll('second', 'forged')],
  ['empty', () => ''],
])('If the edits are %s, the snapshot is that of the database', async (_, damage) => {
  const edits = `${file}.edits`;
  await storeAll(file, 'first', first);
  await storeChanged(file, 'second', [titled('a', 'second')]);
  if (damage) writeFileSync(edits, damage(readFileSync(edits, 'utf8')));
  else renameSync(edits, `${edits}.lost`);
  expect(titles('a')).toEqual(['first', 'first']);
});

test('A folder in the place of the edits counts as none, and the next edits replace it', async () => {
  await storeAll(file, 'first', first);
  mkdirSync(`${file}.edits/mine`, { recursive: true });
  expect(titles('a')).toEqual(['first', 'first']);
  await storeChanged(file, 'second', [titled('a', 'second')]);
  expect(titles('a')).toEqual(['second', 'second']);
});

test('Edits are compared with their seal even if nobody has touched the snapshot', async () => {
  await storeAll(file, 'first', first);
  await storeChanged(file, 'second', [titled('a', 'second')]);
  writeFileSync(`${file}.edits`, readFileSync(`${file}.edits`, 'utf8').replaceAll('second', 'forged'));
  const snapshot = tryOpenSnapshot(file, { seal: plainSeal, isUntouched: true });
  expect(titlesIn(snapshot, 'a')).toEqual(['first', 'first']);
  snapshot?.close();
});

test('Large edits are written into the database, and what has changed since earlier refs stays known', async () => {
  await storeAll(file, 'first', first);
  await storeChanged(file, 'second', [titled('a', 'second')]);
  await storeChanged(file, 'third', [titled('b', 'x'.repeat(1024 * 1024))]);
  expect(existsSync(`${file}.edits`)).toBe(false);
  await storeChanged(file, 'fourth', [titled('a', 'fourth')]);
  expect(existsSync(`${file}.edits`)).toBe(true);

  const snapshot = openSnapshot(file);
  const changed = (ref: string) => snapshot.changesSince(ref)?.map(({ after }) => after.head.uid);
  expect(['first', 'second', 'third', 'fourth', 'none'].map(changed)).toEqual(
    [['a', 'b'], ['a', 'b'], ['a'], [], undefined].map((uids) => uids && expect.arrayContaining(uids)),
  );
  expect(titlesIn(snapshot, 'a')).toEqual(['fourth', 'fourth']);
  snapshot.close();
});

test('After an edit of very many documents nobody knows what has changed before', async () => {
  const many = Array.from({ length: 101 }, (_, at) => titled(`m${at}`, 'first'));
  await storeAll(file, 'first', many);
  await storeChanged(file, 'second', [titled('m0', 'second')]);
  await storeChanged(
    file,
    'third',
    many.map(({ uid }) => titled(String(uid), 'third')),
  );
  const snapshot = openSnapshot(file);
  expect([snapshot.changesSince('first'), snapshot.changesSince('second')]).toEqual([undefined, undefined]);
  expect(titlesIn(snapshot, 'm0', 'm100')).toEqual(['third', 'third', 'third']);
  snapshot.close();
});

test('A database is not changed by the edits of the one that was opened before', async () => {
  await storeAll(file, 'first', first);
  const other = join(folder.path, 'other.sqlite');
  await storeAll(other, 'other', [titled('a', 'other')]);
  const base = openSnapshot(file);
  renameSync(other, file);
  copyFileSync(`${other}.seal`, `${file}.seal`);
  const { draftSnapshot } = await import('../../../src/content/write-snapshot.ts');
  expect(() => draftSnapshot(file, { base, seal: plainSeal })).toThrow(
    expect.objectContaining({ code: 'content-changed' }),
  );
  base.close();
  expect(titles('a')).toEqual(['other', 'other']);
});

function writeInChild(args: readonly string[], shell = 'exec "$@"') {
  const writer = join(import.meta.dirname, 'editing-writer.ts');
  return spawnSync('sh', ['-c', shell, 'sh', process.execPath, writer, file, ...args], { encoding: 'utf8' });
}

test.each([
  ['changes', 'before the edits are put in place', ['second', 'second', 'first']],
  ['all', 'before the old edits are removed', ['third', 'third', 'third']],
] as const)('A process that stores %s and is killed %s leaves a whole snapshot', async (kind, moment, expected) => {
  await storeAll(file, 'first', first);
  await storeChanged(file, 'second', [titled('a', 'second')]);
  const child = writeInChild([kind, moment]);
  expect(child.signal, child.stderr).toBe('SIGKILL');
  expect(existsSync(`${file}.edits`)).toBe(true);
  expect(titles('a', 'b')).toEqual(expected);
});

test('Edits for which the disk has no room leave the snapshot as it was and nothing else', async () => {
  await storeAll(file, 'first', first);
  await storeChanged(file, 'second', [titled('a', 'second')]);
  const before = readdirSync(folder.path);
  const child = writeInChild(['changes'], 'ulimit -f 8; exec "$@"');
  expect(child.stdout.trim(), child.stderr).toBe('output-full');
  expect(readdirSync(folder.path)).toEqual(before);
  expect(titles('a', 'b')).toEqual(['second', 'second', 'first']);
});
