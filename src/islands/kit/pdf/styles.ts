import { colours, themes } from '../../../../config/tokens.ts';
import type { Tone } from './paper.ts';

/** The weights of the font that papers use. */
export const weights = [400, 500, 600, 700] as const;
export type Weight = (typeof weights)[number];

/** How a text is set. Lengths are CSS pixels, as in `Sheet.module.css`: 96 of them are an inch. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  /** The height of a line, as a multiple of the size. */
  readonly lineHeight: number;
  readonly colour: string;
  /** True if all digits are equally wide, so that the digits of a column stand below each other. */
  readonly isTabular: boolean;
  /** The width of the letters, as a multiple of their usual width. */
  readonly stretch: number;
  /** What is added between letters, as a share of the size. */
  readonly tracking: number;
}

const { text, muted, line, 'line-strong': lineStrong, lit } = themes.light;

export const ink = { text, rule: line, headRule: colours['petrol-950'], blank: lineStrong, due: lit } as const;

const body: TextStyle = {
  size: 12,
  weight: 400,
  lineHeight: 1.6,
  colour: text,
  isTabular: false,
  stretch: 1,
  tracking: 0,
};
const cell: TextStyle = { ...body, lineHeight: 1.4, isTabular: true };

/**
 * How much wider texts become by the font's width axis at 114 %, measured in Archivo at weight 600. Papers have the font at
 * its usual width alone: a second width for one word would cost as much as all other letters.
 */
const titleStretch = 1.143;

export const styles = {
  title: { ...body, size: 32, weight: 600, lineHeight: 1.4, stretch: titleStretch, tracking: -0.03 },
  plain: body,
  muted: { ...body, colour: muted },
  strong: { ...body, weight: 700 },
  cell,
  head: { ...cell, weight: 500, colour: muted },
  sum: { ...body, isTabular: true },
  due: { ...cell, size: 16, weight: 700 },
  heading: { ...body, size: 20, weight: 600, lineHeight: 1.4 },
  section: { ...body, size: 14, weight: 700 },
  number: { ...body, colour: muted, isTabular: true },
  page: { ...body, colour: muted, isTabular: true },
} as const satisfies Record<Tone | string, TextStyle>;
