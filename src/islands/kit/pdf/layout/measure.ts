import type { TextStyle } from '../styles.ts';

/** The width of a text on one line, in CSS pixels. */
export type Measure = (text: string, style: TextStyle) => number;

/** The font's height above and below the baseline, as shares of the size: `hhea` of Archivo. */
const font = { ascent: 0.878, descent: 0.21 };

/** How far the baseline is below the top of its line, by the rules of CSS for half-leading. */
export function baselineOf({ size, lineHeight }: TextStyle): number {
  return (size * (lineHeight - font.ascent - font.descent)) / 2 + size * font.ascent;
}
