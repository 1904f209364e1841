import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookAsSeen, lookAt } from '../../../../src/disk/seen-paths.ts';
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
  const signatures = lookAsSeen(lookAt([at('out'), at('out-of-date')])) ?? new Map<string, string>();
  const files = paths.map((path) => fileOf(path));
  return seenSite(at('out'), files, signatures);
}

test('A site with its files alone is described by their paths in it', () => {
  const site = see();
  expect(site?.folders).toEqual(['en', 'en/deep']);
  expect([...(site?.signatures.keys() ?? [])].sort()).toEqual([...paths, 'en', 'en/deep'].sort());
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
  expect(seenSite(at('out'), [], new Map())?.signatures.size).toBe(0);
  expect(seenSite(at('out'), [fileOf('robots.txt')], new Map())).toBeUndefined();
});
