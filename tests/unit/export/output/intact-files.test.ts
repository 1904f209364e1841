import { linkSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeals } from '../../../../src/disk/seal.ts';
import { openIntactFiles } from '../../../../src/export/output/intact-files.ts';
import { openStore } from '../../../../src/export/output/store.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { plainSeal } from '../../support/seals.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let sun: string;
const now = Date.UTC(2026, 10, 22);
const day = 24 * 60 * 60 * 1000;

/** The store of an export that begins at this time. */
function storeAt(nowMs = now, seal = plainSeal) {
  const file = join(temporary.path, 'intact-files');
  return openStore(join(temporary.path, 'store'), openIntactFiles({ file, seal, nowMs }));
}

const pathOf = (sha256: string) => join(temporary.path, 'store', sha256.slice(0, 2), sha256.slice(2));

beforeEach(async () => {
  temporary = temporaryFolder();
  sun = await storeAt().put('sun');
});
afterEach(() => temporary[Symbol.dispose]());

/** Records a file with wrong bytes as intact: an export that does not read them believes the record. */
function recordWrongBytes(): void {
  writeFileSync(pathOf(sun), 'sum');
  storeAt().recordIntact([sun]);
}

test('A file that nobody touched since the last export is not read again for a day', async () => {
  recordWrongBytes();
  expect(await storeAt(now + day - 1).has(sun)).toBe(true);
  expect(await storeAt(now + day).has(sun)).toBe(false);
});

test('The day is that of the last export that read the bytes', async () => {
  recordWrongBytes();
  storeAt(now + day - 1).recordIntact([sun]);
  expect(await storeAt(now + day).has(sun)).toBe(false);
});

test('A file that somebody touched is read, even if its size and times are the same', async () => {
  storeAt().recordIntact([sun]);
  const { atime, mtime } = statSync(pathOf(sun));
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(pathOf(sun), 'sum');
  utimesSync(pathOf(sun), atime, mtime);
  expect(await storeAt().has(sun)).toBe(false);
});

test('A file that got another name is read, and is there', async () => {
  storeAt().recordIntact([sun]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  linkSync(pathOf(sun), join(temporary.path, 'published'));
  expect(await storeAt().has(sun)).toBe(true);
});

test('A file that an export has linked to another place is recorded as it is then', async () => {
  recordWrongBytes();
  const store = storeAt();
  expect(await store.has(sun)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await store.link(sun, join(temporary.path, 'published'));
  store.recordIntact([sun]);
  expect(await storeAt().has(sun)).toBe(true);
});

test('A record that somebody else has sealed is not believed', async () => {
  recordWrongBytes();
  expect(await storeAt(now, createSeals('k'.repeat(32))('intact-files')).has(sun)).toBe(false);
});

test('A record that was changed is not believed', async () => {
  recordWrongBytes();
  const file = join(temporary.path, 'intact-files');
  writeFileSync(file, readFileSync(file, 'utf8').replace(String(now), String(now + 1)));
  expect(await storeAt(now + 1).has(sun)).toBe(false);
});

test('A record of a file that is gone says nothing', async () => {
  const store = storeAt();
  store.recordIntact(['0'.repeat(64)]);
  expect(await storeAt().has('0'.repeat(64))).toBe(false);
});

test('A file that is trusted is the stored one without a look, if it was intact when the last export ended', async () => {
  const stats = statSync(pathOf(sun));
  const elsewhere = { ...stats, ino: stats.ino + 1 };
  expect(storeAt().trust(elsewhere, sun)).toBe(false);
  storeAt().recordIntact([sun]);
  const store = storeAt();
  expect([store.trust(elsewhere, sun), store.isLinked(elsewhere, sun), store.isLinked(stats, sun)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('A file that nobody looked at keeps its line, by which a later change is found', async () => {
  storeAt().recordIntact([sun]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(pathOf(sun), 'sum');
  const store = storeAt();
  store.trust(statSync(pathOf(sun)), sun);
  store.recordIntact([sun]);
  expect(await storeAt().has(sun)).toBe(false);
});
