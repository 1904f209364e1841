import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookAsSeen, lookAt } from '../../../../src/disk/seen-paths.ts';
import { createSignatureList } from '../../../../src/disk/signatures.ts';
import { seenSite } from '../../../../src/export/output/seen-site.ts';
import type { SiteFile } from '../../../../src/export/output/site-file.ts';
import { untouchedFiles } from '../../../../src/pipeline/patch/untouched-files.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let out: string;

beforeEach(() => {
  temporary = temporaryFolder();
  out = join(temporary.path, 'out');
  mkdirSync(out);
  for (const name of ['same.html', 'changed.html']) writeFileSync(join(out, name), name);
});
afterEach(() => temporary[Symbol.dispose]());

const file = (path: string, sha256: string): SiteFile => ({
  path,
  sha256,
  bytes: 1,
  type: 'text/html',
  cache: 'revalidate',
});
const [same, changed, added] = [file('same.html', 'a'), file('changed.html', 'c'), file('added.html', 'd')];

function find() {
  const seen = lookAt([out]);
  const signatures = lookAsSeen(seen) ?? createSignatureList(0);
  return untouchedFiles(seenSite(out, [file('changed.html', 'b'), same], { paths: seen.paths, signatures }));
}

test('A file with the bytes of the last release is found in the published site by its inode', () => {
  const { ino, dev } = statSync(join(out, 'same.html'));
  expect([same, changed, added].map((each) => find().idOf(each))).toEqual([{ ino, dev }, undefined, undefined]);
});

test('Of a site that nobody has looked at, no file is untouched', () => {
  const unknown = untouchedFiles(undefined);
  expect(unknown.idOf(same)).toBeUndefined();
  expect(unknown.signaturesAfter([same], { hasLinked: () => false })(same)).toBeUndefined();
});

test('What the system says of untouched files is known after a publication that kept them, and unknown after another', () => {
  const files = find();
  const published = [changed, same, added];
  const known = (linked: readonly string[]) => {
    const signatureOf = files.signaturesAfter(published, { hasLinked: (sha256) => linked.includes(sha256) });
    return published.filter((each) => signatureOf(each) !== undefined);
  };
  expect(known(['c', 'd'])).toEqual([same]);
  expect(known(['a'])).toEqual([]);
  writeFileSync(join(out, 'same.html'), 'a copy of it');
  expect(known([])).toEqual([]);
});
