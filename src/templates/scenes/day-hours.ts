import { categoryColours } from '../../../config/tokens.ts';
import { knownCategory } from './CategoryTile.tsx';
import { hourIn } from './clock.ts';
import type { SceneRow } from './scene-data.ts';

const dawn = 6;
const dialHours = 12;

/**
 * If the highlighted payment is before this hour, the dial begins earlier: on a dial from six to six, the payment's mark
 * would be near the left end, where panels and words leave no room.
 */
const morning = 9;
/** So many hours after the first one, an early payment's mark is at the right of its receipt. */
const besideReceipt = 6.6;

/** A payment on a sundial of twelve hours. `at` is 0 at the left end of the half circle and 1 at its right end. */
export interface Moment {
  readonly at: number;
  /** The colour of the payment's category. */
  readonly fill: string;
  readonly isHighlighted: boolean;
}

/**
 * The first hour of the dial of a day: six, or about seven hours before the highlighted payment if this is an early one.
 * -1 is the last hour of the day before.
 */
export function firstHour(rows: readonly SceneRow[]): number {
  const story = rows.find((row) => row.is_highlighted);
  const hour = hourIn(story?.detail ?? null);
  return hour !== undefined && hour < morning ? Math.floor(hour - besideReceipt) : dawn;
}

/** The payments that name an hour of the dial. */
export function momentsOf(rows: readonly SceneRow[], first = dawn): Moment[] {
  return rows.flatMap((row) => {
    const hour = hourIn(row.detail);
    if (hour === undefined || hour < first || hour > first + dialHours) return [];
    return [
      {
        at: onDial(hour, first),
        fill: categoryColours[knownCategory(row.category)].tile,
        isHighlighted: row.is_highlighted,
      },
    ];
  });
}

/**
 * The place of an hour on a dial, on which an hour is fifteen degrees: 0 for the first hour, 0.5 for the sixth after
 * it.
 */
export function onDial(hour: number, first = dawn): number {
  return (hour - first) / dialHours;
}
