import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typesFile, typesOf } from '../../../../src/content/models/generate-types.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';

test('The committed types are those of the models: `npm run types` changes nothing', () => {
  expect(readFileSync(typesFile, 'utf8') === typesOf(loadModels())).toBe(true);
});

test('Every slice a page may hold has a model', () => {
  const { customTypes, slices } = loadModels();
  const known = new Set(slices.map((slice) => slice.id));
  const wanted = customTypes
    .flatMap((type) => Object.values(type.json).flatMap((tab) => Object.values(tab)))
    .flatMap((field) => (field.type === 'Slices' ? Object.keys(field.config?.choices ?? {}) : []));

  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});
