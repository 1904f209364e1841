import { join } from 'node:path';
import { build } from 'esbuild';
import type { FromSources } from './bundle-cache.ts';
import { packageFoldersOf } from './bundled-packages.ts';
import { sourceLayout } from './source-layout.ts';

/**
 * The two scripts that can be published as `sw.js`. Both are classic scripts without imports, because a change in an
 * imported script alone does not make the browser update the worker.
 */
export interface WorkerBundle {
  /** The service worker. It reads its `WorkerSite` from `self.helios`. */
  readonly worker: string;
  /** A script that deletes the service worker's caches and unregisters the worker. */
  readonly retirement: string;
  /** Folders of the npm packages with code in the scripts. */
  readonly packageFolders: readonly string[];
}

/** The scripts and their source maps, JSON. */
export interface MappedWorker extends WorkerBundle {
  readonly maps: { readonly worker: string; readonly retirement: string };
}

/** Bundles `src/service-worker`. */
export async function bundleWorker(root: string): Promise<FromSources<MappedWorker>> {
  const entries = sourceLayout.serviceWorker;
  const [worker, retirement] = await Promise.all([bundle(root, entries.worker), bundle(root, entries.retirement)]);
  const packageFolders = [...worker.packageFolders, ...retirement.packageFolders];
  const maps = { worker: worker.map, retirement: retirement.map };
  return {
    made: { worker: worker.code, retirement: retirement.code, packageFolders, maps },
    sources: [...new Set([...worker.sources, ...retirement.sources])],
  };
}

async function bundle(root: string, entry: string) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    outdir: join(root, 'static'),
    sourcemap: 'external',
    // Without `preserveSymlinks` the real paths of the modules, which can differ between machines, would decide their
    // order in the bundle.
    preserveSymlinks: true,
    bundle: true,
    metafile: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const bytes = Object.fromEntries(inputs.map(([file, { bytesInOutput }]) => [file, bytesInOutput]));
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return {
    code: textOf('.js'),
    map: textOf('.map'),
    packageFolders: packageFoldersOf(bytes),
    sources: Object.keys(metafile.inputs),
  };
}
