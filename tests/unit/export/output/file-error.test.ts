import { chmodSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asFileError } from '../../../../src/export/output/file-error.ts';
import type { HeliosError } from '../../../../src/site/helios-error.ts';
import { outputsOfFile } from './sample-outputs.ts';

const place = outputsOfFile();
const { open, publish, shown, inChild } = place;

const longText = 'x'.repeat(40_000);

test('A disk that is full while bytes are stored gives one clear error, and the output is unchanged', async () => {
  await publish(await open(), 'old');
  await place.close();
  const told = JSON.parse(inChild({ texts: [longText] }, 'ulimit -f 8; exec "$@"') ?? '');
  expect(told).toMatchObject({ code: 'output-full', message: expect.stringContaining('(EFBIG)') });
  expect(told.hint).toContain('space');
  expect(shown()).toBe('old');
});

test('A disk that is full while a plain folder is written leaves no half-written folder, and the output is unchanged', async () => {
  await publish(await open({ isPlain: true }), 'old');
  await place.store.put(longText);
  await place.close();
  const told = JSON.parse(inChild({ texts: [longText], isPlain: true }, 'ulimit -f 8; exec "$@"') ?? '');
  expect(told.code).toBe('output-full');
  expect(shown()).toBe('old');
  expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out', 'out.helios']);
});

test.each(['EBUSY', 'EXDEV'])('A folder that can not be moved (%s) is a plain error with a way out', (code) => {
  const error = asFileError(Object.assign(new Error(code), { code, path: '/srv/out' }), '/srv/out');
  expect(error).toMatchObject({
    code: 'output-unwritable',
    message: expect.stringContaining('/srv/out'),
    hint: expect.stringContaining('a folder below it with --out'),
  });
});

test.each(['EACCES', 'ENOSPC', 'EBUSY'])('The path that the message of %s names is the place of the error', (code) => {
  const path = '/srv/work/store/d8/ce3a';
  const error = asFileError(Object.assign(new Error(code), { code, path }), '/srv/work');
  expect(error).toMatchObject({ message: expect.stringContaining(` ${path} (${code})`), where: path });
});

test('What is in the place of a file or folder is named, and not the permissions', () => {
  const at = (path: string) => join(place.folder, path);
  mkdirSync(at('folder'));
  writeFileSync(at('file'), '');
  symlinkSync(at('nowhere'), at('link'));
  expect(messageOf(() => mkdirSync(at('file')))).toBe(`a file at ${at('file')}, where Helios needs a folder (EEXIST)`);
  expect(messageOf(() => mkdirSync(at('link')))).toContain(`a link to nothing at ${at('link')}`);
  expect(messageOf(() => writeFileSync(at('file/a/b'), ''))).toContain(`a file at ${at('file')}, where`);
  expect(messageOf(() => renameSync(at('file'), at('folder')))).toContain(`a folder at ${at('folder')}, where`);
});

function messageOf(act: () => void): string | undefined {
  try {
    act();
  } catch (error) {
    return /There is (.+)\./.exec((asFileError(error, 'somewhere') as HeliosError).message)?.[1];
  }
  return undefined;
}

test('An output folder that is read-only is refused before any work', async () => {
  for (const [name, mode] of [
    ['.', 0o755],
    ['.helios', 0o777],
    ['shelf', 0o555],
  ] as const) {
    mkdirSync(join(place.folder, name), { recursive: true });
    chmodSync(join(place.folder, name), mode);
  }
  const told = JSON.parse(inChild({ texts: ['one'], out: 'shelf/out', asNobody: true }) ?? '');
  expect(told).toMatchObject({ code: 'output-unwritable', message: expect.stringContaining('(EACCES)') });
  expect(readdirSync(join(place.folder, '.helios'))).toEqual(['lock', 'lock.pid']);
});

test('A lock that this user may only read is refused, because it would lock nobody out', async () => {
  for (const name of ['.', '.helios', 'shelf']) {
    mkdirSync(join(place.folder, name), { recursive: true });
    chmodSync(join(place.folder, name), 0o777);
  }
  writeFileSync(join(place.folder, '.helios/lock'), '', { mode: 0o444 });
  const told = JSON.parse(inChild({ texts: ['one'], out: 'shelf/out', asNobody: true }) ?? '');
  expect(told).toMatchObject({
    code: 'output-unwritable',
    message: `Helios can't write ${join(place.folder, '.helios/lock')} (EACCES).`,
    hint: expect.stringContaining('another user, such as root'),
  });
});

test('A full disk is told once with the code of the system, whether or not there was an export before', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  const { message, where, hint } = asFileError(full, '/srv/work') as HeliosError;
  expect(message).toBe('There is no room left to write /srv/work (SQLite 13).');
  expect(where).toBe('/srv/work');
  expect(hint).toContain('An earlier export, if there is one, is unchanged.');
});

test('A work folder that is read-only is a plain error', async () => {
  chmodSync(place.folder, 0o555);
  const told = JSON.parse(inChild({ texts: ['one'], asNobody: true }) ?? '');
  expect(told).toMatchObject({ code: 'output-unwritable', where: expect.stringContaining('.helios') });
});
