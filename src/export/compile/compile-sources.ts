import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { islands } from '../../islands/registry.ts';
import type { CodePart } from '../../site/code-part.ts';
import { tokensCss } from '../../templates/styles/tokens-css.ts';
import { type BundleCache, type BundleCacheInput, createBundleCache, type FromSources } from './bundle-cache.ts';
import { bundleError } from './bundle-mistakes.ts';
import { bundleRenderer, type RendererBundle } from './bundle-renderer.ts';
import { codeVersions } from './code-versions.ts';
import { type CompiledScripts, changedScripts } from './compile-scripts.ts';
import type { CompiledSite } from './compile-site.ts';
import type { CompileRequest, CompileResult } from './compile-thread.ts';
import { compileModules, type StyleModules } from './css-modules.ts';
import { type PartFiles, partFilesOf } from './part-files.ts';
import { sourceFolders, sourceLayout } from './source-layout.ts';
import { assertInFolders } from './sources-outside.ts';
import { parseRules, type StyleRule } from './stylesheet.ts';

/** The site's code. */
export interface CompiledSources extends Pick<CompiledSite, 'code' | 'styles' | 'partStyles'> {
  readonly renderer: Pick<RendererBundle, 'frame' | 'templates'>;
  /** Undefined if they are the ones of the last compilation. */
  readonly scripts: CompiledScripts | undefined;
}

/** Compiles templates, styles and scripts. Throws HeliosError `compile-failed` for a mistake in the sources. */
export async function compileSources(request: CompileRequest, load: BundleCacheInput['load']): Promise<CompileResult> {
  const { root, site, consent, vendors, hashes } = request;
  try {
    const bundles = createBundleCache({ load, settings: [site, consent, vendors], hashes });
    const modules = await compileModules(root, sourceFolders(request.renderer), bundles);
    const compiling = [
      bundleRenderer(request, modules, bundles),
      changedScripts(request, modules, bundles),
      rulesOf(root, modules, bundles),
    ] as const;
    // Mistakes of the renderer are told first, so that the same ones are told whichever of them ends first.
    await Promise.allSettled(compiling);
    const [renderer, scripts, styles] = [await compiling[0], await compiling[1], await compiling[2]];
    assertInFolders(renderer, sourceFolders(request.renderer));
    const partStyles = stylesByPart(modules);
    const compiled = {
      code: codeVersions(renderer, await readPartFiles(request), partStyles),
      renderer: { frame: renderer.frame, templates: renderer.templates },
      styles,
      partStyles,
      scripts,
    };
    return { compiled, newBundles: bundles.made() };
  } catch (error) {
    throw bundleError(error, root);
  } finally {
    // esbuild would keep its process, and 0.3 GB of memory, until this process ends.
    await stop();
  }
}

async function rulesOf(root: string, modules: StyleModules, cache: BundleCache): Promise<StyleRule[]> {
  const common = await cache.reuse('common-styles', () => compileCommonStyles(root));
  return parseRules([common, ...Array.from(modules.values(), ({ css }) => css)].join(''));
}

/** Compiles the tokens and the base styles. */
async function compileCommonStyles(root: string): Promise<FromSources<string>> {
  const { compileStyles } = await import('./compile-styles.ts');
  const file = sourceLayout.baseStyles;
  const base = compileStyles(file, await readFile(join(root, file), 'utf8'));
  return { made: compileStyles('tokens.css', tokensCss()).css + base.css, sources: [file] };
}

/** The rules of the style modules in each island's folder and in each fragment's. */
function stylesByPart(modules: StyleModules): Record<CodePart, StyleRule[]> {
  const stylesIn = (folder: string) =>
    [...modules].filter(([file]) => file.startsWith(`${folder}/`)).flatMap(([, { css }]) => parseRules(css));
  const folders = [
    ...Object.keys(islands).map((name) => [`island:${name}`, `${sourceLayout.islands}/${name}`] as const),
    ...Object.entries(sourceLayout.fragments).map(([name, folder]) => [`fragment:${name}`, folder] as const),
  ];
  return Object.fromEntries(folders.map(([part, folder]) => [part, stylesIn(folder)]));
}

/**
 * Reads the files of the parts of the site's renderer. Another renderer has no parts, because it may import components
 * directly and not through the registries.
 */
async function readPartFiles({ root, renderer }: CompileRequest): Promise<PartFiles> {
  if (renderer !== sourceLayout.renderer) return { registries: [], files: {} };
  const registries = (['page', 'slice', 'island'] as const).map(async (kind) => {
    const path = sourceLayout.registries[kind];
    return { kind, path, source: await readFile(join(root, path), 'utf8') };
  });
  return partFilesOf(await Promise.all(registries));
}
