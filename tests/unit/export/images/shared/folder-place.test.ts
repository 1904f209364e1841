import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolderPlace } from '../../../../../src/export/images/shared/folder-place.ts';
import { temporaryFolder } from '../../../../sites/temporary-folder.ts';

const { signal } = new AbortController();
const name = 'linux-x64/ab/abcd';
const read = { maxBytes: 10, signal };

test('An entry is read as it was written, and an entry that is missing is none', async () => {
  using folder = temporaryFolder();
  const place = openFolderPlace(join(folder.path, 'not', 'there', 'yet'));
  expect(await place.read(name, read)).toBeUndefined();
  await place.write(name, Buffer.from('bytes'), signal);
  expect(Buffer.from((await place.read(name, read)) ?? []).toString()).toBe('bytes');
});

test('Several runs that write the same entry leave one whole entry, and nothing else', async () => {
  using folder = temporaryFolder();
  const places = Array.from({ length: 8 }, () => openFolderPlace(folder.path));
  const large = Buffer.alloc(500_000, 'x');
  await Promise.all(places.map((place) => place.write(name, large, signal)));
  expect(readdirSync(join(folder.path, 'linux-x64/ab'))).toEqual(['abcd']);
  expect(await places[0]?.read(name, { maxBytes: 500_000, signal })).toEqual(large);
});

test('An entry that is too large is none, and is not read', async () => {
  using folder = temporaryFolder();
  const place = openFolderPlace(folder.path);
  await place.write(name, Buffer.from('12345678901'), signal);
  expect(await place.read(name, read)).toBeUndefined();
});

test('A link, a pipe and a folder in the place of an entry are none', async () => {
  using folder = temporaryFolder();
  const place = openFolderPlace(folder.path);
  mkdirSync(join(folder.path, 'directory'));
  writeFileSync(join(folder.path, 'secret'), 'secret');
  symlinkSync(join(folder.path, 'secret'), join(folder.path, 'link'));
  execFileSync('mkfifo', [join(folder.path, 'pipe')]);
  for (const each of ['directory', 'link', 'pipe', 'secret/below']) {
    expect(await place.read(each, read), each).toBeUndefined();
  }
});

test('A folder that can not be made is a fault with a cause and a remedy, and nothing is left behind', async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'file'), '');
  const place = openFolderPlace(join(folder.path, 'file'));
  await expect(place.write(name, Buffer.from('bytes'), signal)).rejects.toMatchObject({
    name: 'PlaceFault',
    message: "The folder can't be written (ENOTDIR)",
    remedy: expect.stringContaining('HELIOS_IMAGE_CACHE'),
  });
  expect(readdirSync(folder.path)).toEqual(['file']);
});
