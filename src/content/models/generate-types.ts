import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateTypes } from 'prismic-ts-codegen';
import { locales } from '../../../config/locales.ts';
import { loadModels, type Models } from './load-models.ts';

export const typesFile = join(import.meta.dirname, '..', 'prismicio-types.d.ts');

/** Generates the TypeScript types of the models: the content of `prismicio-types.d.ts`. */
export function typesOf({ customTypes, slices }: Models): string {
  return generateTypes({
    customTypeModels: [...customTypes],
    sharedSliceModels: [...slices],
    localeIDs: locales.map((locale) => locale.code),
    typesProvider: '@prismicio/client',
    clientIntegration: { includeCreateClientInterface: true, includeContentNamespace: true },
  });
}

if (process.argv[1] === import.meta.filename) {
  const types = typesOf(loadModels());
  if (readFileSync(typesFile, { encoding: 'utf8', flag: 'a+' }) !== types) writeFileSync(typesFile, types);
}
