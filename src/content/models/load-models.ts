import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { entriesBelow } from '../../disk/entries-below.ts';
import { reading } from '../../disk/read-error.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { decodeUtf8 } from '../../site/utf8.ts';
import { type ParsedModel, parseCustomType, parseSlice } from './parse-model.ts';
import { type ModelText, noSoundModels, type SoundModels } from './sound-models.ts';

/** The models of all content, in Prismic's format. */
export interface Models {
  readonly customTypes: readonly CustomTypeModel[];
  readonly slices: readonly SharedSliceModel[];
}

/** The folder in which `prismic pull` and `prismic push` find the models. */
export const modelsFolder = join(import.meta.dirname, '../../../content/models');

/**
 * Reads `customtypes/{id}/index.json` and `slices/{Name}/model.json`, each kind in the order of its folder names.
 * Models that are known as sound are not checked. Throws HeliosError `invalid-model` for the first file that is not a
 * model.
 */
export function loadModels(folder: string = modelsFolder, sound: SoundModels = noSoundModels): Models {
  const customTypes = readFiles(join(folder, 'customtypes'), 'index.json');
  const slices = readFiles(join(folder, 'slices'), 'model.json');
  const models = {
    customTypes: customTypes.map((file) => modelIn<CustomTypeModel>(file, parseCustomType, sound)),
    slices: slices.map((file) => modelIn<SharedSliceModel>(file, parseSlice, sound)),
  };
  sound.store([...customTypes, ...slices]);
  return models;
}

interface ModelFile extends ModelText {
  readonly path: string;
}

function readFiles(folder: string, name: string): ModelFile[] {
  // Without any model every document would be left out as one of an unknown type.
  if (!existsSync(folder)) throw invalidModel(join(folder, name), `There is no folder ${folder}.`);
  const entries = entriesBelow(folder, { patterns: ['*'], hidden: 'included', links: 'followed' });
  const paths = entries.filter(({ kind }) => kind === 'folder').map((entry) => join(folder, entry.path, name));
  return paths.map((path) => ({ path, name, text: readText(path) }));
}

function modelIn<Model>(file: ModelFile, parse: (text: string) => ParsedModel<Model>, sound: SoundModels): Model {
  if (sound.has(file)) return JSON.parse(file.text);
  const parsed = parse(file.text);
  if (!parsed.ok) throw invalidModel(file.path, parsed.fault);
  return parsed.model;
}

function readText(path: string): string {
  try {
    const decoded = decodeUtf8(reading(path, () => readFileSync(path)));
    if ('text' in decoded) return decoded.text;
    throw invalidModel(path, `Line ${decoded.faultyLine} of the file is not UTF-8.`);
  } catch (cause) {
    if (cause instanceof HeliosError) throw cause;
    throw invalidModel(
      path,
      `Helios can't read the file (${cause instanceof Error ? cause.message : String(cause)}).`,
      cause,
    );
  }
}

function invalidModel(where: string, fault: string, cause?: unknown): HeliosError {
  const message = `Helios can't use the model ${basename(dirname(where))}. ${fault}`;
  const hint = 'Correct the file by hand, or pull it from Prismic again. Then run `npm run types`.';
  return new HeliosError('invalid-model', { message, where, hint, cause });
}
