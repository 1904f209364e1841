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
import { sourceLayout } from './source-layout.ts';
import {
  type CompiledText,
  compileTemplates,
  joinTemplates,
  type TemplateModules,
  templateOutlines,
} from './template-modules.ts';

/** The compiled renderer: two CommonJS modules. In their source maps, sources are paths from the root. */
export interface RendererBundle extends BundledCode {
  /** The renderer without the templates, which it requires. */
  readonly frame: CompiledText;
  readonly templates: CompiledText;
}

/** Bundles the renderer with the templates. An edit of a template leaves all but the template as the cache has it. */
export async function bundleRenderer(
  request: CompileRequest,
  styles: StyleModules,
  cache: BundleCache,
): Promise<RendererBundle> {
  try {
    const templates = await reuseTemplates(request, styles, cache);
    const frame = await reuseFrame(request, { styles, templates }, cache);
    const separate = withoutCircles(templates, frame);
    if (separate.size === templates.size) return withTemplates(templates, frame);
    return withTemplates(separate, await reuseFrame(request, { styles, templates: separate }, cache));
  } catch {
    // The mistake is in code that Helios made of a template, or the template is not used. The whole bundle shows it.
    const none: TemplateModules = new Map();
    return withTemplates(none, (await bundleFrame(request, { styles, templates: none })).made);
  }
}

async function reuseTemplates(
  { root, hashes }: CompileRequest,
  styles: StyleModules,
  cache: BundleCache,
): Promise<TemplateModules> {
  const files = [...hashes.keys()].filter((path) => sourceLayout.ofTemplates.test(`/${path}`));
  const make = (changed: readonly string[]) => compileTemplates({ root, files: changed, modules: styles });
  const compiled = await cache.reuseEach('templates', files, make, namesOf(styles));
  return new Map([...compiled].flatMap(([file, template]) => (template ? [[file, template] as const] : [])));
}

/** The renderer without the templates. */
interface Frame extends BundledCode {
  readonly text: CompiledText;
  /** The sources that import one another in a circle, and those that import such ones. */
  readonly circular: readonly string[];
}

/** A template gets the values of its imports when its module begins, and in a circle one of them has none by then. */
function withoutCircles(templates: TemplateModules, { circular }: Frame): TemplateModules {
  return new Map([...templates].filter(([file]) => !circular.includes(file)));
}

interface FrameInput {
  readonly styles: StyleModules;
  readonly templates: TemplateModules;
}

function reuseFrame(request: CompileRequest, input: FrameInput, cache: BundleCache): Promise<Frame> {
  const outlines = Array.from(input.templates, ([file, { outline }]) => [file, outline] as const);
  const contents = new Map<string, unknown>([...namesOf(input.styles), ...outlines]);
  return cache.reuse(rendererName(request.renderer), () => bundleFrame(request, input), contents);
}

async function bundleFrame(
  { root, renderer }: CompileRequest,
  { styles, templates }: FrameInput,
): Promise<FromSources<Frame>> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    // The bundle contains the paths of its modules. The real location of a linked node_modules must not change them.
    preserveSymlinks: true,
    entryPoints: [join(root, renderer)],
    outfile: join(root, rendererFiles.frame),
    external: [`./${rendererFiles.templates}`],
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
    plugins: [withoutFileScripts, templateOutlines({ root, templates }), cssModules({ root, modules: styles })],
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const text = { code: textOf('.cjs'), map: textOf('.map') };
  const [{ inputs: bytes } = { inputs: {} }] = Object.values(metafile.outputs).filter((output) => output.entryPoint);
  const modules = modulesIn(text.code, { inputs: metafile.inputs, bytes });
  const circular = [...sourcesInCircles(modules)];
  return { made: { text, modules, circular, entry: renderer }, sources: Object.keys(metafile.inputs) };
}

/** Puts the code of templates in the place of their outlines. */
function withTemplates(templates: TemplateModules, { text, modules, entry }: Frame): RendererBundle {
  const own = Object.entries(modules).map(([path, module]) => {
    const template = templates.get(path);
    // The outline says what the template imports from where.
    return [path, template ? { ...module, hash: hash('sha256', template.outline + template.code) } : module] as const;
  });
  return { frame: text, templates: joinTemplates(templates), modules: Object.fromEntries(own), entry };
}
