import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeFiles } from '../../../../src/export/output/site-folder.ts';
import { openSpareTree } from '../../../../src/export/output/spare-tree.ts';
import { openStore, type Store } from '../../../../src/export/output/store.ts';
import { storeFile } from '../../../../src/export/output/store-file.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let store: Store;
const at = (path: string) => join(temporary.path, path);

beforeEach(() => {
  temporary = temporaryFolder();
  store = openStore(at('work/store'));
  mkdirSync(at('work'), { recursive: true });
});
afterEach(() => temporary[Symbol.dispose]());

const filesOf = (texts: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(texts).map(([path, content]) => storeFile({ path, content, cache: 'revalidate' }, store)));

const old = { 'robots.txt': 'all', 'en/home.html': 'home', 'en/old/page.html': 'old', place: 'a file' };
const next = { 'robots.txt': 'all', 'en/home.html': 'new home', 'en/new/page.html': 'new', 'place/page.html': 'in it' };

/** Keeps an old site as the spare tree. */
async function keepOld() {
  const spare = openSpareTree(at('work'), store);
  await placeFiles(at('old'), await filesOf(old), { store, placing: 'link' });
  const isKept = spare.keep(at('old'), Object.keys(old));
  return { spare, isKept };
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
  expect(await spare.take(at('next'), await filesOf(next))).toBe(true);
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
  await spare.take(at('next'), await filesOf(old));
  expect(textsIn(at('next'))).toEqual(old);
});

test('A tree that a killed export was changing is not used', async () => {
  const { spare } = await keepOld();
  mkdirSync(at('work/spare.changing'));
  writeFileSync(at('work/spare.changing/half'), 'half');
  await spare.take(at('next'), await filesOf(next));
  expect(textsIn(at('next'))).toEqual(next);
  expect(existsSync(at('work/spare.changing'))).toBe(false);
});

test('A folder with a file of somebody else is not kept, and stays where it is', async () => {
  const spare = openSpareTree(at('work'), store);
  await placeFiles(at('old'), await filesOf(old), { store, placing: 'link' });
  writeFileSync(at('old/notes.txt'), 'mine');
  expect(spare.keep(at('old'), Object.keys(old))).toBe(false);
  expect(textsIn(at('old'))).toEqual({ ...old, 'notes.txt': 'mine' });
});

test('Without a spare tree, or with bytes missing from the store, no site is made of it', async () => {
  const spare = openSpareTree(at('work'), store);
  expect(await spare.take(at('next'), await filesOf(next))).toBe(false);
  const { spare: kept } = await keepOld();
  const files = await filesOf(next);
  rmSync(at('work/store'), { recursive: true });
  await expect(kept.take(at('next'), files)).rejects.toThrow('no longer in the store');
  expect(existsSync(at('next'))).toBe(false);
});
