import { hash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Seal } from '../../disk/seal.ts';
import type { CompiledSite } from './compile-site.ts';

/** Compiled code before it has a file: `renderer` has the text of the renderer and of its source map. */
type CompiledSources = Omit<CompiledSite, 'rendererFile'> & { readonly renderer: { code: string; map: string } };

/** Loads the compiled code of a folder. It is believed only with its seal: undefined if it is absent, damaged or changed. */
export async function loadCompiled(folder: string, seal: Seal): Promise<CompiledSite | undefined> {
  try {
    const [renderer, site, seen] = await Promise.all([
      readFile(join(folder, 'renderer.cjs')),
      readFile(join(folder, 'site.json'), 'utf8'),
      readFile(join(folder, 'seal'), 'utf8'),
    ]);
    if (seen !== sealOf(folder, { renderer, site }, seal)) return undefined;
    const compiled: Omit<CompiledSite, 'rendererFile'> = JSON.parse(site);
    return { ...compiled, rendererFile: join(folder, 'renderer.cjs') };
  } catch {
    return undefined;
  }
}

interface SealedCode {
  readonly renderer: string | Uint8Array;
  readonly site: string;
}

/** The seal of the compiled code and of the sources' hash, by which the folder is found. */
function sealOf(folder: string, { renderer, site }: SealedCode, seal: Seal): string {
  return seal(basename(folder), hash('sha256', renderer), hash('sha256', site));
}

/**
 * Stores compiled code in a folder, whose name is the hash of its sources. The seal leaves out the source map: it gives
 * errors their places, and no page depends on it.
 */
export async function storeCompiled(
  folder: string,
  { renderer, ...compiled }: CompiledSources,
  seal: Seal,
): Promise<CompiledSite> {
  const site = JSON.stringify(compiled);
  await writeWhole(folder, {
    'renderer.cjs': renderer.code,
    'renderer.cjs.map': renderer.map,
    'site.json': site,
    seal: sealOf(folder, { renderer: renderer.code, site }, seal),
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
