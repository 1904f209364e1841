import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listKnownFolders } from '../../../src/disk/known-folders.ts';

const root = join('/', 'site');
const files = ['index.html', 'en/home.html', 'en/about/team.html', 'en/about/jobs.html'];

test('The entries of a known folder are its files and the folders with files below it', () => {
  const list = listKnownFolders({ root, files, isKnown: () => true }, () => []);
  expect([root, join(root, 'en'), join(root, 'en/about')].map(list)).toEqual([
    [
      { name: 'index.html', kind: 'file' },
      { name: 'en', kind: 'folder' },
    ],
    [
      { name: 'home.html', kind: 'file' },
      { name: 'about', kind: 'folder' },
    ],
    [
      { name: 'team.html', kind: 'file' },
      { name: 'jobs.html', kind: 'file' },
    ],
  ]);
});

test('A folder that is not known, or has none of the files, is read', () => {
  const read: string[] = [];
  const list = listKnownFolders({ root, files, isKnown: (folder) => !folder.endsWith('en') }, (folder) => {
    read.push(folder);
    return [{ name: 'read', kind: 'file' }];
  });
  for (const folder of [join(root, 'en'), join(root, 'de')])
    expect(list(folder)).toEqual([{ name: 'read', kind: 'file' }]);
  expect(read).toEqual([join(root, 'en'), join(root, 'de')]);
});
