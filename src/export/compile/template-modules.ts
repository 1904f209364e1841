import { hash } from 'node:crypto';
import { join, posix } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { FromSources } from './bundle-cache.ts';
import type { StyleModules } from './css-modules.ts';
import { cssModules } from './css-modules-plugin.ts';
import { rendererFiles } from './renderer-files.ts';
import { sourceLayout } from './source-layout.ts';

/**
 * A source of templates, compiled by itself. An edit of its markup then leaves the rest of the renderer as it is, and
 * esbuild needs 20 ms instead of half a second.
 */
export interface TemplateModule {
  /**
   * The code of a function. Its parameters are what the source imports, and it returns what the source exports. They have
   * the values of the moment at which the module is evaluated, so no module may change its exports later.
   */
  readonly code: string;
  /** The source map of the code, JSON. */
  readonly map: string;
  /**
   * The module that stands for the source in the renderer: it has the same imports and exports, and calls the function.
   * The renderer is bundled anew only if this changes. esbuild finds missing exports by it.
   */
  readonly outline: string;
}

/** The compiled templates by the paths of their sources, from the project's root. */
export type TemplateModules = ReadonlyMap<string, TemplateModule>;

export interface TemplatesInput {
  readonly root: string;
  /** The sources, as paths from the root. */
  readonly files: readonly string[];
  readonly modules: StyleModules;
}

/**
 * Compiles sources of templates, each by itself. A source that is more than a list of imports, declarations and exports is
 * undefined: it imports while pages are rendered, or passes on all exports of another file. Throws an error of esbuild.
 */
export async function compileTemplates({
  root,
  files,
  modules,
}: TemplatesInput): Promise<ReadonlyMap<string, FromSources<TemplateModule | undefined>>> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    preserveSymlinks: true,
    entryPoints: files.map((file) => ({ in: join(root, file), out: file })),
    outdir: join(root, 'templates'),
    bundle: true,
    // The imports of other sources and of packages stay as they are, and those of stylesheets become names of classes.
    packages: 'external',
    external: ['./*.ts', './*.tsx', '../*.ts', '../*.tsx'],
    metafile: true,
    sourcemap: 'external',
    sourcesContent: false,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // The code becomes a function, which can't wait.
    supported: { 'top-level-await': false },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    // Without it, names with other letters than ASCII are written as escapes, which are no words.
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [cssModules({ root, modules })],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const textAt = (path: string) => texts.get(join(root, path)) ?? '';
  return new Map(
    Object.entries(metafile.outputs).flatMap(([path, output]) => {
      const file = output.entryPoint;
      if (file === undefined) return [];
      const compiled = { code: textAt(path), map: withSourcesFrom(path, textAt(`${path}.map`)) };
      return [[file, { made: templateModule(file, output, compiled), sources: sourcesOf(file, metafile) }] as const];
    }),
  );
}

/** Compiled code, and its source map, JSON. */
export interface CompiledText {
  readonly code: string;
  readonly map: string;
}

/** Writes the sources of a map, which are paths from its file, as paths from the root. */
function withSourcesFrom(path: string, map: string): string {
  const fields: { readonly sources: readonly string[] } = JSON.parse(map);
  return JSON.stringify({
    ...fields,
    sources: fields.sources.map((source) => posix.join(posix.dirname(path), source)),
  });
}

/** The source itself and its stylesheets. */
function sourcesOf(file: string, { inputs }: Metafile): string[] {
  const imports = inputs[file]?.imports ?? [];
  return [file, ...imports.filter(({ external }) => !external).map(({ path }) => path)];
}

/** Makes a function of compiled code, or returns undefined if esbuild names other imports or exports than are found in it. */
function templateModule(
  file: string,
  output: Metafile['outputs'][string],
  compiled: CompiledText,
): TemplateModule | undefined {
  const { code, map } = compiled;
  const imports = Array.from(code.matchAll(importStatement), ([statement, clause = '', path = '']) => {
    return { statement, path, names: namesIn(clause) };
  });
  const exports = exportsOf(code);
  const isSeparate =
    output.imports.every(({ kind }) => kind === 'import-statement') &&
    hasSame(pathsOf(output.imports), pathsOf(imports)) &&
    hasSame(
      output.exports,
      exports.map(({ exported }) => exported),
    ) &&
    !exports.some(({ local }) => isReassigned(local, code)) &&
    !code.includes('import.meta');
  if (!isSeparate) return undefined;
  const parameters = imports.flatMap(({ names }) => names).join(', ');
  // Each statement leaves its empty lines, because the source map counts lines.
  const body = code.replace(exportClause, '').replace(importStatement, (text) => text.replace(/[^\n]/g, ''));
  const results = exports.map(({ local, exported }) => `${exported}: ${local}`);
  // esbuild numbers names that several modules have. A name of its own makes sure that code which uses this source changes
  // if it uses another one in its place.
  const made = `made_${hash('sha256', file).slice(0, 12)}`;
  return {
    code: `(${parameters}) => {\n${body}return { ${results.join(', ')} };\n}`,
    map,
    outline: [
      ...imports.map(({ statement }) => statement),
      `const ${made} = require("./${rendererFiles.templates}")[${JSON.stringify(file)}](${parameters});`,
      ...exports.map(({ exported }) => `const ${made}_${exported} = ${made}.${exported};`),
      `export { ${exports.map(({ exported }) => `${made}_${exported} as ${exported}`).join(', ')} };`,
    ].join('\n'),
  };
}

/** An import as esbuild prints it: `import { jsx, jsxs as many } from "react/jsx-runtime";`. */
const importStatement = /^import (?:([^"';]+) from )?"([^"\n]+)";$/gm;

/** The list of exports, with which the code ends. */
const exportClause = /(?<![^\n])export \{\n([^{}]*)\n\};\n*$/;

/** The names that an import statement declares: `jsx` and `many`. */
function namesIn(clause: string): string[] {
  return clause.match(/[$_\p{ID_Start}][$\p{ID_Continue}]*(?=\s*(?:[,}]|$))/gu) ?? [];
}

/**
 * True if code may give a variable another value after its declaration. It is also true for some code that does not, such
 * as another variable of this name.
 */
function isReassigned(local: string, code: string): boolean {
  const name = local.replaceAll('$', '\\$');
  const word = `(?<![.\\w$])${name}(?![\\w$])`;
  const assignment = new RegExp(
    `${word}\\s*(?:(?:[-+*/%&|^]|\\*\\*|<<|>>>?|&&|\\|\\||\\?\\?)?=(?![=>])|\\+\\+|--)`,
    'g',
  );
  const step = new RegExp(`(?:\\+\\+|--)${name}(?![\\w$])`);
  const declaration = new RegExp(`\\b(?:var|let|const)\\s+${word}\\s*=`);
  return step.test(code) || (code.match(assignment)?.length ?? 0) > (declaration.test(code) ? 1 : 0);
}

/** The exports of compiled code. A list entry is `Hero` or `hero as Hero`. */
function exportsOf(code: string): { readonly local: string; readonly exported: string }[] {
  const entries = exportClause.exec(code)?.[1]?.split(',') ?? [];
  return entries.map((entry) => {
    const [local = '', exported = local] = entry.trim().split(' as ');
    return { local, exported };
  });
}

function pathsOf(imports: readonly { readonly path: string }[]): string[] {
  return imports.map(({ path }) => path);
}

function hasSame(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join('\n') === others.toSorted().join('\n');
}

/** Lets esbuild bundle outlines in place of the sources of templates. */
export function templateOutlines({ root, templates }: { root: string; templates: TemplateModules }): Plugin {
  const outlines = new Map(Array.from(templates, ([file, { outline }]) => [join(root, file), outline]));
  return {
    name: 'template-outlines',
    setup(build) {
      build.onLoad({ filter: sourceLayout.ofTemplates }, ({ path }) => {
        const contents = outlines.get(path);
        return contents === undefined ? undefined : { contents, loader: 'js' };
      });
    },
  };
}

/** Joins the functions into one CommonJS module, and their source maps into one. */
export function joinTemplates(templates: TemplateModules): CompiledText {
  const parts = Array.from(templates, ([file, { code }]) => `${JSON.stringify(file)}: ${code},\n`);
  let line = linesBefore;
  const sections = Array.from(templates.values(), ({ code, map }) => {
    // The map begins in the line after the parameters.
    const section = { offset: { line: line + 1, column: 0 }, map: JSON.parse(map) };
    line += code.split('\n').length;
    return section;
  });
  return {
    code: `"use strict";\nmodule.exports = {\n${parts.join('')}};\n`,
    map: JSON.stringify({ version: 3, sections }),
  };
}

/** The number of lines before the first function. */
const linesBefore = 2;
