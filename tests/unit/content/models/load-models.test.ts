import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const slice = (primary: object) => JSON.stringify({ id: 'x', name: 'X', variations: [{ id: 'default', primary }] });
const text = { type: 'Text', config: { label: 'Heading' } };

/** Loads models of which one slice, `Teaser`, is this text. */
function load(model: string | Uint8Array | undefined) {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, 'customtypes'));
  mkdirSync(join(folder.path, 'slices/Teaser'), { recursive: true });
  if (model !== undefined) writeFileSync(join(folder.path, 'slices/Teaser/model.json'), model);
  return loadModels(folder.path);
}

test('A model is loaded as it is written, its fields in their order', () => {
  const [teaser] = load(slice({ second: text, first: text })).slices;
  expect(Object.keys(teaser?.variations[0]?.primary ?? {})).toEqual(['second', 'first']);
});

test.each([
  ['{"id": "x",', 'The file is not JSON: '],
  ['[]', 'The file must be an object, but it is a list of 0.'],
  ['{"name": "X", "variations": []}', 'id must be a text, but it is missing.'],
  [slice({ count: { type: 'Numbr' } }), /primary\.count\.type must be one of .*Number.*, but it is "Numbr"\./],
  [
    slice({ rows: { type: 'Group', config: { fields: { a: { type: 'Txt' } } } } }),
    /rows\.config\.fields\.a\.type must/,
  ],
  [slice({ heading: null }), /primary\.heading must be an object, but it is null\./],
  [Buffer.from('{\n"id": "\xef"}', 'latin1'), 'Line 2 of the file is not UTF-8.'],
  [undefined, "Helios can't read the file"],
])('The error for the model %s names its path', (model, fault) => {
  const told = { code: 'invalid-model', where: expect.stringContaining('slices/Teaser/model.json') };
  expect(() => load(model)).toThrow(expect.objectContaining({ ...told, message: expect.stringMatching(fault) }));
});
