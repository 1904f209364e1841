import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import type { RuntimeBundle } from './bundle-runtime.ts';
import type { WorkerBundle } from './bundle-worker.ts';
import { sourceFolders } from './source-layout.ts';
import type { StyleRule } from './stylesheet.ts';

/** The site's code, ready to render and to ship. */
export interface CompiledSite {
  /**
   * The build hash (`webpackCompilationHash` in page data). It changes with anything that can change a page or a
   * script.
   */
  readonly hash: string;
  /** Path of the compiled renderer, a module that Node can load. Its source map is beside it, with `.map` at the end. */
  readonly rendererFile: string;
  /** The rules of tokens, base styles and style modules, in cascade order. */
  readonly styles: readonly StyleRule[];
  /**
   * CSS rules of the style modules in each island's folder, by the island's name. `styles` contains these rules too.
   */
  readonly islandStyles: Readonly<Record<string, readonly StyleRule[]>>;
  readonly runtime: RuntimeBundle;
  readonly worker: WorkerBundle;
}

export interface CompileInput {
  readonly root: string;
  readonly workFolder: string;
  readonly site: RuntimeSite;
  /** Entry of the renderer, as a path from the root. Its folder may contain templates of its own. */
  readonly renderer: string;
}

/** Compiles templates, styles and scripts, or loads the result from the work folder if no source has changed. */
export async function compileSite(input: CompileInput): Promise<CompiledSite> {
  const sources = await hashSources(input);
  const folder = join(input.workFolder, 'compiled', sources);
  const cached = await readCompiled(folder);
  return cached ?? compileInto(folder, input);
}

/** The content of `site.json`, which is cached beside the compiled renderer. */
type CachedSite = Omit<CompiledSite, 'rendererFile'> & { readonly rendererHash: string };

async function readCompiled(folder: string): Promise<CompiledSite | undefined> {
  try {
    const rendererFile = join(folder, 'renderer.cjs');
    const [text, renderer] = await Promise.all([readFile(join(folder, 'site.json'), 'utf8'), readFile(rendererFile)]);
    const { rendererHash, ...compiled }: CachedSite = JSON.parse(text);
    return sha256(renderer) === rendererHash ? { ...compiled, rendererFile } : undefined;
  } catch {
    // If the cached files are absent or damaged, the caller compiles again.
    return undefined;
  }
}

/** Compiles the sources into the folder. The compilers are imported only now, because most exports find compiled code. */
async function compileInto(folder: string, input: CompileInput): Promise<CompiledSite> {
  const { compileSources } = await import('./compile-sources.ts');
  const { renderer, ...compiled } = await compileSources(input);
  const cached: CachedSite = { ...compiled, rendererHash: sha256(renderer.code) };
  const files = { 'renderer.cjs': renderer.code, 'renderer.cjs.map': renderer.map };
  await writeWhole(folder, { ...files, 'site.json': JSON.stringify(cached) });
  return { ...compiled, rendererFile: join(folder, 'renderer.cjs') };
}

/** Hashes every file that can end up in a bundle, in the order of the file names. */
async function hashSources(input: CompileInput): Promise<string> {
  const { root, site, renderer } = input;
  const hash = createHash('sha256').update(JSON.stringify([site, renderer]));
  const files = (await Promise.all(sourceFolders(renderer).map((folder) => sourcesIn(join(root, folder))))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => {
    hash.update(relative(root, file)).update(contents[index] ?? '');
  });
  hash.update(await readFile(join(root, 'package-lock.json')));
  // The bundles also depend on tsconfig.json, which esbuild reads if the project has one.
  hash.update(await readFile(join(root, 'tsconfig.json')).catch(() => ''));
  return hash.digest('hex').slice(0, 20);
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => /\.(?:tsx?|css)$/.test(entry))
    .sort()
    .map((entry) => join(folder, entry));
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

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
