import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { openSoundModels } from '../../../../src/content/models/sound-models.ts';
import { seeded } from '../../../sites/seeded.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { corrupted } from '../../support/corruption.ts';
import { plainSeals } from '../../support/seals.ts';

const sound = { name: 'model.json', text: '{"id": "x", "name": "X", "variations": []}' };

const openIn = (folder: string) => openSoundModels({ folder, seal: plainSeals('models') });

test('A model without a fault is known in the next run, by its text and its kind', () => {
  using work = temporaryFolder();
  openIn(work.path).store([sound]);
  const next = openIn(work.path);
  expect(next.has(sound)).toBe(true);
  expect(next.has({ ...sound, text: `${sound.text} ` })).toBe(false);
  expect(next.has({ ...sound, name: 'index.json' })).toBe(false);
});

test('A model that was edited since it was found sound is checked again', () => {
  using folder = temporaryFolder();
  for (const name of ['customtypes', 'slices/X', 'work']) mkdirSync(join(folder.path, name), { recursive: true });
  const file = join(folder.path, 'slices/X/model.json');
  const load = () => loadModels(folder.path, openIn(join(folder.path, 'work')));
  writeFileSync(file, sound.text);
  expect([load(), load()]).toEqual(Array(2).fill({ customTypes: [], slices: [JSON.parse(sound.text)] }));
  writeFileSync(file, '{"id": "x", "name": "X"}');
  expect(load).toThrow(expect.objectContaining({ code: 'invalid-model' }));
  expect(load).toThrow(expect.objectContaining({ code: 'invalid-model' }));
});

test('Of 50 records of sound models that were changed at random, none is believed', () => {
  using work = temporaryFolder();
  openIn(work.path).store([sound]);
  const file = join(work.path, 'sound-models');
  const bytes = readFileSync(file);
  const random = seeded(1);
  for (let count = 0; count < 50; count += 1) {
    writeFileSync(file, corrupted(bytes, random));
    expect(openIn(work.path).has(sound)).toBe(false);
  }
});
