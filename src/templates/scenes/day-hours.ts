import { categoryColours } from '../../../config/tokens.ts';
import { knownCategory } from './CategoryTile.tsx';
import { hourIn } from './clock.ts';
import type { SceneRow } from './scene-data.ts';

const dawn = 6;
const dialHours = 12;

/** So many minutes after the dial's first one, a mark is at the right of the receipt and above the list of payments. */
const besideReceipt = 7 * 60 + 5;

/** A payment on a sundial of twelve hours. `at` is 0 at the left end of the half circle and 1 at its right end. */
export interface Moment {
  readonly at: number;
  /** The colour of the payment's category. */
  readonly fill: string;
  readonly isHighlighted: boolean;
}

/**
 * The hour at the left end of the dial of a day. The dial is turned so that the highlighted payment's mark has the same
 * place on each: below zero is the day before. Without a highlighted payment that names an hour, the dial begins at six.
 */
export function firstHour(rows: readonly SceneRow[]): number {
  const story = rows.find((row) => row.is_highlighted);
  const hour = hourIn(story?.detail ?? null);
  return hour === undefined ? dawn : (Math.round(hour * 60) - besideReceipt) / 60;
}

/** The last full hour before the highlighted payment of a dial with this first hour. */
export function storyHour(first: number): number {
  return Math.floor(Math.round(first * 60 + besideReceipt) / 60);
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
