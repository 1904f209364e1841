import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSModuleExports } from 'lightningcss';
import { filesBelow } from '../../disk/entries-below.ts';
import { compareTexts } from '../../site/by-text.ts';
import { type BundleCache, createBundleCache } from './bundle-cache.ts';
import { namesByClass } from './class-names.ts';
import { sourceLayout } from './source-layout.ts';
import { areSound, readStyleFacts, type StyleFacts } from './style-facts.ts';

/**
 * A compiled stylesheet: its rules, and for each of its classes the names that markup needs, separated by spaces: `b`
 * or `b f`.
 */
export interface CompiledStyles {
  readonly css: string;
  readonly names: Readonly<Record<string, string>>;
}

/** A stylesheet that lightningcss has compiled: its rules, and its classes with the names that the rules have. */
export interface TransformedStyles {
  readonly rules: string;
  readonly classes: CSSModuleExports;
}

/** The compiled CSS modules by file path, relative to the root. The entries are in cascade order. */
export type StyleModules = ReadonlyMap<string, CompiledStyles>;

/** The class names of each style module: what bundles contain of it. */
export function namesOf(modules: StyleModules): ReadonlyMap<string, CompiledStyles['names']> {
  return new Map(Array.from(modules, ([file, { names }]) => [file, names]));
}

/**
 * Compiles all CSS modules of the folders and gives every class the shortest free name: a page repeats class names
 * hundreds of times, and a hash in each name would not compress. The names depend on the files only, so that
 * prerendered markup and the components in the browser agree. Throws HeliosError `compile-failed`.
 *
 * Stylesheets that the cache knows are neither read nor compiled.
 */
export async function compileModules(
  root: string,
  folders: readonly string[],
  cache: BundleCache = createBundleCache({ load: async () => undefined, settings: [], hashes: new Map() }),
): Promise<StyleModules> {
  const files = folders.flatMap((folder) => filesIn(root, folder));
  const wanted = files.filter((file) => file.endsWith('.css') || sourceLayout.withTokens.test(`/${file}`));
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const textsOf = (files: readonly string[]) => new Map(files.map((file) => [file, textOf(file)]));
  const facts = await cache.reuseEach('styles', wanted, async (changed) => {
    const found = Array.from(await readStyleFacts(textsOf(changed)));
    return new Map(found.map(([file, made]) => [file, { made, sources: [file] }]));
  });
  if (!areSound([...facts.values()])) {
    const { assertStyles } = await import('./sheet-facts.ts');
    assertStyles(textsOf(wanted));
  }
  return shortenNames(inCascade(facts, textOf));
}

/** The CSS modules with the names of their classes, in cascade order. */
function inCascade(facts: ReadonlyMap<string, StyleFacts>, textOf: (file: string) => string): StyleModules {
  const compiled = new Map<string, CompiledStyles>();
  const files = [...facts.keys()].filter((file) => file.endsWith('.module.css'));
  for (const filename of files.sort((a, b) => layerOf(a) - layerOf(b) || compareTexts(a, b))) {
    const styles = facts.get(filename)?.styles;
    if (!styles) continue;
    const names = namesByClass({ filename, ...styles, earlier: compiled, source: () => textOf(filename) });
    compiled.set(filename, { css: styles.rules, names });
  }
  return compiled;
}

function filesIn(root: string, folder: string): string[] {
  const files = filesBelow(join(root, folder), { hidden: 'included', links: 'followed' }).filter((path) =>
    /\.(?:css|tsx)$/.test(path),
  );
  return files.map((path) => `${folder}/${path}`);
}

/**
 * Position of a file's folder in the cascade. Modules of one folder don't style the same elements, so file names may
 * decide the order within a folder.
 */
function layerOf(file: string): number {
  return sourceLayout.cascade.findIndex((folder) => file.startsWith(`${folder}/`));
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
