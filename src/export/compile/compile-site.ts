import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '../../disk/entries-below.ts';
import type { Seal } from '../../disk/seal.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import type { RuntimeBundle } from './bundle-runtime.ts';
import type { WorkerBundle } from './bundle-worker.ts';
import { loadCompiled, storeCompiled } from './compiled-cache.ts';
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
  /** The seal of compiled code. */
  readonly seal: Seal;
}

/** Compiles templates, styles and scripts, or loads the result from the work folder if no source has changed. */
export async function compileSite(input: CompileInput): Promise<CompiledSite> {
  const sources = await hashSources(input);
  const folder = join(input.workFolder, 'compiled', sources);
  const cached = await loadCompiled(folder, input.seal);
  return cached ?? compileInto(folder, input);
}

/** Compiles the sources into the folder. The compilers are imported only now, because most exports find compiled code. */
async function compileInto(folder: string, input: CompileInput): Promise<CompiledSite> {
  const { compileSources } = await import('./compile-sources.ts');
  return storeCompiled(folder, await compileSources(input), input.seal);
}

/** Hashes every file that can end up in a bundle, in the order of the file names. */
async function hashSources(input: CompileInput): Promise<string> {
  const { root, site, renderer } = input;
  const hash = createHash('sha256').update(JSON.stringify([site, renderer]));
  const files = sourceFolders(renderer).flatMap((folder) => sourcesIn(join(root, folder)));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => {
    hash.update(relative(root, file)).update(contents[index] ?? '');
  });
  hash.update(await readFile(join(root, 'package-lock.json')));
  // The bundles also depend on tsconfig.json, which esbuild reads if the project has one.
  hash.update(await readFile(join(root, 'tsconfig.json')).catch(() => ''));
  return hash.digest('hex').slice(0, 20);
}

function sourcesIn(folder: string): string[] {
  const sources = filesBelow(folder, { patterns: ['**/*.{ts,tsx,css}'], hidden: 'included' });
  return sources.map((path) => join(folder, path));
}
