import { hash } from 'node:crypto';
import type { BundleCache, FromSources } from './bundle-cache.ts';
import { scriptsName } from './bundle-names.ts';
import { bundleRuntime, type Script, withSources } from './bundle-runtime.ts';
import { bundleWorker } from './bundle-worker.ts';
import { loadPackages } from './bundled-packages.ts';
import type { CompiledSite } from './compile-site.ts';
import type { CompileRequest } from './compile-thread.ts';
import { namesOf, type StyleModules } from './css-modules.ts';
import { sourceLayout } from './source-layout.ts';
import { type SourceMap, withLinesBefore, withScriptName } from './source-map.ts';

/** The scripts of the site, with what follows from them. */
export interface CompiledScripts extends Pick<CompiledSite, 'hash' | 'runtime' | 'worker' | 'packages'> {
  readonly sourceMaps: readonly SourceMap[];
}

/** The name, among the sources of the scripts, of the list of all class names. */
const classesName = 'classes';

/**
 * Compiles the scripts of the site. Returns undefined if they would be the ones of the last compilation: with their source
 * maps they have 9 MB, which an edit of a template need not load.
 */
export function changedScripts(
  request: CompileRequest,
  modules: StyleModules,
  cache: BundleCache,
): Promise<CompiledScripts | undefined> {
  // The build hash includes the class names: an open page takes over markup and styles of later exports only while
  // their class names are the same.
  const classes = Array.from(modules.values(), ({ names }) => names);
  const contents = new Map<string, unknown>([...namesOf(modules), [classesName, classes]]);
  return cache.makeChanged(scriptsName, () => compileScripts(request, { modules, classes }, cache), contents);
}

async function compileScripts(
  { root, site, consent, vendors }: CompileRequest,
  { modules, classes }: { readonly modules: StyleModules; readonly classes: unknown },
  cache: BundleCache,
): Promise<FromSources<CompiledScripts>> {
  const [page, ofWorker] = await Promise.all([
    bundleRuntime({ root, site, consent, vendors, modules }, cache),
    cache.reuse('worker', async () => withSources(await bundleWorker(root))),
  ]);
  const { runtime, bootMap, sourceMaps } = page;
  const { maps, sources: workerSources, ...worker } = ofWorker;
  const font = `node_modules/${sourceLayout.fontPackage}`;
  const packages = loadPackages(root, [...runtime.packageFolders, ...worker.packageFolders, font]);
  const build = hash('sha256', JSON.stringify([runtime, worker, classes])).slice(0, 20);
  const boot = withHashInName(runtime.boot, build);
  const workerMap = site.hasServiceWorker ? withLinesBefore(1, maps.worker) : maps.retirement;
  return {
    made: {
      hash: build,
      runtime: { ...runtime, boot },
      worker,
      packages,
      sourceMaps: [
        withScriptName({ script: boot.pathname, map: bootMap }),
        withScriptName({ script: '/sw.js', map: workerMap }),
        ...sourceMaps,
      ],
    },
    sources: [...new Set([...page.sources, ...workerSources]), classesName],
  };
}

/** Puts the build hash into the boot script's file name, from which the script reads the build hash of its page. */
function withHashInName({ pathname, code }: Script, hash: string): Script {
  return { pathname: pathname.replace(/\.js$/, `-${hash}.js`), code };
}
