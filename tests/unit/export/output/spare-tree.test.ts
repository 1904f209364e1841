import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookAsSeen, lookAt } from '../../../../src/disk/seen-paths.ts';
import { createSignatureList } from '../../../../src/disk/signatures.ts';
import { seenSite } from '../../../../src/export/output/seen-site.ts';
import { placeFiles } from '../../../../src/export/output/site-folder.ts';
import { openSpareTree } from '../../../../src/export/output/spare-tree.ts';
import { openStore, type Store } from '../../../../src/export/output/store.ts';
import { storeFile } from '../../../../src/export/output/store-file.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { plainSeal } from '../../support/seals.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let store: Store;
const at = (path: string) => join(temporary.path, path);

beforeEach(() => {
  temporary = temporaryFolder();
  store = openStore(at('work/store'));
  mkdirSync(at('work'), { recursive: true });
});
afterEach(() => temporary[Symbol.dispose]());

type Texts = Readonly<Record<string, string>>;

const filesOf = (texts: Texts) =>
  Promise.all(Object.entries(texts).map(([path, content]) => storeFile({ path, content, cache: 'revalidate' }, store)));

const old = { 'robots.txt': 'all', 'en/home.html': 'home', 'en/old/page.html': 'old', place: 'a file' };
const next = { 'robots.txt': 'all', 'en/home.html': 'new home', 'en/new/page.html': 'new', 'place/page.html': 'in it' };

/** A clock by which the files of a test were written long ago. */
const later = () => Date.now() + 60_000;

function open() {
  return openSpareTree(at('work'), store, { seal: plainSeal, now: later });
}

/** A release of which nothing is known but its files. */
async function release(texts: Texts) {
  return { id: JSON.stringify(texts), files: await filesOf(texts), before: undefined };
}

/** Keeps an old site as the spare tree. */
async function keepOld() {
  const spare = open();
  await placeFiles(at('old'), await filesOf(old), { store, placing: 'link' });
  const isKept = spare.keep(at('old'), Object.keys(old), await release(next));
  return { spare, isKept };
}

/** A release that replaces the site in `out`, which has the files of an earlier release and was seen untouched. */
async function replacement(texts: Texts, earlier: Texts) {
  const { id, files } = await release(earlier);
  const look = lookAt([at('out')]);
  const signatures = lookAsSeen(look) ?? createSignatureList(0);
  const seen = seenSite(at('out'), files, { paths: look.paths, signatures });
  return { ...(await release(texts)), before: seen && { ...seen, id } };
}

/** Publishes a release in `out` as an export does, and returns the folders of it that the export has not touched. */
async function publish(texts: Texts, earlier: Texts): Promise<string[]> {
  const spare = open();
  const replacing = await replacement(texts, earlier);
  if (!(await spare.take(at('fresh'), replacing))) {
    await placeFiles(at('fresh'), replacing.files, { store, placing: 'link' });
  }
  renameSync(at('out'), at('before'));
  renameSync(at('fresh'), at('out'));
  if (!spare.keep(at('before'), Object.keys(earlier), replacing)) rmSync(at('before'), { recursive: true });
  return [...spare.untouchedFolders().keys()];
}

function textsIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = entries.map((each) => join(each.parentPath, each.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

test('The next site is made of the old one: what is the same stays, and nothing else does', async () => {
  const { spare, isKept } = await keepOld();
  const { ino } = statSync(at('work/spare/en'));
  expect(isKept).toBe(true);
  expect(await spare.take(at('next'), await release(next))).toBe(true);
  expect(textsIn(at('next'))).toEqual(next);
  expect(statSync(at('next/en')).ino).toBe(ino);
  expect([existsSync(at('next/en/old')), existsSync(at('work/spare'))]).toEqual([false, false]);
});

test('A file of the spare tree that somebody replaced, or turned into a folder, is the right one again', async () => {
  const { spare } = await keepOld();
  rmSync(at('work/spare/robots.txt'));
  writeFileSync(at('work/spare/robots.txt'), 'ALL');
  rmSync(at('work/spare/en/home.html'));
  mkdirSync(at('work/spare/en/home.html/deep'), { recursive: true });
  await spare.take(at('next'), await release(old));
  expect(textsIn(at('next'))).toEqual(old);
});

test('A tree that a killed export was changing is not used', async () => {
  const { spare } = await keepOld();
  mkdirSync(at('work/spare.changing'));
  writeFileSync(at('work/spare.changing/half'), 'half');
  await spare.take(at('next'), await release(next));
  expect(textsIn(at('next'))).toEqual(next);
  expect(existsSync(at('work/spare.changing'))).toBe(false);
});

test('A link in place of the tree is removed, and the folder to which it leads stays as it is', async () => {
  const { spare } = await keepOld();
  renameSync(at('work/spare'), at('elsewhere'));
  symlinkSync(at('elsewhere'), at('work/spare'));
  expect(await spare.take(at('next'), await release(next))).toBe(false);
  expect(textsIn(at('elsewhere'))).toEqual(old);
  expect([existsSync(at('next')), existsSync(at('work/spare'))]).toEqual([false, false]);
});

test('A folder with a file of somebody else is not kept, and stays where it is', async () => {
  const spare = open();
  await placeFiles(at('old'), await filesOf(old), { store, placing: 'link' });
  writeFileSync(at('old/notes.txt'), 'mine');
  expect(spare.keep(at('old'), Object.keys(old), await release(next))).toBe(false);
  expect(textsIn(at('old'))).toEqual({ ...old, 'notes.txt': 'mine' });
});

test('Without a spare tree, or with bytes missing from the store, no site is made of it', async () => {
  const spare = open();
  expect(await spare.take(at('next'), await release(next))).toBe(false);
  const { spare: kept } = await keepOld();
  const replacing = await release(next);
  rmSync(at('work/store'), { recursive: true });
  await expect(kept.take(at('next'), replacing)).rejects.toThrow('no longer in the store');
  expect(existsSync(at('next'))).toBe(false);
});

const edits: readonly Texts[] = [
  { 'robots.txt': 'all', 'a/same.html': 'same', 'a/b/page.html': 'one', 'c/page.html': 'c', 'd/page.html': 'd' },
  { 'robots.txt': 'all', 'a/same.html': 'same', 'a/b/page.html': 'two', 'c/page.html': 'c', 'd/page.html': 'd' },
  { 'robots.txt': 'none', 'a/same.html': 'same', 'a/b/page.html': 'two', 'c/page.html': 'c', e: 'a file' },
  { 'robots.txt': 'all', 'a/same.html': 'same', 'a/b/page.html': 'one', 'c/page.html': 'c', 'e/page.html': 'e' },
  { 'robots.txt': 'all', 'a/same.html': 'same', 'a/b/page.html': 'one', 'c/page.html': 'cc', 'd/page.html': 'd' },
];

/** Publishes the first releases: then a spare tree is there, and its record. */
async function publishFirst(count: number) {
  await placeFiles(at('out'), await filesOf(edits[0] ?? {}), { store, placing: 'link' });
  for (let each = 1; each < count; each += 1) await publish(edits[each] ?? {}, edits[each - 1] ?? {});
}

test('Of a tree whose folders are untouched, only the paths are looked at that differ from the next site', async () => {
  await publishFirst(2);
  const untouched: string[][] = [];
  for (let each = 2; each < edits.length; each += 1) {
    untouched.push(await publish(edits[each] ?? {}, edits[each - 1] ?? {}));
    expect(textsIn(at('out'))).toEqual(edits[each]);
  }
  expect(untouched).toEqual([['c'], ['c'], []]);
});

test.each<[string, () => void]>([
  ['was replaced', () => replace('work/spare/c/page.html', 'not it')],
  ['is gone', () => rmSync(at('work/spare/c/page.html'))],
  ['is somebody’s', () => writeFileSync(at('work/spare/c/foreign.html'), 'foreign')],
  ['is somebody’s, beside all folders', () => writeFileSync(at('work/spare/foreign.html'), 'foreign')],
  ['has another inode than in the site', () => replace('out/c/page.html', 'c')],
])('If a file of the tree %s, all its files are looked at', async (_, touch) => {
  await publishFirst(2);
  touch();
  expect(await publish(edits[2] ?? {}, edits[1] ?? {})).toEqual([]);
  expect(textsIn(at('out'))).toEqual(edits[2]);
});

test('A record with a wrong seal says nothing of the tree', async () => {
  await publishFirst(2);
  writeFileSync(at('work/spare.json'), `${readFileSync(at('work/spare.json'), 'utf8')} `);
  expect(await publish(edits[2] ?? {}, edits[1] ?? {})).toEqual([]);
  expect(textsIn(at('out'))).toEqual(edits[2]);
});

test('A site into which somebody put a file while it was replaced is not kept', async () => {
  await publishFirst(1);
  const replacing = await replacement(edits[1] ?? {}, edits[0] ?? {});
  writeFileSync(at('out/a/b/notes.txt'), 'mine');
  renameSync(at('out'), at('before'));
  expect(open().keep(at('before'), Object.keys(edits[0] ?? {}), replacing)).toBe(false);
  expect(readFileSync(at('before/a/b/notes.txt'), 'utf8')).toBe('mine');
});

test('A tree whose folders changed a moment ago is looked at whole', async () => {
  const spare = openSpareTree(at('work'), store, { seal: plainSeal });
  await placeFiles(at('out'), await filesOf(edits[0] ?? {}), { store, placing: 'link' });
  const replacing = await replacement(edits[1] ?? {}, edits[0] ?? {});
  renameSync(at('out'), at('before'));
  expect(spare.keep(at('before'), Object.keys(edits[0] ?? {}), replacing)).toBe(true);
  expect(existsSync(at('work/spare.json'))).toBe(false);
});

/** Replaces a file by another one with the same name, as editors do. */
function replace(path: string, text: string): void {
  writeFileSync(at('other'), text);
  rmSync(at(path));
  linkSync(at('other'), at(path));
}
