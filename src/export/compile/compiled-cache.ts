import { hash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeCacheFolder } from '../../disk/make-cache-folder.ts';
import type { Seal } from '../../disk/seal.ts';
import { readSealed } from '../../disk/sealed-file.ts';
import type { CompiledScripts } from './compile-scripts.ts';
import type { CompiledSite, SourceMapFile } from './compile-site.ts';
import type { CompiledSources } from './compile-sources.ts';
import { rendererFiles } from './renderer-files.ts';

/** Compiled code before it has files. Its scripts are new, or those of the last compilation. */
export interface StorableCode extends Omit<CompiledSources, 'scripts'> {
  readonly scripts: NewScripts | KeptScripts;
}

/** New scripts. The version changes with everything that decides about them. */
export interface NewScripts {
  readonly version: string;
  readonly made: CompiledScripts;
}

/** The scripts of a folder with compiled code. */
export interface KeptScripts {
  readonly version: string;
  readonly folder: string;
  readonly stored: StoredScripts;
}

/** The content of `site.json`. It names the version of the scripts, which have a file of their own. */
type StoredSite = Omit<CompiledSources, 'renderer' | 'scripts'> & { readonly scripts: string };

/** The content of `scripts.json`. It has no paths of files: they follow from the folder, which may have been moved. */
type StoredScripts = Omit<CompiledScripts, 'sourceMaps'> & { readonly maps: readonly StoredMap[] };

/** The source map of a script, which has a file of its own. */
type StoredMap = Omit<SourceMapFile, 'file'>;

const scriptsFile = 'scripts.json';

/** The version of the content of `scripts.json`. Files of another version count as absent. */
const scriptsFormat = '2';

/**
 * Loads the compiled code of a folder. Returns undefined if it is absent, or if its seal is wrong because it was
 * damaged or changed.
 */
export async function loadCompiled(folder: string, seal: Seal): Promise<CompiledSite | undefined> {
  try {
    const [frame, templates, site, seen] = await Promise.all([
      readFile(join(folder, rendererFiles.frame)),
      readFile(join(folder, rendererFiles.templates)),
      readFile(join(folder, 'site.json'), 'utf8'),
      readFile(join(folder, 'seal'), 'utf8'),
    ]);
    if (seen !== sealOf(folder, { frame, templates, site }, seal)) return undefined;
    const stored: StoredSite = JSON.parse(site);
    const scripts = loadScripts(folder, stored.scripts, seal);
    return scripts && withFiles(folder, stored, scripts.stored);
  } catch {
    return undefined;
  }
}

/**
 * Finds the scripts of a version in the folders with compiled code. Returns undefined if they are damaged, or if there are
 * none.
 */
export function findScripts(parent: string, version: string, seal: Seal): KeptScripts | undefined {
  // A file in the place of the folder is replaced when compiled code is stored.
  const isFolder = statSync(parent, { throwIfNoEntry: false })?.isDirectory();
  for (const folder of isFolder ? readdirSync(parent).map((name) => join(parent, name)) : []) {
    const scripts = loadScripts(folder, version, seal);
    if (scripts) return scripts;
  }
  return undefined;
}

/** True if the files of the scripts are still there: another export may have replaced them. */
export function areThere({ folder, stored }: KeptScripts): boolean {
  return filesOfScripts(stored).every((name) => existsSync(join(folder, name)));
}

function loadScripts(folder: string, version: string, seal: Seal): KeptScripts | undefined {
  const text = readSealed(join(folder, scriptsFile), sealerOf(version, seal));
  const scripts = text === undefined ? undefined : { version, folder, stored: JSON.parse(text) };
  return scripts && areThere(scripts) ? scripts : undefined;
}

function sealerOf(version: string, seal: Seal): (text: string) => string {
  return (text) => seal('scripts', scriptsFormat, version, hash('sha256', text));
}

/**
 * True if all source maps have their hashes. They are not read when the code is loaded, because only an export of the whole
 * site publishes them: an edit leaves them as they were published.
 */
export function areMapsWhole(maps: readonly SourceMapFile[]): boolean {
  try {
    return maps.every(({ file, sha256 }) => hash('sha256', readFileSync(file)) === sha256);
  } catch {
    return false; // A map can't be read, so the scripts are compiled again.
  }
}

/** Deletes what is known of the scripts in a folder with compiled code, so that they are compiled again. */
export function forgetScripts(folder: string): void {
  rmSync(join(folder, scriptsFile), { recursive: true, force: true });
}

/** The names of all files of the scripts: of their code, and of each source map. */
function filesOfScripts({ maps }: StoredScripts): string[] {
  return [scriptsFile, ...maps.map(({ script }) => mapFileOf(script))];
}

function withFiles(
  folder: string,
  { scripts: scriptsVersion, ...site }: StoredSite,
  { maps, ...scripts }: StoredScripts,
): CompiledSite {
  const sourceMaps = maps.map((map) => ({ ...map, file: join(folder, mapFileOf(map.script)) }));
  return { ...site, ...scripts, scriptsVersion, sourceMaps, rendererFile: join(folder, rendererFiles.frame) };
}

/** The name of a script's source map: `late-3f2a….js.map`. */
function mapFileOf(script: string): string {
  return `${basename(script)}.map`;
}

interface SealedCode {
  readonly frame: string | Uint8Array;
  readonly templates: string | Uint8Array;
  readonly site: string;
}

/** The seal of the compiled code and of the sources' hash, by which the folder is found. */
function sealOf(folder: string, { frame, templates, site }: SealedCode, seal: Seal): string {
  return seal(basename(folder), ...[frame, templates, site].map((content) => hash('sha256', content)));
}

/**
 * Stores compiled code in a folder, whose name is the hash of its sources. The seals leave out the source maps of the
 * renderer: they only show the places of errors, and nothing that is published depends on them. Files of kept scripts
 * become links.
 */
export async function storeCompiled(
  folder: string,
  { renderer, scripts, ...compiled }: StorableCode,
  seal: Seal,
): Promise<CompiledSite> {
  const stored: StoredSite = { ...compiled, scripts: scripts.version };
  const site = JSON.stringify(stored);
  const { frame, templates } = renderer;
  const files = {
    [rendererFiles.frame]: frame.code,
    [`${rendererFiles.frame}.map`]: frame.map,
    [rendererFiles.templates]: templates.code,
    [`${rendererFiles.templates}.map`]: templates.map,
    ...('made' in scripts && textsOfScripts(scripts, seal)),
    'site.json': site,
    seal: sealOf(folder, { frame: frame.code, templates: templates.code, site }, seal),
  };
  const linked = 'folder' in scripts ? filesOfScripts(scripts.stored).map((name) => join(scripts.folder, name)) : [];
  await writeWhole(folder, { files, linked });
  return withFiles(folder, stored, 'made' in scripts ? storedScripts(scripts.made) : scripts.stored);
}

function textsOfScripts({ version, made }: NewScripts, seal: Seal): Record<string, string> {
  const text = JSON.stringify(storedScripts(made));
  const maps = made.sourceMaps.map(({ script, map }) => [mapFileOf(script), map]);
  return { ...Object.fromEntries(maps), [scriptsFile]: `${sealerOf(version, seal)(text)}\n${text}` };
}

function storedScripts({ sourceMaps, ...scripts }: CompiledScripts): StoredScripts {
  return { ...scripts, maps: sourceMaps.map(({ script, map }) => ({ script, sha256: hash('sha256', map) })) };
}

interface FolderContent {
  /** The texts of files by their names. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that become files of the folder as they are. */
  readonly linked: readonly string[];
}

/**
 * Writes the folder with all its files atomically, and deletes the results of earlier sources and of killed exports.
 */
async function writeWhole(folder: string, { files, linked }: FolderContent): Promise<void> {
  const parent = dirname(folder);
  const partial = `${folder}.partial-${process.pid}`;
  try {
    makeCacheFolder(parent);
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial);
    for (const file of linked) linkOrCopy(file, join(partial, basename(file)));
    for (const [name, text] of Object.entries(files)) await writeFile(join(partial, name), text);
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  const others = readdirSync(parent).filter((name) => name !== basename(folder));
  for (const name of others) await rm(join(parent, name), { recursive: true, force: true });
}

/** Makes `target` a hard link to a file, or a copy where links are not possible. Nobody changes these files. */
function linkOrCopy(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}
