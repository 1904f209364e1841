import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { islands } from '../../islands/registry.ts';
import { tokensCss } from '../../templates/styles/tokens-css.ts';
import { bundleError } from './bundle-mistakes.ts';
import { bundleRuntime, type Script } from './bundle-runtime.ts';
import { bundleWorker } from './bundle-worker.ts';
import { loadPackages } from './bundled-packages.ts';
import type { CompiledSite, CompileInput } from './compile-site.ts';
import { compileModules, compileStyles, type StyleModules } from './css-modules.ts';
import { cssModules } from './css-modules-plugin.ts';
import { withoutFileScripts } from './pdf-plugins.ts';
import { sourceFolders, sourceLayout } from './source-layout.ts';
import { type SourceMap, withLinesBefore, withScriptName } from './source-map.ts';
import { parseRules, type StyleRule } from './stylesheet.ts';

/** The site's code. */
export interface CompiledSources extends Omit<CompiledSite, 'rendererFile' | 'sourceMaps'> {
  readonly renderer: RendererBundle;
  readonly sourceMaps: readonly SourceMap[];
}

/** The text of a CommonJS module, and its source map as JSON, in which sources are paths from the root. */
export interface RendererBundle {
  readonly code: string;
  readonly map: string;
}

/** Compiles templates, styles and scripts. Throws HeliosError `compile-failed` for a mistake in the sources. */
export async function compileSources(input: CompileInput): Promise<CompiledSources> {
  const { root, site, consent, vendors } = input;
  try {
    const modules = await compileModules(root, sourceFolders(input.renderer));
    const [renderer, { runtime, bootMap, sourceMaps }, { maps, ...worker }, styles] = await Promise.all([
      bundleRenderer(input, modules),
      bundleRuntime({ root, site, consent, vendors, modules }),
      bundleWorker(root),
      rulesOf(root, modules),
    ]);
    const font = `node_modules/${sourceLayout.fontPackage}`;
    const packages = loadPackages(root, [...runtime.packageFolders, ...worker.packageFolders, font]);
    const hash = createHash('sha256')
      .update(renderer.code)
      .update(JSON.stringify([styles, runtime, worker, packages]))
      .digest('hex')
      .slice(0, 20);
    const boot = withHashInName(runtime.boot, hash);
    const ofWorker = site.hasServiceWorker ? withLinesBefore(1, maps.worker) : maps.retirement;
    return {
      hash,
      renderer,
      styles,
      partStyles: stylesByPart(modules),
      runtime: { ...runtime, boot },
      worker,
      packages,
      sourceMaps: [{ script: boot.pathname, map: bootMap }, { script: '/sw.js', map: ofWorker }, ...sourceMaps].map(
        withScriptName,
      ),
    };
  } catch (error) {
    throw bundleError(error, root);
  }
}

async function rulesOf(root: string, modules: StyleModules): Promise<StyleRule[]> {
  const tokens = compileStyles('tokens.css', tokensCss());
  const base = compileStyles(sourceLayout.baseStyles, await readFile(join(root, sourceLayout.baseStyles), 'utf8'));
  return parseRules([tokens, base, ...modules.values()].map(({ css }) => css).join(''));
}

/** Puts the build hash into the boot script's file name, from which the script reads the build hash of its page. */
function withHashInName({ pathname, code }: Script, hash: string): Script {
  return { pathname: pathname.replace(/\.js$/, `-${hash}.js`), code };
}

/** The rules of the style modules in each island's folder and in each fragment's, by the island's or fragment's name. */
function stylesByPart(modules: StyleModules): Record<string, StyleRule[]> {
  const stylesIn = (folder: string) =>
    [...modules].filter(([file]) => file.startsWith(`${folder}/`)).flatMap(([, { css }]) => parseRules(css));
  const folders = {
    ...Object.fromEntries(Object.keys(islands).map((island) => [island, `${sourceLayout.islands}/${island}`])),
    ...sourceLayout.fragments,
  };
  return Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, stylesIn(folder)]));
}

async function bundleRenderer({ root, renderer }: CompileInput, modules: StyleModules): Promise<RendererBundle> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    // The bundle contains the paths of its modules. The real location of a linked node_modules must not change them.
    preserveSymlinks: true,
    entryPoints: [join(root, renderer)],
    outfile: join(root, 'renderer.cjs'),
    sourcemap: 'external',
    sourcesContent: false,
    bundle: true,
    write: false,
    platform: 'node',
    // The format is CommonJS, because react-dom's server build requires Node's own modules by name.
    format: 'cjs',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [withoutFileScripts, cssModules({ root, modules })],
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { code: textOf('.cjs'), map: textOf('.map') };
}
