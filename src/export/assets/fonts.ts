import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fontFaces } from '../../templates/styles/font-faces.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import type { FontPart, FontSubset, PageFonts } from '../render/page-fonts.ts';
import { cutFile, faceAxes, subsetRanges } from './font-cuts.ts';

export interface Fonts {
  readonly files: readonly SiteFile[];
  readonly parts: PageFonts['parts'];
}

/** Stores the files of the site's font, Archivo: its faces, each in its parts. */
export async function loadFonts({ store, pathPrefix }: { store: Store; pathPrefix: string }): Promise<Fonts> {
  const [latin, extended] = await Promise.all([
    loadSubset('latin', store, pathPrefix),
    loadSubset('latin-ext', store, pathPrefix),
  ]);
  return { files: [...latin.files, ...extended.files], parts: { latin: latin.part, 'latin-ext': extended.part } };
}

/** The `@font-face` rules of the family `Archivo`, one for each face in each part that a page needs, as minified CSS. */
export function fontFaceRules(subsets: readonly FontSubset[], parts: Fonts['parts']): string {
  // The rules of a single part need no `unicode-range`: the browser takes letters that the part lacks from the next
  // font family.
  return subsets.flatMap((subset) => rulesOf(parts[subset], { isAlone: subsets.length === 1 })).join('');
}

async function loadSubset(
  subset: FontSubset,
  store: Store,
  pathPrefix: string,
): Promise<{ files: SiteFile[]; part: FontPart }> {
  const loaded = await Promise.all(
    fontFaces.map(async (face) => {
      const content = await readFile(cutFile(face, subset));
      const name = `archivo-${face}-${subset}-${hash('sha256', content).slice(0, 10)}.woff2`;
      const pathname = `${pathPrefix}/static/${name}`;
      return { face, pathname, file: await storeFile({ path: pathname.slice(1), content, cache: 'immutable' }, store) };
    }),
  );
  return {
    files: loaded.map(({ file }) => file),
    // The cast is safe: every face has been loaded.
    part: {
      range: subsetRanges[subset],
      faces: Object.fromEntries(loaded.map(({ face, pathname }) => [face, pathname])) as FontPart['faces'],
    },
  };
}

function rulesOf({ range, faces: pathnames }: FontPart, { isAlone }: { isAlone: boolean }): string[] {
  return fontFaces.map((face) => {
    const { weights, width } = faceAxes[face];
    const declarations = [
      'font-family:Archivo',
      `font-weight:${weights.join(' ')}`,
      `font-stretch:${width}%`,
      'font-display:swap',
      `src:url(${pathnames[face]})format("woff2")`,
      ...(isAlone ? [] : [`unicode-range:${range}`]),
    ];
    return `@font-face{${declarations.join(';')}}`;
  });
}
