import { hash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { cssModules, type StyleModules } from './css-modules.ts';

/** A script of the site, named by its content. */
export interface Script {
  /** `/helios/static/boot-3f2a….js` */
  readonly pathname: string;
  readonly code: string;
}

/** What a page needs to know of the browser's code. */
export interface RuntimeBundle {
  /** First bytes: no React in it. `integrity` as in Subresource Integrity. */
  readonly boot: { readonly pathname: string; readonly integrity: string };
  /** Island name to the pathname of its chunk. */
  readonly islands: Readonly<Record<string, string>>;
  readonly scripts: readonly Script[];
  /** Gzip bytes of the boot script: all that is sent before any interaction. */
  readonly initialBytes: number;
}

/** Bundles `src/runtime`: the boot script by itself, and a chunk per island (`<island>/island.ts`) sharing React. */
export async function bundleRuntime(input: {
  root: string;
  islands: readonly string[];
  pathPrefix: string;
  modules: StyleModules;
}): Promise<RuntimeBundle> {
  const folder = `${input.pathPrefix}/static`;
  const [boot, islands] = await Promise.all([bundleBoot(input.root, folder), bundleIslands(input, folder)]);
  return {
    boot: { pathname: boot.pathname, integrity: `sha384-${hash('sha384', boot.code, 'base64')}` },
    islands: islands.entries,
    scripts: [boot, ...islands.scripts].sort((a, b) => (a.pathname < b.pathname ? -1 : 1)),
    initialBytes: gzipSync(boot.code, { level: 9 }).length,
  };
}

async function bundleBoot(root: string, folder: string): Promise<Script> {
  const { outputFiles } = await build({
    ...common(root),
    entryPoints: [join(root, 'src/runtime/boot.ts')],
  });
  const code = outputFiles[0]?.text ?? '';
  return { pathname: `${folder}/boot-${shortHash(code)}.js`, code };
}

async function bundleIslands(
  { root, islands, modules }: { root: string; islands: readonly string[]; modules: StyleModules },
  folder: string,
): Promise<{ entries: Record<string, string>; scripts: Script[] }> {
  const { outputFiles, metafile } = await build({
    ...common(root),
    entryPoints: Object.fromEntries(islands.map((name) => [name, join(root, 'src/runtime', name, 'island.ts')])),
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

function entriesOf(metafile: Metafile, folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint ? [[basename(dirname(entryPoint)), `${folder}/${basename(path)}`]] : [],
    ),
  );
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

function shortHash(text: string): string {
  return hash('sha256', text).slice(0, 10);
}
