import { basename, dirname, join, sep } from 'node:path';
import { type BuildResult, build, type Metafile, type Plugin } from 'esbuild';
import { type IslandName, islands } from '../../islands/registry.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import { cssModules, type StyleModules } from './css-modules.ts';
import { sourceLayout } from './source-layout.ts';

/** A script of the site, named by its content. */
export interface Script {
  /** `/helios/static/sign-up-3f2a….js` */
  readonly pathname: string;
  readonly code: string;
}

/** A script with what it was made of. */
export interface BundledScript extends Script {
  /** Source file, from the project's root, to the bytes it takes in the minified script. */
  readonly sources: Readonly<Record<string, number>>;
  /** Pathnames of the scripts that it imports, which the browser fetches with it. */
  readonly imports: readonly string[];
}

/** The browser's code, each script with what it was made of. */
export interface BundledRuntime {
  readonly boot: BundledScript;
  /** Scripts that the boot script loads. */
  readonly late: readonly BundledScript[];
  /** Island name to the pathname of its chunk. */
  readonly islands: Readonly<Record<IslandName, string>>;
  /** The islands' chunks and those that they share. */
  readonly chunks: readonly BundledScript[];
}

/** What a page needs to know of the browser's code. */
export interface RuntimeBundle {
  /** First bytes: no React in it. */
  readonly boot: Script;
  /** Pathname of each island's script. */
  readonly islands: Readonly<Record<IslandName, string>>;
  /** All but the boot script. */
  readonly scripts: readonly Script[];
}

export interface BundleInput {
  readonly root: string;
  readonly site: RuntimeSite;
  readonly modules: StyleModules;
}

/**
 * Bundles the boot script and the scripts it loads (`src/runtime`), and a script for each island (`src/islands`). The islands
 * share React.
 */
export async function bundleRuntime(input: BundleInput): Promise<RuntimeBundle> {
  const bundled = await bundleScripts(input);
  return {
    boot: scriptOf(bundled.boot),
    islands: bundled.islands,
    scripts: [...bundled.late, ...bundled.chunks].map(scriptOf).sort((a, b) => (a.pathname < b.pathname ? -1 : 1)),
  };
}

function scriptOf({ pathname, code }: BundledScript): Script {
  return { pathname, code };
}

/** The same scripts, and which source takes how many bytes of each. The boot script's name has no hash yet: `…/boot.js`. */
export async function bundleScripts(input: BundleInput): Promise<BundledRuntime> {
  const folder = `${input.site.pathPrefix}/static`;
  const [page, chunks] = await Promise.all([bundleBoot(input, folder), bundleIslands(input, folder)]);
  return { ...page, ...chunks };
}

/**
 * The boot script, and what it loads late. Each is whole: what both need is in both, or the first page would wait for a
 * third file.
 */
async function bundleBoot(
  { root, site, modules }: BundleInput,
  folder: string,
): Promise<Pick<BundledRuntime, 'boot' | 'late'>> {
  const bundle = async (entry: string, names: string, plugins: Plugin[]): Promise<BundledScript> => {
    const built = await build({
      ...common(root),
      entryPoints: [join(root, entry)],
      outdir: join(root, 'static'),
      entryNames: names,
      define: { ...common(root).define, HELIOS_SITE: JSON.stringify(site) },
      plugins,
    });
    const [script] = scriptsOf(built, folder);
    return script ?? { pathname: '', code: '', sources: {}, imports: [] };
  };
  const late = await Promise.all(
    sourceLayout.late.map((entry) =>
      bundle(entry, '[name]-[hash]', [withoutBoot(root), cssModules({ root, modules })]),
    ),
  );
  const boot = await bundle(
    sourceLayout.boot,
    '[name]',
    late.map(({ pathname }) => elsewhere(basename(pathname))),
  );
  return { boot, late };
}

/** Makes a dynamic import of `…/late.ts` in the boot script one of the file `late-3f2a….js` beside it. */
function elsewhere(file: string): Plugin {
  const filter = new RegExp(`/${file.replace(/-.*/, '')}\\.ts$`);
  return {
    name: 'elsewhere',
    setup: (build) =>
      build.onResolve({ filter }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${file}`, external: true } : {},
      ),
  };
}

/**
 * Refuses to bundle a file of the boot script's folder into another script. Its Trusted Types policy is made when the file
 * is run, and the browser throws when a second script makes it again.
 */
function withoutBoot(root: string): Plugin {
  const folder = join(root, dirname(sourceLayout.boot)) + sep;
  return {
    name: 'without-boot',
    setup: (build) =>
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) =>
        join(resolveDir, path).startsWith(folder)
          ? {
              errors: [
                { text: `Only the boot script may contain ${dirname(sourceLayout.boot)}, and this is another script` },
              ],
            }
          : {},
      ),
  };
}

async function bundleIslands(
  { root, modules }: BundleInput,
  folder: string,
): Promise<Pick<BundledRuntime, 'islands' | 'chunks'>> {
  const built = await build({
    ...common(root),
    entryPoints: Object.fromEntries(
      Object.keys(islands).map((name) => [name, join(root, sourceLayout.islands, name, 'island.ts')]),
    ),
    splitting: true,
    outdir: join(root, 'static'),
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    plugins: [withoutBoot(root), cssModules({ root, modules })],
  });
  return { islands: entriesOf(built.metafile, folder), chunks: scriptsOf(built, folder) };
}

function entriesOf(metafile: Metafile, folder: string): Record<IslandName, string> {
  const entries = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [[basename(dirname(entryPoint)), `${folder}/${basename(path)}`] as const] : [],
  );
  // Each island is an entry point, and esbuild writes a file for each of them or fails.
  return Object.fromEntries(entries) as Record<IslandName, string>;
}

function scriptsOf({ outputFiles, metafile }: BuildResult<ReturnType<typeof common>>, folder: string): BundledScript[] {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  return outputFiles.map(({ path, text }) => {
    const { inputs = {}, imports = [] } = outputs.get(basename(path)) ?? {};
    return {
      pathname: `${folder}/${basename(path)}`,
      code: text,
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
    // Names hold a hash of the paths: where a linked node_modules really is may not matter.
    preserveSymlinks: true,
    bundle: true,
    metafile: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
  } as const;
}
