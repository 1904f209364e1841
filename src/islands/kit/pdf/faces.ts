import { create, type Font } from 'fontkit';
import type { Measure } from './layout/measure.ts';
import { type Run, runsOf, type Subset } from './signs.ts';
import type { TextStyle, Weight } from './styles.ts';

/** A file of a font: a subset at a weight. */
export interface Face {
  readonly subset: Subset;
  readonly weight: Weight;
}

/** The files of the faces that a paper needs, by the names of the faces. */
export type FaceFiles = ReadonlyMap<string, Uint8Array>;

export function faceName({ subset, weight }: Face): string {
  return `${subset}-${weight}`;
}

/** Splits a text into runs, each in one face. */
export function facesOf(text: string, { weight }: TextStyle): (Run & Face)[] {
  return runsOf(text).map((run) => ({ ...run, weight }));
}

/** The features of OpenType that a style turns on, besides those that fonts have by default: equally wide digits. */
export function featuresOf({ isTabular }: TextStyle): string[] {
  return isTabular ? ['tnum'] : [];
}

export interface Typesetter {
  readonly measure: Measure;
  /** The signs that no font has, each once. They are collected while texts are measured. */
  readonly missing: () => readonly string[];
}

/** Measures texts by the files of their faces. */
export function createTypesetter(files: FaceFiles): Typesetter {
  const fonts = new Map([...files].map(([name, file]): [string, Font] => [name, create(file)]));
  const missing = new Set<string>();
  // The widths of words are kept: the same words are measured again and again while lines are broken and drawn.
  const known = new Map<string, number>();
  const advanceOf = (run: Run & Face, style: TextStyle): number => {
    const font = fonts.get(faceName(run));
    for (const sign of run.text) if (!font?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) missing.add(sign);
    return font ? font.layout(run.text, featuresOf(style)).advanceWidth / font.unitsPerEm : 0;
  };
  const widthOf = (run: Run & Face, style: TextStyle): number => {
    const key = `${faceName(run)} ${style.isTabular} ${run.text}`;
    const advance = known.get(key) ?? advanceOf(run, style);
    known.set(key, advance);
    return (advance + run.text.length * style.tracking) * style.size * style.stretch;
  };
  return {
    measure: (text, style) => facesOf(text, style).reduce((sum, run) => sum + widthOf(run, style), 0),
    missing: () => [...missing],
  };
}
