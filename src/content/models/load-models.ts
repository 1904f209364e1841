import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { entriesBelow } from '../../disk/entries-below.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { type ParsedModel, parseCustomType, parseSlice } from './parse-model.ts';

/** The models of all content, in Prismic's format. */
export interface Models {
  readonly customTypes: readonly CustomTypeModel[];
  readonly slices: readonly SharedSliceModel[];
}

/** The folder in which `prismic pull` and `prismic push` find the models. */
export const modelsFolder = join(import.meta.dirname, '../../../content/models');

/**
 * Reads `customtypes/{id}/index.json` and `slices/{Name}/model.json`, each kind in the order of its folder names.
 * Throws HeliosError `invalid-model` for the first file that is not a model.
 */
export function loadModels(folder: string = modelsFolder): Models {
  return {
    customTypes: readModels(join(folder, 'customtypes'), 'index.json', parseCustomType),
    slices: readModels(join(folder, 'slices'), 'model.json', parseSlice),
  };
}

function readModels<Model>(folder: string, file: string, parse: (text: string) => ParsedModel<Model>): Model[] {
  // Without any model every document would be left out as one of an unknown type.
  if (!existsSync(folder)) throw invalidModel(join(folder, file), `There is no folder ${folder}.`);
  const folders = entriesBelow(folder, { patterns: ['*'], hidden: 'included' }).filter(({ kind }) => kind === 'folder');
  return folders.map(({ path }) => readModel(join(folder, path, file), parse));
}

function readModel<Model>(path: string, parse: (text: string) => ParsedModel<Model>): Model {
  const parsed = parse(readText(path));
  if (!parsed.ok) throw invalidModel(path, parsed.fault);
  return parsed.model;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
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
