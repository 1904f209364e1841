import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { filesBelow } from '../../disk/entries-below.ts';
import { createFileFacts } from '../../disk/file-facts.ts';
import type { Seal, Seals } from '../../disk/seal.ts';
import { areAsSeen, lookAtEach, type SeenPaths } from '../../disk/seen-paths.ts';
import type { ConsentSettings } from '../../rules/privacy/consent-settings.ts';
import type { VendorSettings } from '../../rules/privacy/vendor-settings.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import type { BundledPackage } from '../../site/bundled-package.ts';
import type { CodeVersions } from '../../site/code-part.ts';
import { type BundlePlace, type BundleTexts, loadBundle, storeBundles } from './bundle-cache.ts';
import { alwaysAsked, scriptsName } from './bundle-names.ts';
import type { RuntimeBundle } from './bundle-runtime.ts';
import type { WorkerBundle } from './bundle-worker.ts';
import type { PartStyles } from './code-versions.ts';
import type { CompiledScripts } from './compile-scripts.ts';
import { type CompilerThread, startCompiler } from './compile-thread.ts';
import {
  areMapsWhole,
  areThere,
  findScripts,
  forgetScripts,
  type KeptScripts,
  loadCompiled,
  type NewScripts,
  storeCompiled,
} from './compiled-cache.ts';
import { sourceFolders } from './source-layout.ts';
import type { StyleRule } from './stylesheet.ts';

/** The site's code, ready to render and to ship. */
export interface CompiledSite {
  /**
   * The build hash (`webpackCompilationHash` in page data). It changes with every script and with the names of classes,
   * and not with other code of templates: a page can change into every page of the same build.
   */
  readonly hash: string;
  /** The versions of the renderer's parts, from which a page knows whether its code has changed. */
  readonly code: CodeVersions;
  /** Path of the compiled renderer, a module that Node can load. Its source map is beside it, with `.map` at the end. */
  readonly rendererFile: string;
  /** The rules of tokens, base styles and style modules, in cascade order. */
  readonly styles: readonly StyleRule[];
  /** CSS rules of the style modules in the folder of each island and each fragment. `styles` contains these rules too. */
  readonly partStyles: PartStyles;
  /** The version of all scripts and of their source maps. */
  readonly scriptsVersion: string;
  readonly runtime: RuntimeBundle;
  readonly worker: WorkerBundle;
  /** The source maps of all scripts. */
  readonly sourceMaps: readonly SourceMapFile[];
  /** The npm packages of which a part reaches visitors. */
  readonly packages: readonly BundledPackage[];
}

/** The file of a source map, beside the renderer. */
export interface SourceMapFile {
  /** Pathname of the script. */
  readonly script: string;
  /** The hash of the map, in hexadecimal digits. */
  readonly sha256: string;
  /** Path of the file. */
  readonly file: string;
}

export interface CompileInput {
  readonly root: string;
  readonly workFolder: string;
  readonly site: RuntimeSite;
  readonly consent: ConsentSettings;
  readonly vendors: VendorSettings;
  /** Entry of the renderer, as a path from the root. Its folder may contain templates of its own. */
  readonly renderer: string;
  readonly seals: Seals;
  /** The folder with the compiled code, if it is certain that no source has changed since. */
  readonly folder?: string | undefined;
  /** A thread that was started before. */
  readonly compiler?: CompilerThread | undefined;
  /** Aborted when nobody needs the code any more: then the thread that compiles is ended, and the compilation throws. */
  readonly signal?: AbortSignal | undefined;
  /** Called before the sources are compiled. It is not called if the work folder has their code. */
  readonly onCompile?: () => void;
}

/** A compilation that has begun in another thread. */
export interface Compilation {
  /** Waits for the compiled code and stores it. The caller must have the lock of the work folder. Throws HeliosError. */
  finish(): Promise<CompiledSite>;
}

/** Compiles templates, styles and scripts, or loads the result from the work folder if no source has changed. */
export async function compileSite(input: CompileInput): Promise<CompiledSite> {
  const seal = input.seals('compiled');
  const known = input.folder === undefined ? undefined : await loadCompiled(input.folder, seal);
  return known ?? beginCompilation(input).finish();
}

/**
 * Returns compiled code whose source maps are whole: the same, or code that is compiled again because the work folder has
 * lost or damaged one.
 */
export async function withWholeMaps(compiled: CompiledSite, input: CompileInput): Promise<CompiledSite> {
  if (areMapsWhole(compiled.sourceMaps)) return compiled;
  forgetScripts(dirname(compiled.rendererFile));
  return compileSite({ ...input, folder: undefined, compiler: undefined });
}

/**
 * Begins to compile, unless the work folder has the result for these sources. Nothing is stored yet, so the caller needs no
 * lock of the work folder.
 */
export function beginCompilation(input: CompileInput): Compilation {
  const sources = readSources(input);
  const folder = join(input.workFolder, 'compiled', hashOf(sources.hashes, input));
  // Without the folder, the thread compiles at once, before the caller uses this thread for other work.
  if (!existsSync(folder)) return compileInto(folder, input, sources);
  return {
    finish: async () =>
      (await loadCompiled(folder, input.seals('compiled'))) ?? compileInto(folder, input, sources).finish(),
  };
}

/** Compiles the sources into the folder. Only the thread loads the compilers, because most exports find compiled code. */
function compileInto(folder: string, input: CompileInput, { hashes, seen }: HashedSources): Compilation {
  const { root, site, consent, vendors, renderer, workFolder, seals, signal, onCompile } = input;
  signal?.throwIfAborted();
  onCompile?.();
  const place = { folder: join(workFolder, 'bundles'), seal: seals('bundles') };
  const { bundles, kept } = askedFor(dirname(folder), { place, renderer, seal: seals('compiled') });
  // A thread that is not asked to compile would not end, so it is started when nothing can fail any more.
  const compiler = input.compiler ?? startCompiler();
  signal?.addEventListener('abort', () => compiler[Symbol.dispose](), { once: true });
  const request = { root, site, consent, vendors, renderer, hashes, bundles };
  const compiling = compiler.compile(request, (name) => loadBundle(name, place));
  // An error is thrown when the caller asks for the result.
  compiling.catch(() => {});
  const compileAgain = () => beginCompilation({ ...input, compiler: undefined }).finish();
  return {
    async finish() {
      await compiling.catch(() => {});
      // What was read while somebody wrote it must not be stored under the hash of what was there before.
      if (!areAsSeen(seen)) return compileAgain();
      const { compiled, newBundles } = await compiling;
      const scripts = compiled.scripts ? newScripts(compiled.scripts, newBundles) : kept;
      // Another export may have replaced the scripts since the compilation began. Now the caller has the lock.
      if (!scripts || ('folder' in scripts && !areThere(scripts))) return compileAgain();
      storeBundles(newBundles, place);
      return storeCompiled(folder, { ...compiled, scripts }, seals('compiled'));
    },
  };
}

interface AskedPlace {
  readonly place: BundlePlace;
  readonly renderer: string;
  readonly seal: Seal;
}

/**
 * Loads the bundles of the last compilation for which each compilation asks. What they say of the scripts counts only if
 * the scripts are there.
 */
function askedFor(
  parent: string,
  { place, renderer, seal }: AskedPlace,
): { readonly bundles: BundleTexts; readonly kept: KeptScripts | undefined } {
  const loaded = Object.fromEntries(alwaysAsked(renderer).map((name) => [name, loadBundle(name, place)]));
  const scripts = loaded[scriptsName];
  const kept = scripts && findScripts(parent, scripts.version, seal);
  return { bundles: { ...loaded, [scriptsName]: kept && scripts }, kept };
}

function newScripts(made: CompiledScripts, bundles: BundleTexts): NewScripts {
  // Scripts with a source that nobody has hashed are not kept. Their own hash is their version.
  return { made, version: bundles[scriptsName]?.version ?? hash('sha256', JSON.stringify(made)) };
}

/**
 * The SHA-256 of each file that can end up in a bundle, and of the files that decide how bundles are made, by path from
 * the root.
 */
export type SourceHashes = ReadonlyMap<string, string>;

/** The version of the facts that are computed from a source. With a new version, Helios reads all sources again. */
const factsVersion = '1';

/** The hashes of sources, and their metadata from before they were read. */
interface HashedSources {
  readonly hashes: SourceHashes;
  readonly seen: SeenPaths;
}

/** Hashes the sources, in the order of the file names. A file that has not changed since an earlier run is not read. */
function readSources({ root, workFolder, renderer, seals }: CompileInput): HashedSources {
  const cache = { file: join(workFolder, 'source-files.json'), seal: seals('source-facts') };
  const facts = createFileFacts({ cache, version: factsVersion });
  const sources = sourceFolders(renderer).flatMap((folder) => sourcesIn(join(root, folder)));
  // The bundles also depend on tsconfig.json, which esbuild reads if the project has one.
  const settings = ['package-lock.json', 'tsconfig.json'].map((name) => join(root, name)).filter(existsSync);
  const files = [...sources, ...settings];
  const seen = lookAtEach(files);
  const hashes = files.map((file): [string, string] => {
    const sha256 = facts.of(file, () => hash('sha256', readFileSync(file)));
    return [relative(root, file).replaceAll(sep, '/'), sha256];
  });
  facts.save();
  return { hashes: new Map(hashes), seen };
}

function hashOf(hashes: SourceHashes, { site, consent, vendors, renderer }: CompileInput): string {
  const lines = Array.from(hashes, ([path, sha256]) => `${path} ${sha256}`);
  return hash('sha256', [JSON.stringify([site, consent, vendors, renderer]), ...lines].join('\n')).slice(0, 20);
}

function sourcesIn(folder: string): string[] {
  // Endings are compared without a glob, because its library takes longer to start than the folders to be read.
  const sources = filesBelow(folder, { hidden: 'included', links: 'followed' }).filter((path) =>
    /\.(?:[cm]?[jt]s|[jt]sx|json|css)$/.test(path),
  );
  return sources.map((path) => join(folder, path));
}
