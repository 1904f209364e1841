import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Seal } from '../../disk/seal.ts';
import type { RendererBundle } from './bundle-renderer.ts';
import type { CompiledSite } from './compile-site.ts';
import { rendererFiles } from './renderer-files.ts';
import type { SourceMap } from './source-map.ts';

/** Compiled code before it has files: `renderer` has the texts of the renderer and of its source maps. */
type CompiledSources = Omit<CompiledSite, 'rendererFile' | 'sourceMaps'> & {
  readonly renderer: Pick<RendererBundle, 'frame' | 'slices'>;
  readonly sourceMaps: readonly SourceMap[];
};

/** The content of `site.json`. It has no paths of files: they follow from the folder, which may have been moved. */
type StoredSite = Omit<CompiledSite, 'rendererFile' | 'sourceMaps'> & { readonly mapped: readonly string[] };

/**
 * Loads the compiled code of a folder. Returns undefined if it is absent, or if its seal is wrong because it was
 * damaged or changed.
 */
export async function loadCompiled(folder: string, seal: Seal): Promise<CompiledSite | undefined> {
  try {
    const [frame, slices, site, seen] = await Promise.all([
      readFile(join(folder, rendererFiles.frame)),
      readFile(join(folder, rendererFiles.slices)),
      readFile(join(folder, 'site.json'), 'utf8'),
      readFile(join(folder, 'seal'), 'utf8'),
    ]);
    if (seen !== sealOf(folder, { frame, slices, site }, seal)) return undefined;
    const compiled = withFiles(folder, JSON.parse(site));
    return compiled.sourceMaps.every(({ file }) => existsSync(file)) ? compiled : undefined;
  } catch {
    return undefined;
  }
}

function withFiles(folder: string, { mapped, ...compiled }: StoredSite): CompiledSite {
  const sourceMaps = mapped.map((script) => ({ script, file: join(folder, mapFileOf(script)) }));
  return { ...compiled, sourceMaps, rendererFile: join(folder, rendererFiles.frame) };
}

/** The name of a script's source map: `late-3f2a….js.map`. */
function mapFileOf(script: string): string {
  return `${basename(script)}.map`;
}

interface SealedCode {
  readonly frame: string | Uint8Array;
  readonly slices: string | Uint8Array;
  readonly site: string;
}

/** The seal of the compiled code and of the sources' hash, by which the folder is found. */
function sealOf(folder: string, { frame, slices, site }: SealedCode, seal: Seal): string {
  return seal(basename(folder), ...[frame, slices, site].map((content) => hash('sha256', content)));
}

/**
 * Stores compiled code in a folder, whose name is the hash of its sources. The seal leaves out the source maps: they
 * only show the places of errors, and no page depends on them.
 */
export async function storeCompiled(
  folder: string,
  { renderer, sourceMaps, ...compiled }: CompiledSources,
  seal: Seal,
): Promise<CompiledSite> {
  const stored: StoredSite = { ...compiled, mapped: sourceMaps.map(({ script }) => script) };
  const site = JSON.stringify(stored);
  await writeWhole(folder, {
    [rendererFiles.frame]: renderer.frame.code,
    [`${rendererFiles.frame}.map`]: renderer.frame.map,
    [rendererFiles.slices]: renderer.slices.code,
    [`${rendererFiles.slices}.map`]: renderer.slices.map,
    ...Object.fromEntries(sourceMaps.map(({ script, map }) => [mapFileOf(script), map])),
    'site.json': site,
    seal: sealOf(folder, { frame: renderer.frame.code, slices: renderer.slices.code, site }, seal),
  });
  return withFiles(folder, stored);
}

/**
 * Writes the folder with all its files atomically, and deletes the results of earlier sources and of killed exports.
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
