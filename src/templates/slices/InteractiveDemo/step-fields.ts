import type { Content } from '@prismicio/client';

export type DemoFields = Content.InteractiveDemoSliceDefaultPrimary;
export type DemoStep = Content.InteractiveDemoSliceDefaultPrimaryItemsItem;

/** The id of a step's radio button on the rail. The neighbouring steps have labels for this button. */
export function radioId(name: string, position: number): string {
  return `${name}-${position}`;
}
