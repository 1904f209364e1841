import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';

/** What content may look like, as Prismic writes it down. */
export interface Models {
  readonly customTypes: readonly CustomTypeModel[];
  readonly slices: readonly SharedSliceModel[];
}

/** Where `prismic pull` and `prismic push` keep them, below this folder. */
export const modelsFolder = import.meta.dirname;

/** Reads `customtypes/{id}/index.json` and `slices/{Name}/model.json`, each kind in the order of its folder names. */
export function loadModels(folder: string = modelsFolder): Models {
  return {
    customTypes: readModels<CustomTypeModel>(join(folder, 'customtypes'), 'index.json'),
    slices: readModels<SharedSliceModel>(join(folder, 'slices'), 'model.json'),
  };
}

function readModels<Model>(folder: string, file: string): Model[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names
    .map((entry) => entry.name)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name, file), 'utf8')) as Model);
}
