import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from '../../../../src/export/output/make-folder.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const place = temporaryFolder();

afterAll(() => place[Symbol.dispose]());

test('A folder is created with those above it, and stays as it is the next time', () => {
  const folder = join(place.path, 'a/b/c');
  makeFolder(folder);
  writeFileSync(join(folder, 'file'), '');
  makeFolder(folder);
  expect(existsSync(join(folder, 'file'))).toBe(true);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('A folder below a file is an error of the system', () => {
  writeFileSync(join(place.path, 'file'), '');
  expect(() => makeFolder(join(place.path, 'file/a'))).toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')(
  'A folder where the system allows none is an error, and no endless attempt',
  () => {
    expect(() => makeFolder('/proc/nope/a/b')).toThrow('ENOENT');
  },
);
