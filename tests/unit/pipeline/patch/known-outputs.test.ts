import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFolder } from '../../../../src/disk/list-folder.ts';
import { knownOutputs } from '../../../../src/pipeline/patch/known-outputs.ts';
import { releaseFile } from '../../../../src/site/release-layout.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { fileOf } from './versions.ts';

let temporary: ReturnType<typeof temporaryFolder>;
const at = (path: string) => join(temporary.path, path);
const [ofFile, ofFolder] = [Float64Array.of(1, 2, 3, 4), Float64Array.of(5, 6, 7, 8)];
const [kept, edited] = [fileOf('en/kept/page.html'), fileOf('en/edited/page.html')];

beforeEach(() => {
  temporary = temporaryFolder();
  for (const { path } of [kept, edited]) {
    mkdirSync(at(path.replace('/page.html', '')), { recursive: true });
    writeFileSync(at(path), path);
  }
  writeFileSync(at(releaseFile), '');
});
afterEach(() => temporary[Symbol.dispose]());

/** Describes the site after a patch of one page. Returns it with the folders that were read. */
function describe() {
  const read: string[] = [];
  const site = knownOutputs({
    out: temporary.path,
    patch: {
      files: [kept, edited],
      untouched: {
        idOf: () => undefined,
        signaturesAfter: () => (file) => (file === kept ? ofFile : undefined),
      },
    },
    output: { untouchedFolders: () => new Map([['en/kept', ofFolder]]) },
    store: { hasLinked: () => false },
    list(folder) {
      read.push(folder);
      return readFolder(folder);
    },
  });
  return { site, read };
}

test('A published site is described with the signatures of what a patch has left, and only changed folders are read', () => {
  const { site, read } = describe();
  const known = site.paths.map((path, index) => [path, site.signatures[index]] as const);
  expect(known.filter(([, signature]) => signature !== undefined)).toEqual([
    [at('en/kept'), ofFolder],
    [at(kept.path), ofFile],
  ]);
  const all = ['', 'en', 'en/edited', 'en/kept', edited.path, kept.path, releaseFile];
  expect([...site.paths].sort()).toEqual(all.map((path) => (path === '' ? temporary.path : at(path))).sort());
  expect(read.sort()).toEqual([temporary.path, at('en'), at('en/edited')].sort());
});

test('A file that somebody has put into a changed folder is in the description', () => {
  mkdirSync(at('en/edited/notes'));
  writeFileSync(at('en/edited/notes/mine.txt'), 'mine');
  expect(describe().site.paths.slice(-2)).toEqual([at('en/edited/notes'), at('en/edited/notes/mine.txt')]);
});
