import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { sourceMapFolder } from '../../site/release-layout.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';

/** Stores the source maps of all scripts, as files of the host folder: visitors never get the sources. */
export function storeSourceMaps({ sourceMaps }: Pick<CompiledSite, 'sourceMaps'>, store: Store): Promise<SiteFile[]> {
  const files = sourceMaps.map(async ({ file }) => {
    const content = await readFile(file);
    return storeFile({ path: `${sourceMapFolder}/${basename(file)}`, content, cache: 'immutable' }, store);
  });
  return Promise.all(files);
}
