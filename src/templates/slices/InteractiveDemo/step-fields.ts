import type { Content } from '@prismicio/client';

export type DemoFields = Content.InteractiveDemoSliceDefaultPrimary;
export type DemoStep = Content.InteractiveDemoSliceDefaultPrimaryItemsItem;

/** The id of a step's radio: it stands on the rail, and its neighbours' steps have labels for it. */
export function radioId(name: string, position: number): string {
  return `${name}-${position}`;
}
