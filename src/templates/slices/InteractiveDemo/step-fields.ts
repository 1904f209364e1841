import type { Content } from '@prismicio/client';
import { hourIn } from '../../scenes/clock.ts';
import { onDial } from '../../scenes/day-hours.ts';

export type DemoFields = Content.InteractiveDemoSliceDefaultPrimary;
export type DemoStep = Content.InteractiveDemoSliceDefaultPrimaryItemsItem;

/** The id of a step's radio button on the rail. The neighbouring steps have labels for this button. */
export function radioId(name: string, position: number): string {
  return `${name}-${position}`;
}

/** The part of the day from six to six that has passed at a step's hour. Undefined for a label such as `Day 1`. */
export function hourShare(hour: string | null): number | undefined {
  const time = hourIn(hour);
  return time === undefined ? undefined : onDial(time);
}
