import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SiteFile } from './site-file.ts';
import type { Store } from './store.ts';

/** The parts the font is split into; a browser fetches a part when a page has a character of it. */
const subsets = ['latin', 'latin-ext'] as const;
export type FontSubset = (typeof subsets)[number];

export interface Fonts {
  readonly files: readonly SiteFile[];
  /** The `@font-face` rules of the family `Archivo`. */
  readonly css: string;
  readonly pathnames: Readonly<Record<FontSubset, string>>;
}

/** Brings the font into the site: the upright Archivo with its weight and width axes, from its package. */
export async function loadFonts({ store, pathPrefix }: { store: Store; pathPrefix: string }): Promise<Fonts> {
  const loaded = await Promise.all(subsets.map((subset) => loadSubset(subset, store, pathPrefix)));
  return {
    files: loaded.map(({ file }) => file),
    // As in the package, the basic part last: where ranges overlap, the later rule is asked first.
    css: loaded
      .map(({ css }) => css)
      .reverse()
      .join('\n'),
    pathnames: { latin: `/${loaded[0]?.file.path}`, 'latin-ext': `/${loaded[1]?.file.path}` },
  };
}

/** Which parts a text will make the browser fetch: those are worth preloading. `latin` always is. */
export function fontSubsetsFor(text: string): FontSubset[] {
  const [latin, extended] = [rangesOf('latin'), rangesOf('latin-ext')];
  const isIn = (ranges: readonly Range[], code: number) =>
    ranges.some(([first, last]) => code >= first && code <= last);
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0;
    if (!isIn(latin, code) && isIn(extended, code)) return ['latin', 'latin-ext'];
  }
  return ['latin'];
}

const { resolve } = createRequire(import.meta.url);
const packageName = '@fontsource-variable/archivo';

async function loadSubset(
  subset: FontSubset,
  store: Store,
  pathPrefix: string,
): Promise<{ file: SiteFile; css: string }> {
  const bytes = readFileSync(resolve(`${packageName}/files/archivo-${subset}-wdth-normal.woff2`));
  const pathname = `${pathPrefix}/static/archivo-${subset}-${hash('sha256', bytes).slice(0, 10)}.woff2`;
  const sha256 = await store.put(bytes);
  const css = `@font-face {
  font-family: Archivo;
  font-style: normal;
  font-weight: 100 900;
  font-stretch: 62% 125%;
  font-display: swap;
  src: url(${pathname}) format('woff2');
  unicode-range: ${unicodeRange(subset)};
}`;
  return {
    file: { path: pathname.slice(1), sha256, bytes: bytes.length, type: 'font/woff2', cache: 'immutable' },
    css,
  };
}

function unicodeRange(subset: FontSubset): string {
  const ranges = JSON.parse(readFileSync(resolve(`${packageName}/unicode.json`), 'utf8')) as Record<string, string>;
  const range = ranges[subset];
  if (range === undefined) throw new Error(`${packageName} has no subset "${subset}" any more.`);
  return range;
}

type Range = readonly [first: number, last: number];

function rangesOf(subset: FontSubset): Range[] {
  return unicodeRange(subset)
    .split(',')
    .map((part) => {
      const [first = '', last = first] = part.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
}
