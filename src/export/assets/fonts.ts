import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sourceLayout } from '../compile/source-layout.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import type { FontPart, FontSubset, PageFonts } from '../render/page-fonts.ts';

export interface Fonts {
  readonly files: readonly SiteFile[];
  readonly parts: PageFonts['parts'];
}

/** Stores the site's font from its npm package: the upright Archivo with its weight and width axes. */
export async function loadFonts({ store, pathPrefix }: { store: Store; pathPrefix: string }): Promise<Fonts> {
  const [latin, extended] = await Promise.all([
    loadSubset('latin', store, pathPrefix),
    loadSubset('latin-ext', store, pathPrefix),
  ]);
  return { files: [latin.file, extended.file], parts: { latin: latin.part, 'latin-ext': extended.part } };
}

/** The `@font-face` rules of the family `Archivo`, one for each part that a page needs, as minified CSS. */
export function fontFaces(subsets: readonly FontSubset[], parts: Fonts['parts']): string {
  // The rule of a single part needs no `unicode-range`: the browser takes letters that the part lacks from the next
  // font family.
  const rules = subsets.map((subset) => fontFace(parts[subset], { isAlone: subsets.length === 1 }));
  // The rule of the basic part comes last, as in the font's package: for a letter in two ranges the browser uses the
  // later rule.
  return rules.reverse().join('');
}

const { resolve } = createRequire(import.meta.url);
const packageName = sourceLayout.fontPackage;

async function loadSubset(
  subset: FontSubset,
  store: Store,
  pathPrefix: string,
): Promise<{ file: SiteFile; part: FontPart }> {
  const bytes = readFileSync(resolve(`${packageName}/files/archivo-${subset}-wdth-normal.woff2`));
  const pathname = `${pathPrefix}/static/archivo-${subset}-${hash('sha256', bytes).slice(0, 10)}.woff2`;
  return {
    file: await storeFile({ path: pathname.slice(1), content: bytes, cache: 'immutable' }, store),
    part: { pathname, range: unicodeRange(subset) },
  };
}

function fontFace({ pathname, range }: FontPart, { isAlone }: { isAlone: boolean }): string {
  const declarations = [
    'font-family:Archivo',
    'font-weight:100 900',
    'font-stretch:62% 125%',
    'font-display:swap',
    `src:url(${pathname})format("woff2")`,
    ...(isAlone ? [] : [`unicode-range:${withoutZeros(range)}`]),
  ];
  return `@font-face{${declarations.join(';')}}`;
}

/** Shortens the numbers of a range: `U+0000-00FF` to `U+0-FF`. */
function withoutZeros(range: string): string {
  return range.replace(/(?<=[+-])0+(?=[\dA-F])/g, '');
}

function unicodeRange(subset: FontSubset): string {
  const ranges = JSON.parse(readFileSync(resolve(`${packageName}/unicode.json`), 'utf8')) as Record<string, string>;
  const range = ranges[subset];
  if (range === undefined) throw new Error(`The package ${packageName} has no subset "${subset}".`);
  return range;
}
