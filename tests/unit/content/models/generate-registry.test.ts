import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registryFile, registryOf } from '../../../../src/content/models/generate-registry.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';

test('The committed slice registry is that of the models: `npm run types` changes nothing', () => {
  expect(readFileSync(registryFile, 'utf8')).toBe(registryOf(loadModels().slices));
});
