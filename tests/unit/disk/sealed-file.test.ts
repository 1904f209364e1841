import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSealed, writeSealed } from '../../../src/disk/sealed-file.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { plainSeals } from '../support/seals.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let file: string;
const seal = plainSeals('last-site');

beforeEach(() => {
  temporary = temporaryFolder();
  file = join(temporary.path, 'record');
});
afterEach(() => temporary[Symbol.dispose]());

test('A sealed text is read as it was written, with its line breaks', () => {
  writeSealed(file, 'one\ntwo\n', seal);
  expect(readSealed(file, seal)).toBe('one\ntwo\n');
  expect(existsSync(`${file}.tmp`)).toBe(false);
});

test('A folder in the place of a sealed file is replaced', () => {
  mkdirSync(join(file, 'mine'), { recursive: true });
  writeSealed(file, 'one', seal);
  expect(readSealed(file, seal)).toBe('one');
});

test.each<[string, (stored: string) => string]>([
  ['another text', (stored) => stored.replace('one', 'two')],
  ['no seal', () => 'one'],
  ['nothing in it', () => ''],
])('A file with %s counts as absent', (_, change) => {
  writeSealed(file, 'one', seal);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  expect(readSealed(file, seal)).toBeUndefined();
});

test('A file that is missing, is a folder, or has the seal of another purpose counts as absent', () => {
  expect(readSealed(file, seal)).toBeUndefined();
  expect(readSealed(temporary.path, seal)).toBeUndefined();
  writeSealed(file, 'one', plainSeals('last-export'));
  expect(readSealed(file, seal)).toBeUndefined();
});
