import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeptLists } from '../../../src/disk/kept-lists.ts';
import { readFolder } from '../../../src/disk/list-folder.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { plainSeal } from '../support/seals.ts';

let temporary: ReturnType<typeof temporaryFolder>;
const at = (path: string) => join(temporary.path, path);

beforeEach(() => {
  temporary = temporaryFolder();
  mkdirSync(at('site/deep'), { recursive: true });
  for (const name of ['robots.txt', 'with\nline break', 'deep/page.html']) writeFileSync(at(`site/${name}`), 'text');
});
afterEach(() => temporary[Symbol.dispose]());

const open = ({ ageMs = 10_000 } = {}) =>
  openKeptLists({ file: at('lists'), seal: plainSeal, now: () => Date.now() + ageMs });

/** Keeps the lists of the site, and says in them that robots.txt has another name. Who reads the folder finds the real one. */
function keepRenamed({ isSealed = true } = {}): void {
  const lists = open();
  for (const folder of ['site', 'site/deep']) lists.list(at(folder));
  lists.save();
  const [, ...lines] = readFileSync(at('lists'), 'utf8').split('\n');
  const text = lines.join('\n');
  const changed = text.replace('robots.txt', 'kept.txt');
  writeFileSync(at('lists'), `${plainSeal(isSealed ? changed : text)}\n${changed}`);
}

const namesIn = (folder: string) =>
  open()
    .list(at(folder))
    .map(({ name }) => name)
    .sort();
const kept = ['deep', 'kept.txt', 'with\nline break'];
const real = ['deep', 'robots.txt', 'with\nline break'];

test('A folder is listed with the kinds of its entries, from a kept list, too', () => {
  const lists = open();
  expect(lists.list(at('site'))).toEqual(readFolder(at('site')));
  lists.save();
  expect(open().list(at('site'))).toEqual(readFolder(at('site')));
});

test('A folder that nobody touched is not read again, also after a folder above it was renamed', () => {
  keepRenamed();
  expect(namesIn('site')).toEqual(kept);
  renameSync(at('site/deep'), at('deeper'));
  expect(namesIn('deeper')).toEqual(['page.html']);
});

const changes: Readonly<Record<string, () => void>> = {
  'got a file': () => writeFileSync(at('site/new.txt'), 'new'),
  'lost a file': () => rmSync(at('site/with\nline break')),
  'got another file in the place of one': () => {
    writeFileSync(at('other'), 'other');
    renameSync(at('other'), at('site/robots.txt'));
  },
};

test.each(Object.entries(changes))('A folder that %s is read again', (_, change) => {
  keepRenamed();
  change();
  expect(namesIn('site')).toContain('robots.txt');
});

test('The list of a folder that changed a moment ago is not kept, because it may change and keep its times', () => {
  const lists = open({ ageMs: 0 });
  lists.list(at('site'));
  lists.save();
  expect(existsSync(at('lists'))).toBe(false);
});

test('Lists that were changed without their seal are not believed', () => {
  keepRenamed({ isSealed: false });
  expect(namesIn('site')).toEqual(real);
});

test('A folder that is gone is an error, as if it were read', () => {
  expect(() => open().list(at('gone'))).toThrow('ENOENT');
});
