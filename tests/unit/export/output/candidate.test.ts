import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCandidate } from '../../../../src/export/output/candidate.ts';
import { outputsOfFile } from './sample-outputs.ts';
import { about, stageTexts } from './small-site.ts';

const place = outputsOfFile();
const workFolder = () => join(place.folder, '.helios');
const keep = async (text: string) => {
  const output = await place.open();
  return (await stageTexts(output, place.store, text)).keepAsCandidate(about);
};
const textOf = (site: string) => readFileSync(join(site, 'robots.txt'), 'utf8');

test('A candidate is no release, and the output stays', async () => {
  await place.publish(await place.open(), 'one');
  const { site } = await keep('two');
  expect(findCandidate(workFolder())).toMatchObject({ site });
  expect(textOf(site)).toBe('two');
  expect(place.shown()).toBe('one');
  expect(place.releases()).toHaveLength(1);
  await expect((await place.open()).rollback()).rejects.toMatchObject({ code: 'output-missing' });
});

test('There is one candidate at most, always at the same place', async () => {
  const first = await keep('one');
  const second = await keep('two');
  expect(second.site).toBe(first.site);
  expect(second.id).not.toBe(first.id);
  expect(textOf(second.site)).toBe('two');
  expect(readdirSync(workFolder()).filter((name) => name.startsWith('candidate'))).toEqual(['candidate']);
});

test('A published export deletes the candidate', async () => {
  await keep('one');
  await place.publish(await place.open(), 'two');
  expect(findCandidate(workFolder())).toBeUndefined();
  expect(existsSync(join(workFolder(), 'candidate'))).toBe(false);
});
