import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Output } from '../../../../src/export/output/open-output.ts';
import { storeFile } from '../../../../src/export/output/store-file.ts';
import { outputsOfFile } from './sample-outputs.ts';
import { about, aboutImageless, stageTexts } from './small-site.ts';

const place = outputsOfFile();
const { open, publish, shown } = place;

const begin = async (output: Output, text: string) => {
  const staged = await stageTexts(output, place.store, text);
  await staged.begin(about);
  return staged;
};
const besideOut = () => readdirSync(place.folder).filter((name) => name.startsWith('out.partial'));
const signed = (folder: string) =>
  readdirSync(join(place.folder, folder), { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => [path, lstatSync(join(place.folder, folder, path)).nlink]);

test('A site that was begun is published as any other', async () => {
  const staged = await begin(await open(), 'one');
  const partial = `out.partial-${process.pid}`;
  await expect.poll(besideOut).toEqual([partial, `${partial}.helios`]);
  expect(existsSync(join(place.folder, 'out'))).toBe(false);
  const result = await staged.publish(about);
  expect(result).toMatchObject({ isUnchanged: false, previous: undefined, form: 'directory', limitation: undefined });
  expect(shown()).toBe('one');
  expect(besideOut()).toEqual([]);
  const manifest = readFileSync(join(place.folder, 'out.helios/helios-manifest.json'), 'utf8');
  const files = signed('out');

  for (const name of ['out', 'out.helios', '.helios/releases']) rmSync(join(place.folder, name), { recursive: true });
  const plain = await publish(await open(), 'one');
  expect(plain.id).toBe(result.id);
  expect(readFileSync(join(place.folder, 'out.helios/helios-manifest.json'), 'utf8')).toBe(manifest);
  expect(signed('out')).toEqual(files);
});

test('The store knows the links that the thread of a begun site has made', async () => {
  const staged = await begin(await open(), 'one');
  const { sha256 = '' } = staged.files.find(({ path }) => path === 'robots.txt') ?? {};
  await staged.publish(about);
  expect(place.store.hasLinked(sha256)).toBe(true);
});

test('A site that was begun and not published leaves no trace', async () => {
  await publish(await open(), 'old');
  const output = await open();
  await begin(output, 'new');
  await place.close();
  expect(besideOut()).toEqual([]);
  expect(shown()).toBe('old');
});

test('A site that was begun and becomes the candidate is deleted beside the output', async () => {
  const staged = await begin(await open(), 'one');
  const { site } = await staged.keepAsCandidate(about);
  expect(readFileSync(join(site, 'robots.txt'), 'utf8')).toBe('one');
  expect(besideOut()).toEqual([]);
  expect(existsSync(join(place.folder, 'out'))).toBe(false);
});

test('A site that was begun is not published with another description', async () => {
  const output = await open({ hasImages: false });
  const staged = await begin(output, 'one');
  await staged.publish(aboutImageless);
  const manifest = JSON.parse(readFileSync(join(place.folder, 'out.helios/helios-manifest.json'), 'utf8'));
  expect(manifest.hasImages).toBe(false);
  expect(shown()).toBe('one');
  expect(besideOut()).toEqual([]);
});

test('A site that was begun is deleted if somebody has put a file into the output meanwhile', async () => {
  await publish(await open(), 'old');
  const output = await open();
  const staged = await begin(output, 'new');
  writeFileSync(join(place.folder, 'out/notes.txt'), 'mine');
  await expect(staged.publish(about)).rejects.toMatchObject({ code: 'output-refused' });
  await place.close();
  expect(besideOut()).toEqual([]);
  expect(readFileSync(join(place.folder, 'out/notes.txt'), 'utf8')).toBe('mine');
});

test('Bytes that the store has lost end the export of a begun site, and the output stays', async () => {
  await publish(await open(), 'old');
  const output = await open();
  const lost = await storeFile({ path: 'lost.txt', content: 'lost', cache: 'revalidate' }, place.store);
  const staged = output.stage({ files: [lost], hostFiles: [] });
  rmSync(join(place.store.folder, lost.sha256.slice(0, 2), lost.sha256.slice(2)));
  await staged.begin(about);
  await expect(staged.publish(about)).rejects.toMatchObject({ code: 'internal' });
  expect(shown()).toBe('old');
  expect(besideOut()).toEqual([]);
});
