import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../../../src/export/output/store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helios-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sun = hash('sha256', 'sun');
const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2));

test('The store gives bytes back under their hash', async () => {
  const store = openStore(folder);
  expect(await store.put('sun')).toBe(sun);
  expect(Buffer.from((await store.get(sun)) ?? []).toString()).toBe('sun');
  expect(await store.has(sun)).toBe(true);
});

test('The store has nothing under a hash that was never stored', async () => {
  expect(await openStore(folder).get(sun)).toBeUndefined();
  expect(await openStore(join(folder, 'none')).has(sun)).toBe(false);
});

test('The same bytes are stored once, and no temporary file stays', async () => {
  const store = openStore(folder);
  await store.put('sun');
  const { ino } = statSync(pathOf(sun));
  await Promise.all([store.put('sun'), store.put(Buffer.from('sun'))]);
  expect(statSync(pathOf(sun)).ino).toBe(ino);
  expect(readdirSync(join(folder, sun.slice(0, 2)))).toEqual([sun.slice(2)]);
});

test('A damaged file of the store is removed and counts as absent', async () => {
  const store = openStore(folder);
  await store.put('sun');
  writeFileSync(pathOf(sun), 'sum');
  expect(await store.has(sun)).toBe(false);
  expect(readdirSync(join(folder, sun.slice(0, 2)))).toEqual([]);
});

test('Storing the bytes of a damaged file mends it', async () => {
  const store = openStore(folder);
  await store.put('sun');
  writeFileSync(pathOf(sun), 'sum');
  await store.put('sun');
  expect(await store.has(sun)).toBe(true);
});

test('A folder in place of a stored file counts as absent, and the next writing replaces it', async () => {
  const store = openStore(folder);
  await store.put('sun');
  rmSync(pathOf(sun));
  mkdirSync(join(pathOf(sun), 'deep'), { recursive: true });
  expect([await store.has(sun), await store.get(sun)]).toEqual([false, undefined]);
  expect(await store.put('sun')).toBe(sun);
  expect(readFileSync(pathOf(sun), 'utf8')).toBe('sun');
});

test('A stored file that this user may not read counts as absent, and the next writing replaces it', async () => {
  await openStore(folder).put('sun');
  // The permissions of a file do not hold for the administrator.
  chmodSync(pathOf(sun), 0o000);
  const isAdministrator = process.getuid?.() === 0;
  for (const path of isAdministrator ? [folder, join(folder, sun.slice(0, 2))] : []) chownSync(path, 65_534, 65_534);
  const store = new URL('../../../../src/export/output/store.ts', import.meta.url);
  const code = `
    const { openStore } = await import(${JSON.stringify(store.href)});
    const store = openStore(process.argv[1]);
    console.log(JSON.stringify([await store.has('${sun}'), await store.put('sun'), await store.has('${sun}')]));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code, folder], {
    encoding: 'utf8',
    ...(isAdministrator && { uid: 65_534, gid: 65_534 }),
  });
  expect(JSON.parse(stdout)).toEqual([false, sun, true]);
});

test('A file in the place of a folder of the store is an error that names it', async () => {
  const store = openStore(folder);
  const file = join(folder, sun.slice(0, 2));
  writeFileSync(file, 'not a folder');
  await expect(store.put('sun')).rejects.toMatchObject({
    code: 'output-unwritable',
    message: `There is a file at ${file}, where Helios needs a folder (ENOTDIR).`,
    hint: expect.stringContaining('Move it elsewhere'),
  });
});

test('A file whose writer was killed counts as absent, and is whole after the next writing', async () => {
  const store = openStore(folder);
  await store.put('sun');
  writeFileSync(pathOf(sun), 'su');
  expect(await openStore(folder).get(sun)).toBeUndefined();
  writeFileSync(pathOf(sun), 'su');
  await openStore(folder).put('sun');
  expect(readFileSync(pathOf(sun), 'utf8')).toBe('sun');
});

test('A damaged file is not mended in place, because a site may be linked to it', async () => {
  const store = openStore(folder);
  await store.put('sun');
  await store.link(sun, join(folder, 'sun.txt'));
  writeFileSync(pathOf(sun), 'sum');
  await store.put('sun');
  expect(readFileSync(join(folder, 'sun.txt'), 'utf8')).toBe('sum');
  expect(readFileSync(pathOf(sun), 'utf8')).toBe('sun');
});

test('A linked file is the stored file itself', async () => {
  const store = openStore(folder);
  await store.put('sun');
  await store.link(sun, join(folder, 'sun.txt'));
  expect(statSync(join(folder, 'sun.txt')).ino).toBe(statSync(pathOf(sun)).ino);
  expect(readFileSync(join(folder, 'sun.txt'), 'utf8')).toBe('sun');
});

test('Linking a file that the store does not have is an error with what to do', async () => {
  await expect(openStore(folder).link(sun, join(folder, 'sun.txt'))).rejects.toMatchObject({
    code: 'internal',
    message: expect.stringContaining('sun.txt'),
    hint: expect.stringContaining('again'),
  });
});

test('A name that is no hash never becomes a path in the store', async () => {
  await expect(openStore(folder).get('../../etc/passwd')).rejects.toThrow('not a SHA-256');
});

test('Pruning the store removes old files that nothing refers to, and leftovers of killed writers', async () => {
  const store = openStore(folder);
  const [moon, star] = [await store.put('moon'), await store.put('star')];
  await store.put('sun');
  const leftover = `${pathOf(sun)}.0123456789ab.tmp`;
  writeFileSync(leftover, 'su');
  for (const path of [pathOf(sun), pathOf(moon), leftover]) utimesSync(path, new Date(0), new Date(0));
  expect(await store.prune(new Set([moon]), new Date(1000))).toBe(5);
  expect(await Promise.all([sun, moon, star].map((each) => store.has(each)))).toEqual([false, true, true]);
});
