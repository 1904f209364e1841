import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import browserslist from 'browserslist';
import type { Plugin } from 'esbuild';
import {
  browserslistToTargets,
  type CSSModuleExport,
  type CSSModuleExports,
  type DependencyCSSModuleReference,
  Features,
  transform,
} from 'lightningcss';
import { byText, compareTexts } from '../../site/by-text.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { fixedProperties, shortNames } from '../../templates/styles/tokens-css.ts';
import { sourceLayout } from './source-layout.ts';

/** Browserslist query for the browsers of the last two and a half years, which Baseline calls widely available. */
const browsers = 'baseline widely available';

/**
 * A compiled stylesheet: its rules, and for each of its classes the names that markup needs, separated by spaces: `b`
 * or `b f`.
 */
export interface CompiledStyles {
  readonly css: string;
  readonly names: Readonly<Record<string, string>>;
}

/** The compiled CSS modules by file path, relative to the root. The entries are in cascade order. */
export type StyleModules = ReadonlyMap<string, CompiledStyles>;

/**
 * Compiles all CSS modules of the folders and gives every class the shortest free name: a page repeats class names
 * hundreds of times, and a hash in each name would not compress. The names depend on the files only, so that
 * prerendered markup and the components in the browser agree.
 */
export async function compileModules(root: string, folders: readonly string[]): Promise<StyleModules> {
  const found = (await Promise.all(folders.map((folder) => modulesIn(root, folder)))).flat();
  const files = found.sort((a, b) => layerOf(a) - layerOf(b) || compareTexts(a, b));
  const sources = await Promise.all(files.map(async (file) => [file, await readFile(join(root, file))] as const));
  const compiled = new Map<string, CompiledStyles>();
  for (const [file, code] of sources) compiled.set(file, compileStyles(file, code, compiled));
  return shortenNames(compiled);
}

async function modulesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.module.css'))
    .map((entry) => `${folder}/${entry.replaceAll(sep, '/')}`);
}

/**
 * Position of a file's folder in the cascade. Modules of one folder don't style the same elements, so file names may
 * decide the order within a folder.
 */
function layerOf(file: string): number {
  return sourceLayout.cascade.findIndex((folder) => file.startsWith(`${folder}/`));
}

/**
 * Lets esbuild import `*.module.css` as a map of class names and `*.sheet.css` as compiled text, and shortens the names
 * of design tokens in templates.
 */
export function cssModules({ root, modules }: { root: string; modules: StyleModules }): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const module = modules.get(relative(root, path).replaceAll(sep, '/'));
        return { contents: `export default ${JSON.stringify(module?.names ?? {})}`, loader: 'js' };
      });
      build.onLoad({ filter: /\.sheet\.css$/ }, async ({ path }) => {
        const { css } = compileStyles(relative(root, path), await readFile(path));
        return { contents: `export default ${JSON.stringify(css)}`, loader: 'js' };
      });
      build.onLoad({ filter: sourceLayout.withTokens }, async ({ path }) => ({
        contents: withShortTokens(await readFile(path, 'utf8')),
        loader: 'tsx',
      }));
    },
  };
}

/**
 * Compiles one stylesheet for the supported browsers: lowers nesting, minifies, and makes class names unique if the
 * file is a CSS module. A class may compose classes of other modules only if these are in `earlier`, because its rules
 * must come later to override theirs.
 */
export function compileStyles(filename: string, code: Uint8Array, earlier: StyleModules = new Map()): CompiledStyles {
  const { code: css, exports } = transform({
    filename,
    code: Buffer.from(withShortTokens(withFixedTokens(withReaderQueries(Buffer.from(code).toString())))),
    minify: true,
    targets: browserslistToTargets(browserslist(browsers)),
    include: Features.Nesting,
    drafts: { customMedia: true },
    ...(filename.endsWith('.module.css') && { cssModules: { pattern: '[local]-[hash]', animation: true } }),
  });
  const rules = withoutEmptyRules(Buffer.from(css).toString());
  return { css: rules, names: namesByClass({ filename, rules, classes: exports || {}, earlier }) };
}

/** Removes rules without declarations. lightningcss prints such a rule for a class that only composes other classes. */
function withoutEmptyRules(css: string): string {
  return css.replace(/(?<=^|\})[^{}]+\{\}/g, '');
}

interface ModuleClasses {
  readonly filename: string;
  /** The compiled CSS of the module. */
  readonly rules: string;
  readonly classes: CSSModuleExports;
  readonly earlier: StyleModules;
}

/**
 * Returns for each class of a module the names that markup needs: the class's own name, then the names of all classes
 * that it composes.
 */
function namesByClass({ filename, rules, classes, earlier }: ModuleClasses): Record<string, string> {
  const byName = new Map(Object.values(classes).map((each) => [each.name, each]));
  const namesOf = ({ name, composes }: CSSModuleExport): string[] => {
    const composed = composes.flatMap((reference) => {
      if (reference.type === 'dependency') return importedNames(reference, filename, earlier);
      const local = byName.get(reference.name);
      return local ? namesOf(local) : [reference.name];
    });
    // A class that only composes has no rule of its own, so its name would be useless bytes in the markup.
    const hasRules = composes.length === 0 || rules.includes(`.${name}`);
    return hasRules ? [name, ...composed] : composed;
  };
  // lightningcss returns the classes in a different order each time, and short names are assigned in sorted order.
  const sorted = Object.entries(classes).sort(byText(([name]) => name));
  return Object.fromEntries(sorted.map(([local, each]) => [local, [...new Set(namesOf(each))].join(' ')]));
}

function importedNames(reference: DependencyCSSModuleReference, filename: string, earlier: StyleModules): string[] {
  const file = posix.join(posix.dirname(filename), reference.specifier);
  const names = earlier.get(file)?.names[reference.name];
  if (names !== undefined) return names.split(' ');
  throw new HeliosError('compile-failed', {
    message: earlier.has(file)
      ? `A class composes "${reference.name}" from ${file}, which has no such class.`
      : `A class composes "${reference.name}" from ${file}, which is no CSS module that comes earlier in the cascade.`,
    where: filename,
    hint: 'Rules of the composed class have to come first: `cascade` in src/export/compile/source-layout.ts has the order.',
  });
}

/**
 * Converts breakpoints from pixels to em. In a media query an em is the font size that the reader has chosen: with
 * letters twice as large, a window fits half as much and gets the layout for half its width.
 */
function withReaderQueries(css: string): string {
  return css.replace(/@media[^{]+/g, (query) =>
    query.replace(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`),
  );
}

/** Replaces tokens that never change on a page by their values, which saves the bytes of their names. */
function withFixedTokens(css: string): string {
  const fixed = fixedProperties();
  return css.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => fixed[name] ?? whole);
}

/**
 * Shortens the names of the CSS custom properties for tokens that change with theme or width, in style sheets and in
 * templates (whose drawings name colours), to save bytes.
 */
function withShortTokens(code: string): string {
  const short = shortNames();
  return code.replace(/(?<![\w-])--([a-z][\w-]*)/g, (whole, name: string) =>
    short[name] ? `--${short[name]}` : whole,
  );
}

function shortenNames(modules: StyleModules): StyleModules {
  const short = new Map<string, string>();
  const shorten = (name: string): string => {
    const known = short.get(name) ?? shortName(short.size);
    short.set(name, known);
    return known;
  };
  return new Map(
    [...modules].map(([file, { css, names }]) => {
      const shortNames = Object.entries(names).map(([local, value]) => [
        local,
        value.split(' ').map(shorten).join(' '),
      ]);
      const shortCss = css.replace(/[\w-]+/g, (word) => short.get(word) ?? word);
      return [file, { css: shortCss, names: Object.fromEntries(shortNames) }];
    }),
  );
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Converts an index to a name: 0, 1, … to `a`, `b`, … `Z`, `aa`, `ba`, … */
function shortName(index: number): string {
  const letter = letters.charAt(index % letters.length);
  const rest = Math.floor(index / letters.length);
  return rest === 0 ? letter : letter + shortName(rest - 1);
}
