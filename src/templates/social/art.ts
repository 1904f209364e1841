import type { ReactNode } from 'react';
import { colours } from '../../../config/tokens.ts';
import type { DrawnBox, DrawnWords } from '../../site/drawn-picture.ts';

/** The thing that stands on the horizon of a social picture, at its right. */
export interface Art {
  readonly shapes: ReactNode;
  /** A picture of the content in front of the shapes. */
  readonly picture?: DrawnBox;
  readonly words: readonly DrawnWords[];
}

/**
 * The y coordinate of the horizon, and the x coordinate of the middle of the object on it, in pixels of the picture.
 */
export const horizon = 540;
export const middle = 910;

/**
 * Words on a thing: 22 px high, on one line unless `height` has room for two. They are cut where they would be too long.
 */
export function line(
  text: string | null | undefined,
  at: { x: number; y: number; width: number } & Look,
): DrawnWords[] {
  const { size = 22, height = size, weight = 500, align = 'start', colour = colours['petrol-950'], ...place } = at;
  if (!text) return [];
  return [{ text, ...place, sizes: [size, size * 0.9, size * 0.8], height, weight, align, colour }];
}

interface Look {
  readonly size?: number;
  readonly height?: number;
  readonly weight?: DrawnWords['weight'];
  readonly align?: DrawnWords['align'];
  readonly colour?: string;
}
