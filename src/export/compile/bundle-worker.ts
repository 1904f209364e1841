import { join } from 'node:path';
import { build } from 'esbuild';
import { sourceLayout } from './source-layout.ts';

/** The two scripts that may stand at `sw.js`. Classic ones: what a worker imports is not read again when that changes. */
export interface WorkerBundle {
  /** Finds its `WorkerSite` at `self.helios`. */
  readonly worker: string;
  /** Takes away whatever the other one has left, and itself. */
  readonly retirement: string;
}

/** Bundles `src/service-worker`. */
export async function bundleWorker(root: string): Promise<WorkerBundle> {
  const entries = sourceLayout.serviceWorker;
  const [worker, retirement] = await Promise.all([bundle(root, entries.worker), bundle(root, entries.retirement)]);
  return { worker, retirement };
}

async function bundle(root: string, entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    // Names of modules are in no bundle of this form, but their order follows from where they really are.
    preserveSymlinks: true,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
