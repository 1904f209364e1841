import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveIntoPlace, removeFolderAt } from '../../../src/disk/move-into-place.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

let temporary: ReturnType<typeof temporaryFolder>;
const at = (path: string) => join(temporary.path, path);

beforeEach(() => {
  temporary = temporaryFolder();
  writeFileSync(at('written'), 'new');
});
afterEach(() => temporary[Symbol.dispose]());

test('A written file replaces a file, and a folder with everything in it', () => {
  writeFileSync(at('file'), 'old');
  moveIntoPlace(at('written'), at('file'));
  mkdirSync(at('folder/deep'), { recursive: true });
  writeFileSync(at('folder/deep/mine'), 'old');
  writeFileSync(at('written'), 'new');
  moveIntoPlace(at('written'), at('folder'));
  expect(['file', 'folder'].map((name) => readFileSync(at(name), 'utf8'))).toEqual(['new', 'new']);
});

test('A link in the place of a file is replaced, and the folder to which it leads stays', () => {
  mkdirSync(at('elsewhere'));
  symlinkSync(at('elsewhere'), at('link'));
  moveIntoPlace(at('written'), at('link'));
  expect([lstatSync(at('link')).isFile(), existsSync(at('elsewhere'))]).toEqual([true, true]);
});

test('A written file that can not be moved is deleted', () => {
  expect(() => moveIntoPlace(at('written'), at('missing/file'))).toThrow('ENOENT');
  expect(existsSync(at('written'))).toBe(false);
});

test('Where a folder is to be removed, a file stays', () => {
  removeFolderAt(at('written'));
  removeFolderAt(at('missing'));
  expect(readFileSync(at('written'), 'utf8')).toBe('new');
});
