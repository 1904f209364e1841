import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { outputsOfFile } from './sample-outputs.ts';

const place = outputsOfFile();
const { open, publish, shown } = place;

test.each([
  ['an empty name', () => ' ', 'An output folder needs a name.'],
  ['a name with a null byte', () => 'out\0', ''],
  ['the root', () => '/', 'That is the root of the file system.'],
  ['the home folder', () => homedir(), 'That is the home folder.'],
  ['the project', () => '.', 'That is the project itself.'],
  ['the project, by a detour', () => 'out/../../x/..'.replace('x', place.folder.split('/').at(-1) ?? ''), ''],
  ['the folder above the project', () => '..', 'The project lies inside that folder.'],
  ['the work folder', () => '.helios', 'Helios stores its own files in'],
  ['a folder in the work folder', () => '.helios/releases', 'Helios stores its own files in'],
  ['a folder in .git', () => '.git/site', ''],
])('An unfit output folder is refused: %s', async (_, out, says) => {
  await expect(open({ out: out() })).rejects.toMatchObject({
    code: 'output-refused',
    message: expect.stringContaining(says),
    where: expect.any(String),
    hint: expect.stringContaining('--out'),
  });
});

test.each(['out/sub', 'out/new/sub', 'out.helios/sub'])('A folder in another export is refused: %s', async (out) => {
  for (const canExchange of [true, false]) {
    await publish(await open({ canExchange }), 'one');
    await expect(open({ out })).rejects.toMatchObject({
      code: 'output-refused',
      hint: expect.stringContaining('--out'),
    });
  }
  await publish(await open(), 'two');
  await expect(open({ out })).rejects.toMatchObject({
    message: expect.stringMatching(/It lies in \S*\/out(?:\.helios)?, which an export replaces as a whole\./),
  });
  await publish(await open({ out: 'out-of/sub' }), 'two');
  expect(shown('out-of/sub')).toBe('two');
});

test('An output folder that is a link to the project is refused', async () => {
  const way = `${place.folder}-way`;
  symlinkSync(dirname(place.folder), way);
  try {
    await expect(open({ out: join(way, place.folder.slice(dirname(place.folder).length)) })).rejects.toMatchObject({
      code: 'output-refused',
    });
  } finally {
    unlinkSync(way);
  }
});

test.each([
  ['a file', (out: string) => writeFileSync(out, 'mine'), 'That is a file.'],
  ['a link to a place of others', (out: string) => symlinkSync(tmpdir(), out), ''],
  [
    'a folder with files of others',
    (out: string) => cpSync(import.meta.dirname, out, { recursive: true }),
    'files that Helios did not write',
  ],
  [
    'a repository',
    (out: string) => mkdirSync(join(out, '.git'), { recursive: true }),
    'That folder is a Git repository.',
  ],
  [
    'a folder with a manifest that leaves it',
    (out: string) => {
      mkdirSync(out);
      const files = [{ path: '../a.txt', sha256: '0'.repeat(64), bytes: 1 }];
      writeFileSync(join(out, 'helios-manifest.json'), JSON.stringify({ version: 1, files }));
    },
    '',
  ],
  [
    'a host folder with files of others',
    (out: string) => cpSync(import.meta.dirname, `${out}.helios`, { recursive: true }),
    '',
  ],
])('An output that Helios did not write is refused: %s', async (_, make, says) => {
  make(join(place.folder, 'out'));
  await expect(open()).rejects.toMatchObject({ code: 'output-refused', message: expect.stringContaining(says) });
  expect(readdirSync(place.folder).some((name) => name.startsWith('out'))).toBe(true);
});

test.each(['out/helios/mine.txt', 'out.helios/mine.txt'])(
  'An output with a file of somebody else is refused: %s',
  async (path) => {
    await publish(await open(), 'one');
    writeFileSync(join(place.folder, path), 'mine');
    await expect(open()).rejects.toMatchObject({
      code: 'output-refused',
      message: expect.stringContaining('mine.txt'),
    });
  },
);

test('Files of the operating system never stop an export, and go with the folder that they are in', async () => {
  for (const canExchange of [true, false]) {
    await publish(await open({ canExchange }), 'one');
    for (const name of ['.DS_Store', 'helios/Thumbs.db', 'helios/en/desktop.ini', 'helios/en/._index.html']) {
      writeFileSync(join(place.folder, 'out', name), 'system');
    }
    writeFileSync(join(place.folder, 'out.helios/.DS_Store'), 'system');
    await publish(await open({ canExchange }), 'two');
    expect(shown()).toBe('two');
    expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out', 'out.helios']);
    if (canExchange)
      expect(readdirSync(join(place.folder, 'out')).sort()).toEqual([
        'helios',
        'helios-release.txt',
        'robots.txt',
        'static',
      ]);
  }
});

test('A folder with files of the operating system alone may be the output', async () => {
  mkdirSync(join(place.folder, 'out'));
  writeFileSync(join(place.folder, 'out/.DS_Store'), 'system');
  await publish(await open(), 'one');
  expect(shown()).toBe('one');
});

test('An output whose host folder was lost is still known, by the release of the same id', async () => {
  await publish(await open(), 'one');
  rmSync(join(place.folder, 'out.helios'), { recursive: true });
  await publish(await open(), 'one');
  expect(shown()).toBe('one');
  rmSync(join(place.folder, 'out.helios'), { recursive: true });
  rmSync(join(place.folder, '.helios/releases'), { recursive: true });
  await expect(open()).rejects.toMatchObject({ code: 'output-refused' });
});

test.each(['', '{"version": ', undefined])('A manifest that was lost or damaged is written anew: %j', async (text) => {
  const manifest = join(place.folder, 'out.helios/helios-manifest.json');
  await publish(await open(), 'one');
  const whole = readFileSync(manifest, 'utf8');
  const damage = () => (text === undefined ? rmSync(manifest) : writeFileSync(manifest, text));
  damage();
  await open();
  expect(readFileSync(manifest, 'utf8')).toBe(whole);
  damage();
  await publish(await open(), 'two');
  expect(shown()).toBe('two');
  expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out', 'out.helios']);
});

test('A host folder without its manifest that nobody knows is refused, and the hint says that it may be deleted', async () => {
  await publish(await open(), 'one');
  rmSync(join(place.folder, 'out.helios/helios-manifest.json'));
  rmSync(join(place.folder, '.helios/releases'), { recursive: true });
  await expect(open()).rejects.toMatchObject({
    code: 'output-refused',
    where: join(place.folder, 'out.helios'),
    message: expect.stringContaining('has no readable helios-manifest.json'),
    hint: expect.stringContaining('Delete the folder'),
  });
  writeFileSync(join(place.folder, 'out.helios/mine.txt'), 'mine');
  await expect(open()).rejects.toMatchObject({ hint: expect.stringContaining('unless it has files of your own') });
});

test('An output of an earlier Helios, with its manifest in the site, is replaced and leaves nothing behind', async () => {
  const old = join(place.folder, 'out');
  mkdirSync(join(old, 'helios'), { recursive: true });
  writeFileSync(join(old, 'helios/old.txt'), 'old');
  writeFileSync(join(old, 'helios-manifest.json'), JSON.stringify({ version: 1, files: [{ path: 'helios/old.txt' }] }));
  await expect(open({ kind: 'part' })).rejects.toMatchObject({ code: 'output-refused' });
  await publish(await open(), 'one');
  expect(readdirSync(old).sort()).toEqual(['helios', 'helios-release.txt', 'robots.txt', 'static']);
  expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out', 'out.helios']);
});

test('An output folder that someone made during the export is refused', async () => {
  const output = await open();
  mkdirSync(join(place.folder, 'out'));
  writeFileSync(join(place.folder, 'out/mine.txt'), 'mine');
  await expect(publish(output, 'one')).rejects.toMatchObject({ code: 'output-refused' });
  expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out']);
});

test('An empty folder, and a link whose release is gone, may be the output', async () => {
  mkdirSync(join(place.folder, 'out'));
  await publish(await open(), 'one');
  rmSync(join(place.folder, '.helios'), { recursive: true });
  await publish(await open(), 'two');
  expect(shown()).toBe('two');
});

test('An output folder below a file is refused by the file system', async () => {
  writeFileSync(join(place.folder, 'file'), '');
  await expect(open({ out: 'file/out' })).rejects.toMatchObject({ code: 'output-unwritable' });
});
