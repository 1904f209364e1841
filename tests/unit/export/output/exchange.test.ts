import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openExchange } from '../../../../src/export/output/exchange.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const root = join(import.meta.dirname, '../../../..');

// On Linux and macOS the tests run on a disk that can exchange two folders.
test.runIf(process.platform !== 'win32')('A folder and a link change places in one step', async () => {
  using place = temporaryFolder();
  const [folder, link] = [join(place.path, 'folder'), join(place.path, 'link')];
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.txt'), 'a');
  symlinkSync('elsewhere', link);
  const opened = await openExchange(join(place.path, 'trial'));
  if (!opened.isPossible) throw new Error(opened.reason);
  expect(readdirSync(place.path).sort()).toEqual(['folder', 'link']);
  opened.exchange(folder, link);
  expect(readFileSync(join(link, 'a.txt'), 'utf8')).toBe('a');
  expect(readlinkSync(folder)).toBe('elsewhere');
});

test.runIf(process.platform !== 'win32')('An exchange that the system refuses throws its code', async () => {
  using place = temporaryFolder();
  const opened = await openExchange(join(place.path, 'trial'));
  if (!opened.isPossible) throw new Error(opened.reason);
  const missing = join(place.path, 'missing');
  expect(() => opened.exchange(place.path, missing)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});

test('The exchange needs no install script of its package', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(allowScripts).not.toHaveProperty('koffi');
  // The script would compile the package into this folder.
  expect(existsSync(join(root, 'node_modules/koffi/build'))).toBe(false);
});
