import { hash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { BundleCache, FromSources } from './bundle-cache.ts';
import { rendererName } from './bundle-names.ts';
import { type BundledCode, modulesIn, sourcesInCircles } from './code-versions.ts';
import type { CompileRequest } from './compile-thread.ts';
import { namesOf, type StyleModules } from './css-modules.ts';
import { cssModules } from './css-modules-plugin.ts';
import { withoutFileScripts } from './pdf-plugins.ts';
import { rendererFiles } from './renderer-files.ts';
import { type CompiledText, compileSlices, joinSlices, type SliceModules, sliceOutlines } from './slice-modules.ts';
import { sourceLayout } from './source-layout.ts';

/** The compiled renderer: two CommonJS modules. In their source maps, sources are paths from the root. */
export interface RendererBundle extends BundledCode {
  /** The renderer without the slices, which it requires. */
  readonly frame: CompiledText;
  readonly slices: CompiledText;
}

/** Bundles the renderer with the templates. An edit of a slice leaves all but the slice as the cache has it. */
export async function bundleRenderer(
  request: CompileRequest,
  styles: StyleModules,
  cache: BundleCache,
): Promise<RendererBundle> {
  try {
    const slices = await reuseSlices(request, styles, cache);
    const frame = await reuseFrame(request, { styles, slices }, cache);
    const separate = withoutCircles(slices, frame);
    if (separate.size === slices.size) return withSlices(slices, frame);
    return withSlices(separate, await reuseFrame(request, { styles, slices: separate }, cache));
  } catch {
    // The mistake is in code that Helios made of a slice, or the slice is not used. The whole bundle shows it.
    const none: SliceModules = new Map();
    return withSlices(none, (await bundleFrame(request, { styles, slices: none })).made);
  }
}

async function reuseSlices(
  { root, hashes }: CompileRequest,
  styles: StyleModules,
  cache: BundleCache,
): Promise<SliceModules> {
  const files = [...hashes.keys()].filter((path) => sourceLayout.ofSlices.test(`/${path}`));
  const make = (changed: readonly string[]) => compileSlices({ root, files: changed, modules: styles });
  const compiled = await cache.reuseEach('slices', files, make, namesOf(styles));
  return new Map([...compiled].flatMap(([file, slice]) => (slice ? [[file, slice] as const] : [])));
}

/** The renderer without the slices. */
interface Frame extends BundledCode {
  readonly text: CompiledText;
  /** The sources that import one another in a circle, and those that import such ones. */
  readonly circular: readonly string[];
}

/** A slice gets the values of its imports when its module begins, and in a circle one of them has none by then. */
function withoutCircles(slices: SliceModules, { circular }: Frame): SliceModules {
  return new Map([...slices].filter(([file]) => !circular.includes(file)));
}

interface FrameInput {
  readonly styles: StyleModules;
  readonly slices: SliceModules;
}

function reuseFrame(request: CompileRequest, input: FrameInput, cache: BundleCache): Promise<Frame> {
  const outlines = Array.from(input.slices, ([file, { outline }]) => [file, outline] as const);
  const contents = new Map<string, unknown>([...namesOf(input.styles), ...outlines]);
  return cache.reuse(rendererName(request.renderer), () => bundleFrame(request, input), contents);
}

async function bundleFrame(
  { root, renderer }: CompileRequest,
  { styles, slices }: FrameInput,
): Promise<FromSources<Frame>> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    // The bundle contains the paths of its modules. The real location of a linked node_modules must not change them.
    preserveSymlinks: true,
    entryPoints: [join(root, renderer)],
    outfile: join(root, rendererFiles.frame),
    external: [`./${rendererFiles.slices}`],
    metafile: true,
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
    plugins: [withoutFileScripts, sliceOutlines({ root, slices }), cssModules({ root, modules: styles })],
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const text = { code: textOf('.cjs'), map: textOf('.map') };
  const [{ inputs: bytes } = { inputs: {} }] = Object.values(metafile.outputs).filter((output) => output.entryPoint);
  const modules = modulesIn(text.code, { inputs: metafile.inputs, bytes });
  const circular = [...sourcesInCircles(modules)];
  return { made: { text, modules, circular, entry: renderer }, sources: Object.keys(metafile.inputs) };
}

/** Puts the code of slices in the place of their outlines. */
function withSlices(slices: SliceModules, { text, modules, entry }: Frame): RendererBundle {
  const own = Object.entries(modules).map(([path, module]) => {
    const slice = slices.get(path);
    return [path, slice ? { ...module, hash: hash('sha256', slice.code) } : module] as const;
  });
  return { frame: text, slices: joinSlices(slices), modules: Object.fromEntries(own), entry };
}
