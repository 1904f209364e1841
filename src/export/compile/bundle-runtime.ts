import { basename, dirname, join, sep } from 'node:path';
import { type BuildResult, build, type Plugin } from 'esbuild';
import { type IslandName, islands } from '../../islands/registry.ts';
import type { ConsentSettings } from '../../rules/privacy/consent-settings.ts';
import type { VendorId, VendorSettings } from '../../rules/privacy/vendor-settings.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import { byText } from '../../site/by-text.ts';
import type { BundleCache, FromSources } from './bundle-cache.ts';
import { packageFoldersOf } from './bundled-packages.ts';
import { namesOf, type StyleModules } from './css-modules.ts';
import { cssModules } from './css-modules-plugin.ts';
import { islandFiles } from './island-files.ts';
import { type MergedFile, mergeChunks } from './merge-chunks.ts';
import { withoutUnusedFormats } from './pdf-plugins.ts';
import { sourceLayout } from './source-layout.ts';
import { type SourceMap, withScriptName } from './source-map.ts';
import { withoutDestinations } from './without-destinations.ts';

/** A bundled script of the site. Its name contains a hash of its content. */
export interface Script {
  /** Pathname with a content hash: `/helios/static/sign-up-3f2a….js`. */
  readonly pathname: string;
  readonly code: string;
}

/** A script and the source files it was bundled from. */
export interface BundledScript extends Script {
  /** The script's source map, JSON, with the script's name. */
  readonly map: string;
  /** Number of bytes that each source file takes in the minified script, by the file's path from the project's root. */
  readonly sources: Readonly<Record<string, number>>;
  /** Pathnames of the scripts that this script imports. The browser fetches them together with this script. */
  readonly imports: readonly string[];
}

/** The boot script, and the scripts that it loads without an island. */
export interface PageScripts {
  readonly boot: BundledScript;
  /** Scripts that the boot script loads, and those that they load. */
  readonly late: readonly BundledScript[];
}

/** The scripts of the islands. */
export interface IslandScripts {
  /** Pathname of each island's chunk, by the island's name. */
  readonly islands: Readonly<Record<IslandName, string>>;
  /** The chunks of the islands, and the chunks that several islands share. */
  readonly chunks: readonly BundledScript[];
}

/** All scripts for the browser, each with the source files it was bundled from. */
export interface BundledRuntime extends PageScripts, IslandScripts {}

/** The scripts for the browser under their published names. */
export interface RuntimeBundle {
  /** The script that every page loads first. It contains no React. */
  readonly boot: Script;
  /** Pathname of each island's script. */
  readonly islands: Readonly<Record<IslandName, string>>;
  /** All scripts except the boot script. */
  readonly scripts: readonly Script[];
  /** Folders of the npm packages with code in the scripts: `node_modules/react`. */
  readonly packageFolders: readonly string[];
}

/** The scripts and their source maps. The boot script's map is separate, because this script has no final name yet. */
export interface MappedRuntime {
  readonly runtime: RuntimeBundle;
  readonly bootMap: string;
  readonly sourceMaps: readonly SourceMap[];
  /** The paths of all files that esbuild read for them. */
  readonly sources: readonly string[];
}

export interface BundleInput {
  readonly root: string;
  readonly site: RuntimeSite;
  readonly consent: ConsentSettings;
  readonly vendors: VendorSettings;
  readonly modules: StyleModules;
}

/**
 * Bundles the boot script and the scripts it loads (`src/runtime`), and a script for each island (`src/islands`). The islands
 * share React. An edit of an island leaves the other scripts as the cache has them, and an edit of a template leaves all of them.
 */
export async function bundleRuntime(input: BundleInput, cache: BundleCache): Promise<MappedRuntime> {
  const names = namesOf(input.modules);
  const [{ boot, late, sources: ofPage }, { islands, chunks, sources: ofIslands }] = await Promise.all([
    cache.reuse('page', async () => withSources(await bundlePage(input)), names),
    cache.reuse('islands', async () => withSources(await bundleIslands(input)), names),
  ]);
  const scripts = [...late, ...chunks].sort(byText(({ pathname }) => pathname));
  return {
    runtime: {
      boot: scriptOf(boot),
      islands,
      scripts: scripts.map(scriptOf),
      packageFolders: [boot, ...scripts].flatMap(({ sources }) => packageFoldersOf(sources)),
    },
    bootMap: boot.map,
    sourceMaps: scripts.map(({ pathname, map }) => ({ script: pathname, map })),
    sources: [...new Set([...ofPage, ...ofIslands])],
  };
}

/** Makes the paths of the sources a part of the bundles, for bundles that are made of these. */
export function withSources<Made>({ made, sources }: FromSources<Made>) {
  return { made: { ...made, sources }, sources };
}

function scriptOf({ pathname, code }: BundledScript): Script {
  return { pathname, code };
}

/**
 * Bundles all scripts and measures how many bytes each source file takes in them. The boot script's name has no hash
 * yet: `…/boot.js`.
 */
export async function bundleScripts(input: BundleInput): Promise<BundledRuntime> {
  const [page, ofIslands] = await Promise.all([bundlePage(input), bundleIslands(input)]);
  return { ...page.made, ...ofIslands.made };
}

/**
 * Bundles the boot script, the scripts it loads, and those that they load in turn. Code that several of them need is
 * copied into each, because a shared file would be a further request for the first page.
 */
export async function bundlePage(input: BundleInput): Promise<FromSources<PageScripts>> {
  const { root, modules, vendors } = input;
  const folder = scriptFolder(input);
  const sources = new Set<string>();
  const bundle = async (
    entry: string,
    names: string,
    { plugins, loaded }: { readonly plugins: Plugin[]; readonly loaded: readonly LoadedScript[] },
  ): Promise<BundledScript> => {
    const built = await build({
      ...common(root),
      entryPoints: [join(root, entry)],
      outdir: join(root, 'static'),
      entryNames: names,
      define: { ...common(root).define, ...definesOf(input), ...addressesOf(loaded) },
      // Grafana Faro imports the package's CommonJS files by their paths, from which esbuild can't leave out unused
      // code. The alias leads to the package's ES modules.
      alias: { '@opentelemetry/otlp-transformer/build/src': '@opentelemetry/otlp-transformer/build/esm' },
      plugins: [...plugins, ...loaded.map(scriptFile)],
    });
    for (const file of Object.keys(built.metafile.inputs)) sources.add(file);
    const [script] = scriptsOf(built, folder);
    return script ?? { pathname: '', code: '', map: '', sources: {}, imports: [] };
  };
  const lateOf = (entries: readonly string[], loaded: readonly LoadedScript[]) =>
    Promise.all(
      entries.map(async (entry): Promise<LoadedScript> => {
        const plugins = [withoutBoot(root), islandsOnly, withoutDestinations, cssModules({ root, modules })];
        return { entry, script: await bundle(entry, '[name]-[hash]', { plugins, loaded }) };
      }),
    );
  const wanted = (['flags', 'analytics', 'monitoring'] as const).filter((id) => vendors[id] !== undefined);
  const ofVendors = await lateOf(
    wanted.map((id) => sourceLayout.vendors[id]),
    [],
  );
  const deferred = await lateOf(sourceLayout.deferred, ofVendors);
  const late = await lateOf(sourceLayout.late, [...deferred, ...ofVendors]);
  const boot = await bundle(sourceLayout.boot, '[name]', { plugins: [islandsOnly], loaded: late });
  const loaders = [...late, ...deferred];
  const loaded = [...deferred, ...ofVendors].filter((each) => loaders.some((loader) => loads(loader, each)));
  return { made: { boot, late: [...late, ...loaded].map(({ script }) => script) }, sources: [...sources] };
}

/** The pathname of the folder of all scripts. */
function scriptFolder({ site }: BundleInput): string {
  return `${site.pathPrefix}/static`;
}

/** The values that replace the names of `src/runtime/shared/site.ts` and `vendors.ts`. */
function definesOf({ site, consent, vendors }: BundleInput): Record<string, string> {
  const ids = Object.keys(sourceLayout.vendors).concat('hubspotBanner') as VendorId[];
  return {
    HELIOS_SITE: JSON.stringify(site),
    HELIOS_CONSENT: JSON.stringify(consent),
    // Each vendor has a name of its own, because esbuild removes the code of an `if (undefined)` but does not look into
    // objects.
    ...Object.fromEntries(ids.map((id) => [`HELIOS_VENDORS.${id}`, JSON.stringify(vendors[id]) ?? 'undefined'])),
  };
}

/** A script that is bundled already, and the path of its entry from the root. */
interface LoadedScript {
  readonly entry: string;
  readonly script: BundledScript;
}

/**
 * True if `loader` loads a script. A deferred script that no script loads is for vendors that the site does not have.
 */
function loads(loader: LoadedScript, { script }: LoadedScript): boolean {
  return loader.script.code.includes(`./${basename(script.pathname)}`);
}

/** The values that replace the names of `src/runtime/shared/load-script.ts`. */
function addressesOf(loaded: readonly LoadedScript[]): Record<string, string> {
  const names = loaded.map(({ entry, script }) => [basename(entry, '.ts'), `./${basename(script.pathname)}`] as const);
  // A script whose name is no name of JavaScript, `launch-darkly`, is loaded by `import()` alone.
  const addresses = names.filter(([name]) => /^\w+$/.test(name));
  return Object.fromEntries(addresses.map(([name, address]) => [`HELIOS_SCRIPTS.${name}`, JSON.stringify(address)]));
}

/** Makes a dynamic import of the script's entry load the built file beside the importing one: `late-3f2a….js`. */
function scriptFile({ entry, script }: LoadedScript): Plugin {
  const filter = new RegExp(`/${basename(entry).replace('.', '\\.')}$`);
  return {
    name: 'script-file',
    setup: (build) =>
      build.onResolve({ filter }, ({ kind, path, resolveDir }) =>
        kind === 'dynamic-import' && join(resolveDir, path).endsWith(join(sep, entry))
          ? { path: `./${basename(script.pathname)}`, external: true }
          : undefined,
      ),
  };
}

/**
 * Refuses to bundle a file of the boot script's folder into another script: such a file creates the Trusted Types
 * policy when it runs, and the browser throws when a second script creates the same policy.
 */
function withoutBoot(root: string): Plugin {
  const folder = join(root, dirname(sourceLayout.boot)) + sep;
  // A path into the folder from outside has its name. esbuild asks about no other import, since each question takes time.
  const filter = new RegExp(`^\\..*/${basename(dirname(sourceLayout.boot))}/`);
  return {
    name: 'without-boot',
    setup: (build) =>
      build.onResolve({ filter }, ({ path, resolveDir }) =>
        join(resolveDir, path).startsWith(folder)
          ? {
              errors: [
                { text: `Only the boot script may contain ${dirname(sourceLayout.boot)}, and this is another script` },
              ],
            }
          : undefined,
      ),
  };
}

/** Refuses React and signals in the boot script and the scripts it loads: every visitor would pay for them. */
const islandsOnly: Plugin = {
  name: 'islands-only',
  setup: (build) =>
    build.onResolve({ filter: /^(?:react|react-dom|@preact\/[\w-]+)(?:\/|$)/ }, ({ path }) => ({
      errors: [{ text: `Only islands may contain ${path}, and this script is loaded for every visitor` }],
    })),
};

/** Bundles a script for each island, and the scripts that islands share. */
export async function bundleIslands(input: BundleInput): Promise<FromSources<IslandScripts>> {
  const { root, modules } = input;
  const folder = scriptFolder(input);
  const built = await build({
    ...common(root),
    define: { ...common(root).define, ...definesOf(input) },
    entryPoints: Object.fromEntries(
      Object.keys(islands).map((name) => [name, join(root, sourceLayout.islands, name, 'island.ts')]),
    ),
    splitting: true,
    // Signals for React import this hook from a package for older versions of React.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    outdir: join(root, 'static'),
    entryNames: '[name]-[hash]',
    // `chunk` for code that several islands share, and the file's own name for a script that an island loads.
    chunkNames: '[name]-[hash]',
    // A font is a script of its own, which has the font's bytes.
    loader: { '.woff': 'binary' },
    plugins: [withoutBoot(root), withoutUnusedFormats, cssModules({ root, modules })],
  });
  const files = await mergeChunks({
    folder: join(root, 'static'),
    outputFiles: built.outputFiles,
    metafile: built.metafile,
    files: islandFiles(built.metafile),
    options: common(root),
  });
  const chunks = files.map(({ name, code, map, sources, imports }) => {
    const pathname = `${folder}/${name}`;
    return {
      pathname,
      code,
      map: withScriptName({ script: pathname, map }).map,
      sources,
      imports: imports.map((each) => `${folder}/${each}`),
    };
  });
  return { made: { islands: entriesOf(files, folder), chunks }, sources: Object.keys(built.metafile.inputs) };
}

function entriesOf(files: readonly MergedFile[], folder: string): Record<IslandName, string> {
  const entries = files.flatMap(({ name, entryPoint }) =>
    entryPoint && basename(entryPoint) === 'island.ts'
      ? [[basename(dirname(entryPoint)), `${folder}/${name}`] as const]
      : [],
  );
  // The cast is safe: each island is an entry point, and esbuild either writes a file for every entry point or fails.
  return Object.fromEntries(entries) as Record<IslandName, string>;
}

function scriptsOf({ outputFiles, metafile }: BuildResult<ReturnType<typeof common>>, folder: string): BundledScript[] {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const scripts = [...texts].filter(([path]) => path.endsWith('.js'));
  return scripts.map(([path, text]) => {
    const { inputs = {}, imports = [] } = outputs.get(basename(path)) ?? {};
    const pathname = `${folder}/${basename(path)}`;
    return {
      pathname,
      code: text,
      map: withScriptName({ script: pathname, map: texts.get(`${path}.map`) ?? '' }).map,
      sources: Object.fromEntries(Object.entries(inputs).map(([file, { bytesInOutput }]) => [file, bytesInOutput])),
      imports: imports
        .filter(({ kind, external }) => kind === 'import-statement' && !external)
        .map((each) => `${folder}/${basename(each.path)}`),
    };
  });
}

function common(root: string) {
  return {
    absWorkingDir: root,
    // esbuild hashes source paths into file names. With `preserveSymlinks` these are paths inside the project, wherever
    // a linked node_modules really is.
    preserveSymlinks: true,
    bundle: true,
    metafile: true,
    minify: true,
    // The maps are never published, so no script names its map.
    sourcemap: 'external',
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
  } as const;
}
