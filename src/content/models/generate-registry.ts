import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedSliceModel } from '@prismicio/client';
import { byText } from '../../site/by-text.ts';
import { loadModels } from './load-models.ts';

export const registryFile = join(import.meta.dirname, '..', '..', 'templates', 'slices', 'registry.ts');

/**
 * Generates `templates/slices/registry.ts`, which maps slice types to components: the model `Hero` has `Hero/Hero.tsx`.
 */
export function registryOf(slices: readonly Pick<SharedSliceModel, 'id' | 'name'>[]): string {
  const names = slices.map(({ name }) => name).sort();
  const entries = [...slices].sort(byText(({ id }) => id));
  return `// Generated from the models by \`npm run types\`.
import type { ComponentType } from 'react';
import type { SliceProps, SliceType } from '../slice-props.ts';
${names.map((name) => `import { ${name} } from './${name}/${name}.tsx';`).join('\n')}

/** Each slice of the models with its component. A slice without a component does not compile. */
export const sliceComponents: { readonly [Type in SliceType]: ComponentType<SliceProps<Type>> } = {
${entries.map(({ id, name }) => `  ${id}: ${name},`).join('\n')}
};
`;
}

if (process.argv[1] === import.meta.filename) {
  const registry = registryOf(loadModels().slices);
  if (readFileSync(registryFile, { encoding: 'utf8', flag: 'a+' }) !== registry) writeFileSync(registryFile, registry);
}
