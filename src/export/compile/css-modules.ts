import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import browserslist from 'browserslist';
import type { Plugin } from 'esbuild';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { fixedProperties, shortNames } from '../../templates/styles/tokens-css.ts';
import { sourceLayout } from './source-layout.ts';

/** Browsers of the last two and a half years: what Baseline calls widely available. */
const browsers = 'baseline widely available';

/** A compiled stylesheet: its rules, and what its class names became. */
export interface CompiledStyles {
  readonly css: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Every CSS module of the project by its file, relative to the root, in cascade order. */
export type StyleModules = ReadonlyMap<string, CompiledStyles>;

/**
 * Compiles all CSS modules of the folders at once and gives every class the shortest name left: a page's markup and styles repeat them
 * hundreds of times, and a hash in each does not compress. Names follow from the files alone, so that the server's
 * markup and the browser's components agree.
 */
export async function compileModules(root: string, folders: readonly string[]): Promise<StyleModules> {
  const found = (await Promise.all(folders.map((folder) => modulesIn(root, folder)))).flat();
  const files = found.sort((a, b) => layerOf(a) - layerOf(b) || (a < b ? -1 : 1));
  const compiled = await Promise.all(
    files.map(async (file) => [file, compileStyles(file, await readFile(join(root, file)))] as const),
  );
  return shortenNames(new Map(compiled));
}

async function modulesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.module.css'))
    .map((entry) => `${folder}/${entry.replaceAll(sep, '/')}`);
}

/** Within a folder rules don't meet, so the name decides. */
function layerOf(file: string): number {
  return sourceLayout.cascade.findIndex((folder) => file.startsWith(`${folder}/`));
}

/** Lets esbuild import `*.module.css` as a map of class names, `*.sheet.css` as compiled text, and gives tokens in templates their short names. */
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

/** Compiles one stylesheet for the supported browsers: nesting lowered, minified, class names made unique if a module. */
export function compileStyles(filename: string, code: Uint8Array): CompiledStyles {
  const { code: css, exports } = transform({
    filename,
    code: Buffer.from(withShortTokens(withFixedTokens(withReaderQueries(Buffer.from(code).toString())))),
    minify: true,
    targets: browserslistToTargets(browserslist(browsers)),
    include: Features.Nesting,
    drafts: { customMedia: true },
    ...(filename.endsWith('.module.css') && { cssModules: { pattern: '[local]-[hash]', animation: true } }),
  });
  // lightningcss gives them in another order each time, and short names are given out in this one.
  const names = Object.entries(exports || {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([local, { name, composes }]) => [local, [name, ...composes.map((each) => each.name)].join(' ')]);
  return { css: Buffer.from(css).toString(), names: Object.fromEntries(names) };
}

/**
 * Breakpoints are written in pixels and shipped in em, which in a query is the size of letters the reader has chosen:
 * with letters twice as large a window has room for half as much, and gets the layout for that.
 */
function withReaderQueries(css: string): string {
  return css.replace(/@media[^{]+/g, (query) =>
    query.replace(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`),
  );
}

/** Tokens that never change on a page are written in place: one name less to ship for each. */
function withFixedTokens(css: string): string {
  const fixed = fixedProperties();
  return css.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => fixed[name] ?? whole);
}

/** Tokens that change with theme or width, under their short names; in templates too, where drawings name colours. */
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

/** 0, 1, … to `a`, `b`, … `Z`, `aa`, `ba`, … */
function shortName(index: number): string {
  const letter = letters.charAt(index % letters.length);
  const rest = Math.floor(index / letters.length);
  return rest === 0 ? letter : letter + shortName(rest - 1);
}
