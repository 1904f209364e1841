import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { DrawnWords } from '../../../site/drawn-picture.ts';
import { fontPackages } from './font-versions.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = DrawnWords['weight'];

/** The outline of a glyph as an SVG path, and the box of all its points. The y axis points upwards. */
export interface Glyph {
  readonly path: string;
  readonly box: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
}

/** A part of a text in one font. Lengths are units of the font. */
export interface Outline {
  /** Its glyphs, each at its place in the part. */
  readonly glyphs: readonly { readonly x: number; readonly glyph: Glyph }[];
  readonly advance: number;
  readonly unitsPerEm: number;
}

/** Sets texts in the site's font. Signs that it lacks come from Noto Sans, and signs that neither has are left out. */
export interface Typeface {
  outline(text: string, weight: Weight): readonly Outline[];
}

/**
 * Opens the font files only when words need them. Each word is set once, because the pages of a site share most of
 * their words.
 */
export function openTypeface(): Typeface {
  const faces: Readonly<Record<Weight, readonly Face[]>> = { 500: facesOf(500), 600: facesOf(600) };
  const known = new Map<string, readonly Outline[]>();
  return {
    outline(text, weight) {
      const key = `${weight} ${text}`;
      const outlines = known.get(key) ?? outlinesOf(text, faces[weight]);
      known.set(key, outlines);
      return outlines;
    },
  };
}

interface Face {
  /** Opened at its first use: most words need the first font alone. */
  readonly font: () => Font;
  /** The glyphs used so far, by their ids. */
  readonly known: Map<number, Glyph>;
}

const { resolve } = createRequire(import.meta.url);

const subsets = [
  [fontPackages.archivo, ['latin', 'latin-ext']],
  [fontPackages.notoSans, ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'latin-ext']],
] as const;

/**
 * The fonts that can draw a word, the first choice first. Their letters have the usual width: fontkit can't widen
 * those of the variable font, whose file is a WOFF2.
 */
function facesOf(weight: Weight): readonly Face[] {
  return subsets.flatMap(([name, parts]) =>
    parts.map((part) => {
      const file = `${name}/files/${name.replace('@fontsource/', '')}-${part}-${weight}-normal.woff`;
      let opened: Font | undefined;
      const font = () => {
        opened ??= create(unpackWoff(readFileSync(resolve(file))));
        return opened;
      };
      return { font, known: new Map() };
    }),
  );
}

/**
 * Signs that the fonts lack, each with the sign that is drawn instead because it looks the same. Lines are broken
 * before this replacement.
 */
const lookalikes: Readonly<Record<string, string>> = { '\u202F': '\u2009', '\u2011': '-' };

function outlinesOf(text: string, faces: readonly Face[]): readonly Outline[] {
  const runs: { face: Face; text: string }[] = [];
  for (const asked of text.normalize('NFC')) {
    const sign = lookalikes[asked] ?? asked;
    const face = faces.find(({ font }) => font().hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (face && last?.face === face) last.text += sign;
    else if (face) runs.push({ face, text: sign });
  }
  return runs.map((run) => outlineOf(run.text, run.face));
}

function outlineOf(text: string, { font: open, known }: Face): Outline {
  const font = open();
  const { glyphs, positions } = font.layout(text, []);
  let advance = 0;
  const placed = glyphs.map((glyph, at) => {
    const outline = known.get(glyph.id) ?? { path: glyph.path.toSVG(), box: glyph.path.cbox };
    known.set(glyph.id, outline);
    const x = advance + (positions[at]?.xOffset ?? 0);
    advance += positions[at]?.xAdvance ?? 0;
    return { x, glyph: outline };
  });
  return { glyphs: placed, advance, unitsPerEm: font.unitsPerEm };
}
