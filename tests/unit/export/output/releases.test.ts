import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputsOfFile } from './sample-outputs.ts';

const place = outputsOfFile();
const { open, publish, shown } = place;

test('Rolling back shows the release before, again and again, until none is left', async () => {
  const output = await open();
  for (const text of ['one', 'two', 'three']) await publish(output, text);
  await output.rollback();
  expect(shown()).toBe('two');
  await output.rollback();
  expect(shown()).toBe('one');
  await expect(output.rollback()).rejects.toMatchObject({ code: 'output-missing' });
});

test('Rolling back never returns to a release that was rolled back', async () => {
  const output = await open();
  for (const text of ['good', 'bad']) await publish(output, text);
  await output.rollback();
  await publish(output, 'better');
  await output.rollback();
  expect(shown()).toBe('good');
});

test('Rolling back works on a plain folder too', async () => {
  const output = await open({ isPlain: true });
  for (const text of ['one', 'two']) await publish(output, text);
  await output.rollback();
  expect(shown()).toBe('one');
  expect(lstatSync(join(place.folder, 'out')).isDirectory()).toBe(true);
});
