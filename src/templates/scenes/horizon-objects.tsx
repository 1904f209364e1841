import type { ReactNode } from 'react';
import { money } from './horizon/money.tsx';
import { papers } from './horizon/papers.tsx';
import { places } from './horizon/places.tsx';
import { things } from './horizon/things.tsx';

/**
 * The things that stand on the horizon where a page begins or ends, each in a box of 640 x 320 units whose lower edge
 * is the horizon. Light comes from the left: each thing has a lit and a shaded plane, and no outline.
 */
export const horizonObjects = { ...papers, ...money, ...places, ...things } as const satisfies Readonly<
  Record<string, ReactNode>
>;

export type HorizonObject = keyof typeof horizonObjects;

export function isHorizonObject(name: string): name is HorizonObject {
  return Object.hasOwn(horizonObjects, name);
}
