import { linkSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areAsSeen, lookAsSeen, lookAsSeenInTurns, lookAt, lookAtEach } from '../../../src/disk/seen-paths.ts';
import { createSignatureList, hasSignature, inodeAt, signatureAt } from '../../../src/disk/signatures.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let folder: string;
const at = (path: string) => join(folder, path);

beforeEach(() => {
  temporary = temporaryFolder();
  folder = temporary.path;
  mkdirSync(at('site/deep'), { recursive: true });
  writeFileSync(at('site/one.html'), 'one');
  writeFileSync(at('site/deep/two.html'), 'two');
  writeFileSync(at('beside.txt'), 'beside');
  symlinkSync(at('beside.txt'), at('site/link.txt'));
});
afterEach(() => temporary[Symbol.dispose]());

test('Paths that nobody touched are as they were seen', () => {
  const seen = lookAt([at('site'), at('missing')]);
  expect(seen.paths.map((path) => path.slice(folder.length + 1)).sort()).toEqual([
    'missing',
    'site',
    'site/deep',
    'site/deep/two.html',
    'site/link.txt',
    'site/one.html',
  ]);
  expect(areAsSeen(seen)).toBe(true);
});

const changes: Readonly<Record<string, () => void>> = {
  'a file has other bytes': () => writeFileSync(at('site/one.html'), 'another'),
  'a file has as many other bytes and its former times': () => {
    const { atime, mtime } = statSync(at('site/one.html'));
    writeFileSync(at('site/one.html'), 'eno');
    utimesSync(at('site/one.html'), atime, mtime);
  },
  'a file was replaced': () => {
    writeFileSync(at('fresh'), 'one');
    renameSync(at('fresh'), at('site/one.html'));
  },
  'a file was added deep below': () => writeFileSync(at('site/deep/three.html'), 'three'),
  'a file was removed': () => rmSync(at('site/deep/two.html')),
  'a file has another name in a folder elsewhere': () => linkSync(at('site/one.html'), at('other-name')),
  'a path exists that was missing': () => writeFileSync(at('missing'), ''),
  'a link leads to nothing': () => rmSync(at('beside.txt')),
  'a link leads to other bytes': () => writeFileSync(at('beside.txt'), 'other'),
};

test.each(Object.entries(changes))('A change is noticed: %s', async (_, change) => {
  const seen = lookAt([at('site'), at('missing')]);
  // Some file systems count time in steps of 10 ms: a change within the same step might go unnoticed.
  await new Promise((resolve) => setTimeout(resolve, 20));
  change();
  expect(areAsSeen(seen)).toBe(false);
});

test('A change behind a link to a folder is noticed if links are followed', () => {
  mkdirSync(at('elsewhere'));
  writeFileSync(at('elsewhere/three.html'), 'three');
  symlinkSync(at('elsewhere'), at('site/linked'));
  symlinkSync(at('site'), at('elsewhere/back'));
  symlinkSync('itself', at('site/itself'));
  const [followed, unfollowed] = [lookAt([at('site')], { links: 'followed' }), lookAt([at('site')])];
  writeFileSync(at('elsewhere/three.html'), 'others');
  expect([areAsSeen(followed), areAsSeen(unfollowed)]).toEqual([false, true]);
});

test('A file in the place of a folder is a change', () => {
  const seen = lookAt([at('site')]);
  rmSync(at('site'), { recursive: true });
  writeFileSync(at('site'), 'a file');
  expect(areAsSeen(seen)).toBe(false);
});

test('A look shortly after a change is not settled, and one a while later is', () => {
  expect(lookAt([at('site')]).isSettled).toBe(false);
  expect(lookAt([at('site')], { now: Date.now() + 10_000 }).isSettled).toBe(true);
});

test('A change of what is left out of a look is not noticed', () => {
  const seen = lookAt([at('site')], { except: [at('site/deep')] });
  writeFileSync(at('site/deep/two.html'), 'other bytes');
  expect(areAsSeen(seen)).toBe(true);
  expect(areAsSeen(lookAt([at('site')], { except: [at('site/one.html')] }))).toBe(true);
});

test('A look takes the signatures of known files as they are, and gives those of all files if nothing has changed', () => {
  const seen = lookAt([at('site')]);
  const signatures = lookAsSeen(seen) ?? createSignatureList(0);
  const page = at('site/one.html');
  const place = seen.paths.indexOf(page);
  expect(inodeAt(signatures, place)).toBe(statSync(page).ino);
  expect(hasSignature(statSync(page), signatureAt(signatures, place))).toBe(true);
  const known = seen.paths.map((path, each) => (path === page ? signatureAt(signatures, each) : undefined));
  writeFileSync(page, 'another text');
  expect(hasSignature(statSync(page), signatureAt(signatures, place))).toBe(false);
  expect(lookAtEach(seen.paths, { known }).state).toBe(seen.state);
  expect(lookAsSeen(seen)).toBeUndefined();
});

test('A look in turns sees the same, and lets other work go on', async () => {
  for (let each = 0; each < 2500; each += 1) writeFileSync(at(`site/deep/${each}.html`), '');
  const seen = lookAt([at('site')]);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  expect(await lookAsSeenInTurns(seen)).toEqual(lookAsSeen(seen));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
  writeFileSync(at('site/deep/2400.html'), 'edited');
  expect(await lookAsSeenInTurns(seen)).toBeUndefined();
});
