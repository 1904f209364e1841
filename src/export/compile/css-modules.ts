import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { filesBelow } from '../../disk/entries-below.ts';
import { compareTexts } from '../../site/by-text.ts';
import { sourcePlace } from '../../site/source-place.ts';
import { fixedProperties, shortNames } from '../../templates/styles/tokens-css.ts';
import { checkDeclarations } from './check-declarations.ts';
import { checkStyles, type SourceTexts } from './check-styles.ts';
import { namesByClass } from './class-names.ts';
import { sourceLayout } from './source-layout.ts';
import { compileFailed } from './source-mistakes.ts';

/** The browsers of the last two and a half years, which Baseline calls widely available. */
const targets = browserslistToTargets(browserslist('baseline widely available'));

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
 * prerendered markup and the components in the browser agree. Throws HeliosError `compile-failed`.
 */
export async function compileModules(root: string, folders: readonly string[]): Promise<StyleModules> {
  const sources = await readStyleSources(root, folders);
  const sheets = new Map([...sources].filter(([file]) => file.endsWith('.css')));
  const mistakes = [...checkDeclarations(sheets), ...checkStyles(sources)];
  if (mistakes.length > 0) throw compileFailed(mistakes);
  const files = [...sources.keys()].filter((file) => file.endsWith('.module.css'));
  const compiled = new Map<string, CompiledStyles>();
  for (const file of files.sort((a, b) => layerOf(a) - layerOf(b) || compareTexts(a, b)))
    compiled.set(file, compileStyles(file, sources.get(file) ?? '', compiled));
  return shortenNames(compiled);
}

/** Reads all stylesheets and all components with drawings. */
async function readStyleSources(root: string, folders: readonly string[]): Promise<SourceTexts> {
  const files = folders.flatMap((folder) => filesIn(root, folder));
  const wanted = files.filter((file) => file.endsWith('.css') || sourceLayout.withTokens.test(`/${file}`));
  return new Map(
    await Promise.all(wanted.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)),
  );
}

function filesIn(root: string, folder: string): string[] {
  const files = filesBelow(join(root, folder), { patterns: ['**/*.{css,tsx}'], hidden: 'included' });
  return files.map((path) => `${folder}/${path}`);
}

/**
 * Position of a file's folder in the cascade. Modules of one folder don't style the same elements, so file names may
 * decide the order within a folder.
 */
function layerOf(file: string): number {
  return sourceLayout.cascade.findIndex((folder) => file.startsWith(`${folder}/`));
}

/**
 * Compiles one stylesheet for the supported browsers: lowers nesting, minifies, and makes class names unique if the
 * file is a CSS module. A class may compose classes of other modules only if these are in `earlier`, because its rules
 * must come later to override theirs. Throws HeliosError `compile-failed`.
 */
export function compileStyles(filename: string, code: string, earlier: StyleModules = new Map()): CompiledStyles {
  const { code: css, exports } = transformStyles(filename, code);
  const rules = withoutEmptyRules(Buffer.from(css).toString());
  return { css: rules, names: namesByClass({ filename, code, rules, classes: exports || {}, earlier }) };
}

function transformStyles(filename: string, code: string) {
  const parse = (text: string) =>
    transform({
      filename,
      code: Buffer.from(text),
      minify: true,
      targets,
      include: Features.Nesting,
      drafts: { customMedia: true },
      ...(filename.endsWith('.module.css') && { cssModules: { pattern: '[local]-[hash]', animation: true } }),
    });
  try {
    return parse(withShortTokens(withFixedTokens(withReaderQueries(code))));
  } catch (error) {
    try {
      // The replacements have moved the columns. So the source is parsed without them: it has the same mistake, at its
      // real place.
      parse(code);
    } catch (exact) {
      throw syntaxError(filename, code, exact);
    }
    throw syntaxError(filename, code, error);
  }
}

/**
 * Converts an error of lightningcss into one that names the place in the source. Other errors are returned unchanged.
 */
function syntaxError(filename: string, code: string, cause: unknown): unknown {
  if (!(cause instanceof Error && 'loc' in cause)) return cause;
  // The cast is safe: lightningcss documents `loc`, with line and column from 1, but has no type for its errors.
  const { line, column } = cause.loc as { line: number; column: number };
  // lightningcss names the position of the white space before the wrong token, so the white space is skipped.
  const rest = code.split('\n')[line - 1]?.slice(column - 1) ?? '';
  const space = rest.trim() === '' ? 0 : rest.length - rest.trimStart().length;
  const source = sourcePlace(filename, code, { line, column: column + space });
  return compileFailed([{ message: `The stylesheet has a mistake: ${cause.message}.`, source }], cause);
}

/** Removes rules without declarations. lightningcss prints such a rule for a class that only composes other classes. */
function withoutEmptyRules(css: string): string {
  return css.replace(/(?<=^|\})[^{}]+\{\}/g, '');
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
export function withShortTokens(code: string): string {
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
