import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputsOfFile } from './sample-outputs.ts';
import { about, smallSitePaths, stageTexts, textFiles } from './small-site.ts';

const place = outputsOfFile();
const { open, publish, shown, releases } = place;

test('The output becomes a relative link to a release with its manifest beside the site', async () => {
  const result = await publish(await open(), 'one');
  expect(readlinkSync(join(place.folder, 'out'))).toBe(`.helios/releases/${result.id}/site`);
  const manifest = JSON.parse(
    readFileSync(join(place.folder, '.helios/releases', result.id, 'site/helios-manifest.json'), 'utf8'),
  );
  expect(manifest.files.map((file: { path: string }) => file.path)).toEqual([...smallSitePaths, 'static/one.txt']);
  expect(result).toMatchObject({ isUnchanged: false, filesWritten: 3, previous: undefined });
});

test('Publishing the same site again writes nothing', async () => {
  const output = await open();
  const first = await publish(output, 'one');
  const before = lstatSync(join(place.folder, 'out')).ino;
  expect(await publish(output, 'one')).toEqual({
    id: first.id,
    isUnchanged: true,
    filesWritten: 0,
    previous: first.id,
  });
  expect(lstatSync(join(place.folder, 'out')).ino).toBe(before);
});

test('The next export puts back a file that was lost from the output', async () => {
  const output = await open();
  await publish(output, 'one');
  unlinkSync(join(place.folder, 'out/robots.txt'));
  expect(await publish(output, 'one')).toMatchObject({ isUnchanged: false, filesWritten: 1 });
  expect(shown()).toBe('one');
});

test('A staged site that is not published leaves no trace', async () => {
  const output = await open();
  await stageTexts(output, place.store, 'one');
  expect(existsSync(join(place.folder, 'out'))).toBe(false);
  expect(releases()).toEqual([]);
});

test('The last three releases stay, and so do their bytes', async () => {
  const output = await open();
  for (const text of ['one', 'two', 'three', 'four']) await publish(output, text);
  expect(releases()).toHaveLength(3);
  expect(output.references()).toEqual(
    new Set(await Promise.all(['two', 'three', 'four'].map((t) => place.store.put(t)))),
  );
});

test('Releases of another output of the same work folder stay', async () => {
  await publish(await open({ out: 'preview' }), 'preview');
  const output = await open();
  for (const text of ['one', 'two', 'three', 'four']) await publish(output, text);
  expect(shown('preview')).toBe('preview');
});

test('A file of no manifest stays when its release is removed', async () => {
  const output = await open();
  const { id } = await publish(output, 'one');
  writeFileSync(join(place.folder, 'out/notes.txt'), 'mine');
  for (const text of ['two', 'three', 'four']) await publish(output, text);
  const left = releases().find((name) => name.startsWith(id)) ?? '';
  expect(readdirSync(join(place.folder, '.helios/releases', left), { recursive: true })).toEqual([
    'site',
    'site/notes.txt',
  ]);
});

test.each(['../up', '/etc/passwd', 'a//b', 'a/./b', '', 'a\\b', 'a\nb', 'a b', 'a,b'])(
  'The path %j is refused',
  async (path) => {
    const output = await open();
    const file = { path, sha256: '0'.repeat(64), bytes: 0, type: 'text/plain', cache: 'revalidate' } as const;
    expect(() => output.stage([file])).toThrow("can't be in the site");
  },
);

test('Two different files on one path are refused', async () => {
  const output = await open();
  const file = {
    path: 'robots.txt',
    sha256: '0'.repeat(64),
    bytes: 0,
    type: 'text/plain',
    cache: 'revalidate',
  } as const;
  const files = await textFiles(place.store, 'one');
  expect(() => output.stage([...files, file])).toThrow('Two different files');
});

test('Bytes missing from the store fail the export, and the output is unchanged', async () => {
  const output = await open();
  await publish(output, 'one');
  const missing = {
    path: 'x.txt',
    sha256: '0'.repeat(64),
    bytes: 1,
    type: 'text/plain',
    cache: 'revalidate',
  } as const;
  const staged = output.stage([...(await textFiles(place.store, 'two')), missing]);
  await expect(staged.publish(about)).rejects.toMatchObject({ code: 'internal' });
  expect(shown()).toBe('one');
  expect(releases()).toHaveLength(1);
});

test('A stored file that is cut short is not published, and is made again the next time', async () => {
  const output = await open();
  const staged = await stageTexts(output, place.store, 'one');
  const sha256 = await place.store.put('one');
  writeFileSync(join(place.folder, '.helios/store', sha256.slice(0, 2), sha256.slice(2)), 'o');
  await expect(staged.publish(about)).rejects.toMatchObject({ message: expect.stringContaining('damaged') });
  await publish(output, 'one');
  expect(shown()).toBe('one');
});

test('A plain output is a real folder, replaced as a whole', async () => {
  const output = await open({ isPlain: true });
  await publish(output, 'one');
  await publish(output, 'two');
  expect(lstatSync(join(place.folder, 'out')).isDirectory()).toBe(true);
  expect(shown()).toBe('two');
  expect(existsSync(join(place.folder, 'out/static/one.txt'))).toBe(false);
  expect(await publish(output, 'two')).toMatchObject({ isUnchanged: true });
});

test('Writing into a plain output does not change the store', async () => {
  await publish(await open({ isPlain: true }), 'one');
  writeFileSync(join(place.folder, 'out/robots.txt'), 'minified');
  expect(await place.store.has(await place.store.put('one'))).toBe(true);
  await publish(await open(), 'one');
  expect(shown()).toBe('one');
});

test('An output as a link and an output as a folder replace each other', async () => {
  for (const isPlain of [false, true, false]) {
    await publish(await open({ isPlain }), 'one');
    expect(lstatSync(join(place.folder, 'out')).isSymbolicLink()).toBe(!isPlain);
    expect(shown()).toBe('one');
  }
  expect(readdirSync(place.folder).sort()).toEqual(['.helios', 'out']);
});
