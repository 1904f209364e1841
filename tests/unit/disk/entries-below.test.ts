import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { entriesBelow, filesBelow } from '../../../src/disk/entries-below.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

function folderOf(...files: string[]) {
  const folder = temporaryFolder();
  for (const file of files) {
    mkdirSync(join(folder.path, dirname(file)), { recursive: true });
    writeFileSync(join(folder.path, file), file);
  }
  return folder;
}

test('Files are listed in the order of their paths, whatever order the disk has', () => {
  using folder = folderOf('b/z.ts', 'a.ts', 'b/Z.ts', 'b-a/x.css', 'ä.ts');
  expect(filesBelow(folder.path, { hidden: 'included' })).toEqual(['a.ts', 'b-a/x.css', 'b/Z.ts', 'b/z.ts', 'ä.ts']);
  expect(filesBelow(folder.path, { patterns: ['**/*.css'], hidden: 'included' })).toEqual(['b-a/x.css']);
  expect(filesBelow(folder.path, { ignore: ['b/**'], hidden: 'included' })).toEqual(['a.ts', 'b-a/x.css', 'ä.ts']);
});

test('Hidden files are listed only if they are wanted', () => {
  using folder = folderOf('.hidden', '.git/config', 'a/.b', 'c');
  expect(filesBelow(folder.path, { hidden: 'left-out' })).toEqual(['c']);
  expect(filesBelow(folder.path, { hidden: 'included' })).toEqual(['.git/config', '.hidden', 'a/.b', 'c']);
});

test('Links are listed as links unless they are followed, and pipes are no files', () => {
  using folder = folderOf('a/b');
  symlinkSync(folder.path, join(folder.path, 'loop'));
  symlinkSync('nowhere', join(folder.path, 'dead'));
  execFileSync('mkfifo', [join(folder.path, 'pipe')]);
  expect(entriesBelow(folder.path, { hidden: 'included' })).toEqual([
    { path: 'a', kind: 'folder' },
    { path: 'a/b', kind: 'file' },
    { path: 'dead', kind: 'link' },
    { path: 'loop', kind: 'link' },
    { path: 'pipe', kind: 'other' },
  ]);
  expect(filesBelow(folder.path, { hidden: 'included' })).toEqual(['a/b', 'dead', 'loop']);
});

test('Links that are followed are listed as what they lead to, and those that lead back or nowhere as links', () => {
  using folder = folderOf('here/a', 'elsewhere/deep/b');
  const link = (target: string, path: string) => symlinkSync(target, join(folder.path, path));
  link('../elsewhere', 'here/folder');
  link('../../here', 'elsewhere/back');
  link('../elsewhere/deep/b', 'here/file');
  link('..', 'here/up');
  link('itself', 'here/itself');
  link('nowhere', 'here/dead');
  expect(entriesBelow(join(folder.path, 'here'), { hidden: 'included', links: 'followed' })).toEqual([
    { path: 'a', kind: 'file' },
    { path: 'dead', kind: 'link' },
    { path: 'file', kind: 'file' },
    { path: 'folder', kind: 'folder' },
    { path: 'folder/back', kind: 'link' },
    { path: 'folder/deep', kind: 'folder' },
    { path: 'folder/deep/b', kind: 'file' },
    { path: 'itself', kind: 'link' },
    { path: 'up', kind: 'link' },
  ]);
  expect(filesBelow(join(folder.path, 'here'), { hidden: 'included', links: 'followed' })).toEqual([
    'a',
    'file',
    'folder/deep/b',
  ]);
});

test('No name is too strange to be listed', () => {
  const names = ['\nfirst', '[x]', 'a"b', 'a*', 'a\nb', 'a\\b', 'a{b,c}', 'd/\r', '-x', '!y', ' '].sort();
  using folder = folderOf(...names);
  expect(filesBelow(folder.path, { hidden: 'included' })).toEqual(names);
});

test('A folder that does not exist has no files', () => {
  expect(filesBelow('/nowhere/at/all', { hidden: 'included' })).toEqual([]);
});
