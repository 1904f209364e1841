import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { islands } from '../../islands/registry.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { bundleRuntime, type RuntimeBundle, type Script } from './bundle-runtime.ts';
import { bundleWorker, type WorkerBundle } from './bundle-worker.ts';
import { compileModules, compileStyles, cssModules, type StyleModules } from './css-modules.ts';
import { sourceLayout } from './source-layout.ts';
import { parseRules, type StyleRule } from './stylesheet.ts';

/** The site's code, ready to render and to ship. */
export interface CompiledSite {
  /**
   * The build hash (`webpackCompilationHash` in page data). It changes with anything that can change a page or a
   * script.
   */
  readonly hash: string;
  /** Path of the compiled renderer, a module that Node can load. */
  readonly rendererFile: string;
  readonly styles: readonly StyleRule[];
  /**
   * CSS rules of the style modules in each island's folder, by the island's name. `styles` contains these rules too.
   */
  readonly islandStyles: Readonly<Record<string, readonly StyleRule[]>>;
  readonly runtime: RuntimeBundle;
  readonly worker: WorkerBundle;
}

export interface CompileInput {
  readonly root: string;
  readonly workFolder: string;
  readonly site: RuntimeSite;
  /** Entry of the renderer, as a path from the root. Its folder may contain templates of its own. */
  readonly renderer: string;
}

/** Compiles templates, styles and scripts, or loads the result from the work folder if no source has changed. */
export async function compileSite(input: CompileInput): Promise<CompiledSite> {
  const sources = await hashSources(input);
  const folder = join(input.workFolder, 'compiled', sources);
  const cached = await readCompiled(folder);
  return cached ?? compileInto(folder, input);
}

/** The content of `site.json`, which is cached beside the compiled renderer. */
type CachedSite = Omit<CompiledSite, 'rendererFile'> & { readonly rendererHash: string };

async function readCompiled(folder: string): Promise<CompiledSite | undefined> {
  try {
    const rendererFile = join(folder, 'renderer.cjs');
    const [text, renderer] = await Promise.all([readFile(join(folder, 'site.json'), 'utf8'), readFile(rendererFile)]);
    const { rendererHash, ...compiled }: CachedSite = JSON.parse(text);
    return sha256(renderer) === rendererHash ? { ...compiled, rendererFile } : undefined;
  } catch {
    // If the cached files are absent or damaged, the caller compiles again.
    return undefined;
  }
}

async function compileInto(folder: string, input: CompileInput): Promise<CompiledSite> {
  const { root, site } = input;
  try {
    const modules = await compileModules(root, sourceFolders(input));
    const [renderer, runtime, worker] = await Promise.all([
      bundleRenderer(input, modules),
      bundleRuntime({ root, site, modules }),
      bundleWorker(root),
    ]);
    const base = compileStyles(sourceLayout.baseStyles, await readFile(join(root, sourceLayout.baseStyles)));
    const rules = parseRules(base.css + [...modules.values()].map(({ css }) => css).join(''));
    const hash = createHash('sha256')
      .update(renderer)
      .update(JSON.stringify([rules, runtime, worker]))
      .digest('hex')
      .slice(0, 20);
    const compiled = {
      hash,
      styles: rules,
      islandStyles: stylesByIsland(modules),
      runtime: { ...runtime, boot: withHashInName(runtime.boot, hash) },
      worker,
    };
    const cached: CachedSite = { ...compiled, rendererHash: sha256(renderer) };
    await writeWhole(folder, { 'renderer.cjs': renderer, 'site.json': JSON.stringify(cached) });
    return { ...compiled, rendererFile: join(folder, 'renderer.cjs') };
  } catch (cause) {
    if (cause instanceof Error && 'errors' in cause) throw compileError(cause);
    throw cause;
  }
}

/** Puts the build hash into the boot script's file name, from which the script reads the build hash of its page. */
function withHashInName({ pathname, code }: Script, hash: string): Script {
  return { pathname: pathname.replace(/\.js$/, `-${hash}.js`), code };
}

function stylesByIsland(modules: StyleModules): Record<string, StyleRule[]> {
  const stylesOf = (island: string) =>
    [...modules]
      .filter(([file]) => file.startsWith(`${sourceLayout.islands}/${island}/`))
      .flatMap(([, { css }]) => parseRules(css));
  return Object.fromEntries(Object.keys(islands).map((island) => [island, stylesOf(island)]));
}

async function bundleRenderer({ root, renderer }: CompileInput, modules: StyleModules): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    // The bundle contains the paths of its modules. The real location of a linked node_modules must not change them.
    preserveSymlinks: true,
    entryPoints: [join(root, renderer)],
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
    plugins: [cssModules({ root, modules })],
  });
  return outputFiles[0]?.text ?? '';
}

/** Hashes every file that can end up in a bundle, in the order of the file names. */
async function hashSources(input: CompileInput): Promise<string> {
  const { root, site, renderer } = input;
  const hash = createHash('sha256').update(JSON.stringify([site, renderer]));
  const files = (await Promise.all(sourceFolders(input).map((folder) => sourcesIn(join(root, folder))))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => {
    hash.update(relative(root, file)).update(contents[index] ?? '');
  });
  hash.update(await readFile(join(root, 'package-lock.json')));
  // The bundles also depend on tsconfig.json, which esbuild reads if the project has one.
  hash.update(await readFile(join(root, 'tsconfig.json')).catch(() => ''));
  return hash.digest('hex').slice(0, 20);
}

function sourceFolders({ renderer }: CompileInput): string[] {
  return [...new Set([...sourceLayout.bundled, renderer.split('/').slice(0, 2).join('/')])];
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => /\.(?:tsx?|css)$/.test(entry))
    .sort()
    .map((entry) => join(folder, entry));
}

/**
 * Writes the folder with all its files or not at all, and deletes the results of earlier sources and of killed exports.
 */
async function writeWhole(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(dirname(folder), { recursive: true, force: true });
  const partial = `${folder}.partial-${process.pid}`;
  try {
    await mkdir(partial, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(partial, name), text);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function compileError(cause: Error & { errors?: unknown }): HeliosError {
  const [first] = Array.isArray(cause.errors) ? cause.errors : [];
  const place = first?.location ? `${first.location.file}:${first.location.line}:${first.location.column}` : undefined;
  return new HeliosError('compile-failed', {
    message: `The site's code does not compile: ${first?.text ?? cause.message}.`,
    hint: 'Correct the code; `npm run typecheck` shows more.',
    cause,
    ...(place && { where: place }),
  });
}
