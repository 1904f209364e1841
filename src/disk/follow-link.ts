import { realpathSync, type Stats, statSync } from 'node:fs';
import { isInside } from './is-inside.ts';

/**
 * The folders through which a walk has come to a path, by their real paths: its root, and those to which links have led.
 * They keep a walk that follows links from going round in a circle.
 */
export type FoldersAbove = readonly string[];

/** Begins a walk that follows links. */
export function walkFrom(root: string): FoldersAbove {
  return targetOf(root) ? [realpathSync(root)] : [];
}

/**
 * Returns the folders above everything in the folder to which a link leads. Returns undefined for a link to anything else,
 * and for one that leads back to a folder above it.
 */
export function followLink(link: string, above: FoldersAbove): FoldersAbove | undefined {
  if (!targetOf(link)?.isDirectory()) return undefined;
  const folder = realpathSync(link);
  const leadsBack = above.some((each) => each === folder || isInside(each, folder));
  return leadsBack ? undefined : [...above, folder];
}

/** The metadata of what a link leads to. Undefined if it leads nowhere, or to itself. */
export function targetOf(link: string): Stats | undefined {
  try {
    return statSync(link, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
