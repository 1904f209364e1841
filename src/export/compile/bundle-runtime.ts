import { basename, dirname, join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
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
  const folder = `${input.site.pathPrefix}/static`;
  const [[boot, ...late], islandScripts] = await Promise.all([bundleBoot(input, folder), bundleIslands(input, folder)]);
  return {
    boot,
    islands: islandScripts.entries,
    scripts: [...late, ...islandScripts.scripts].sort((a, b) => (a.pathname < b.pathname ? -1 : 1)),
  };
}

/**
 * The boot script first, then what it loads late. Each is whole: what both need is in both, or the first page would wait
 * for a third file.
 */
async function bundleBoot({ root, site, modules }: BundleInput, folder: string): Promise<[Script, ...Script[]]> {
  const bundle = async (entry: string, names: string, plugins: Plugin[]): Promise<Script> => {
    const { outputFiles } = await build({
      ...common(root),
      entryPoints: [join(root, entry)],
      outdir: join(root, 'static'),
      entryNames: names,
      define: { ...common(root).define, HELIOS_SITE: JSON.stringify(site) },
      plugins,
    });
    const [file] = outputFiles;
    return { pathname: `${folder}/${basename(file?.path ?? '')}`, code: file?.text ?? '' };
  };
  const late = await Promise.all(
    sourceLayout.late.map((entry) => bundle(entry, '[name]-[hash]', [cssModules({ root, modules })])),
  );
  const boot = await bundle(
    sourceLayout.boot,
    '[name]',
    late.map(({ pathname }) => elsewhere(basename(pathname))),
  );
  return [boot, ...late];
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

async function bundleIslands(
  { root, modules }: BundleInput,
  folder: string,
): Promise<{ entries: Record<IslandName, string>; scripts: Script[] }> {
  const { outputFiles, metafile } = await build({
    ...common(root),
    entryPoints: Object.fromEntries(
      Object.keys(islands).map((name) => [name, join(root, sourceLayout.islands, name, 'island.ts')]),
    ),
    splitting: true,
    metafile: true,
    outdir: join(root, 'static'),
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    plugins: [cssModules({ root, modules })],
  });
  const scripts = outputFiles.map((file) => ({ pathname: `${folder}/${basename(file.path)}`, code: file.text }));
  return { entries: entriesOf(metafile, folder), scripts };
}

function entriesOf(metafile: Metafile, folder: string): Record<IslandName, string> {
  const entries = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [[basename(dirname(entryPoint)), `${folder}/${basename(path)}`] as const] : [],
  );
  // Each island is an entry point, and esbuild writes a file for each of them or fails.
  return Object.fromEntries(entries) as Record<IslandName, string>;
}

function common(root: string) {
  return {
    absWorkingDir: root,
    // Names hold a hash of the paths: where a linked node_modules really is may not matter.
    preserveSymlinks: true,
    bundle: true,
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
