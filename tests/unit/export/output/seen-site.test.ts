import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookAsSeen, lookAt } from '../../../../src/disk/seen-paths.ts';
import { createSignatureList, hasSignature } from '../../../../src/disk/signatures.ts';
import { seenSite } from '../../../../src/export/output/seen-site.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { fileOf } from '../../pipeline/patch/versions.ts';

let temporary: ReturnType<typeof temporaryFolder>;
const at = (path: string) => join(temporary.path, path);
const paths = ['robots.txt', 'en/home.html', 'en/deep/page.html'];

beforeEach(() => {
  temporary = temporaryFolder();
  mkdirSync(at('out/en/deep'), { recursive: true });
  mkdirSync(at('out-of-date'));
  for (const path of [...paths.map((each) => `out/${each}`), 'out-of-date/page.html']) writeFileSync(at(path), path);
});
afterEach(() => temporary[Symbol.dispose]());

function see() {
  const seen = lookAt([at('out'), at('out-of-date')]);
  const signatures = lookAsSeen(seen) ?? createSignatureList(0);
  const files = paths.map((path) => fileOf(path));
  return seenSite(at('out'), files, { paths: seen.paths, signatures });
}

test('A site with its files alone is described by their paths in it', () => {
  const site = see();
  expect(site?.folders).toEqual(['en', 'en/deep']);
  for (const path of [...paths, 'en', 'en/deep']) {
    const stats = lstatSync(at(`out/${path}`));
    expect(site?.inodeOf(path)).toBe(stats.ino);
    expect(hasSignature(stats, site?.signatureOf(path) ?? createSignatureList(1))).toBe(true);
  }
  expect([site?.inodeOf('page.html'), site?.signatureOf('page.html')]).toEqual([undefined, undefined]);
});

test.each<[string, () => void]>([
  ['a file of somebody else', () => writeFileSync(at('out/en/notes.txt'), '')],
  ['an empty folder of somebody else', () => mkdirSync(at('out/notes'))],
  ['a file less', () => rmSync(at('out/en/home.html'))],
])('A site with %s is not described', (_, change) => {
  change();
  expect(see()).toBeUndefined();
});

test('A site at which nobody has looked is not described', () => {
  const nothing = { paths: [], signatures: createSignatureList(0) };
  expect(seenSite(at('out'), [], nothing)?.folders).toEqual([]);
  expect(seenSite(at('out'), [fileOf('robots.txt')], nothing)).toBeUndefined();
});
