import { categoryColours } from '../../../config/tokens.ts';
import { knownCategory } from './CategoryTile.tsx';
import { hourIn } from './clock.ts';
import type { SceneRow } from './scene-data.ts';

const dawn = 6;
const dusk = 18;

/** A payment on a sundial from six to six. `at` is 0 at the left end of the half circle and 1 at its right end. */
export interface Moment {
  readonly at: number;
  /** The colour of the payment's category. */
  readonly fill: string;
  readonly isHighlighted: boolean;
}

/** The payments that name an hour between six and six. */
export function momentsOf(rows: readonly SceneRow[]): Moment[] {
  return rows.flatMap((row) => {
    const hour = hourIn(row.detail);
    if (hour === undefined || hour < dawn || hour > dusk) return [];
    return [
      { at: onDial(hour), fill: categoryColours[knownCategory(row.category)].tile, isHighlighted: row.is_highlighted },
    ];
  });
}

/** The place of an hour on a dial from six to six, on which an hour is fifteen degrees: 0 for six, 0.5 for noon. */
export function onDial(hour: number): number {
  return (hour - dawn) / (dusk - dawn);
}
