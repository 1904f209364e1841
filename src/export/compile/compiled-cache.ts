import { hash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { CompiledSite } from './compile-site.ts';

/** Compiled code before it has a file: `renderer` has the text of the renderer and of its source map. */
type CompiledSources = Omit<CompiledSite, 'rendererFile'> & { readonly renderer: { code: string; map: string } };

/** Loads the compiled code of a folder. It is believed only with its seal: undefined if it is absent, damaged or changed. */
export async function loadCompiled(folder: string): Promise<CompiledSite | undefined> {
  try {
    const [renderer, site, seal] = await Promise.all([
      readFile(join(folder, 'renderer.cjs')),
      readFile(join(folder, 'site.json'), 'utf8'),
      readFile(join(folder, 'seal'), 'utf8'),
    ]);
    if (seal !== sealOf(folder, { renderer, site })) return undefined;
    const compiled: Omit<CompiledSite, 'rendererFile'> = JSON.parse(site);
    return { ...compiled, rendererFile: join(folder, 'renderer.cjs') };
  } catch {
    return undefined;
  }
}

/** The hash of the compiled code and of the sources' hash, by which the folder is found. */
function sealOf(folder: string, { renderer, site }: { renderer: string | Uint8Array; site: string }): string {
  return hash('sha256', [basename(folder), hash('sha256', renderer), hash('sha256', site)].join());
}

/**
 * Stores compiled code in a folder, whose name is the hash of its sources. The seal leaves out the source map: it gives
 * errors their places, and no page depends on it.
 */
export async function storeCompiled(folder: string, { renderer, ...compiled }: CompiledSources): Promise<CompiledSite> {
  const site = JSON.stringify(compiled);
  const seal = sealOf(folder, { renderer: renderer.code, site });
  await writeWhole(folder, {
    'renderer.cjs': renderer.code,
    'renderer.cjs.map': renderer.map,
    'site.json': site,
    seal,
  });
  return { ...compiled, rendererFile: join(folder, 'renderer.cjs') };
}

/**
 * Writes the folder with all its files or not at all, and deletes the results of earlier sources and of killed exports.
 */
async function writeWhole(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(dirname(folder), { recursive: true, force: true });
  const partial = `${folder}.partial-${process.pid}`;
  try {
    await mkdir(partial, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(partial, name), text);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
