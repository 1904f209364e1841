import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Output } from '../../../../src/export/output/open-output.ts';
import { outputsOfFile } from './sample-outputs.ts';

const place = outputsOfFile();

async function readRobots(output: Output): Promise<string | undefined> {
  const release = output.published();
  const file = release?.manifest.files.find(({ path }) => path === 'robots.txt');
  const bytes = file && (await release?.read(file));
  return bytes && Buffer.from(bytes).toString();
}

test('Nothing is published before the first export', async () => {
  expect((await place.open()).published()).toBeUndefined();
});

test.each([{ isPlain: false }, { isPlain: true }])('The published release is read from %j output', async (options) => {
  const output = await place.open(options);
  const { id } = await place.publish(output, 'one');
  expect(output.published()?.id).toBe(id);
  expect(await readRobots(output)).toBe('one');
});

test('A file that the store has lost is read from the output, and stored again', async () => {
  const output = await place.open({ isPlain: true });
  await place.publish(output, 'one');
  rmSync(join(place.folder, '.helios/store'), { recursive: true });
  expect(await readRobots(output)).toBe('one');
  expect(await place.store.has(await place.store.put('one'))).toBe(true);
});

test('A damaged file is not taken from the output', async () => {
  const output = await place.open({ isPlain: true });
  await place.publish(output, 'one');
  rmSync(join(place.folder, '.helios/store'), { recursive: true });
  writeFileSync(join(place.folder, 'out/robots.txt'), 'two');
  expect(await readRobots(output)).toBeUndefined();
});
