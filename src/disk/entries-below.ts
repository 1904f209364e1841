import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { byText } from '../site/by-text.ts';

/** A file, folder or link below a folder. `other` is a pipe, a socket or a device, which may not be read. */
export interface FolderEntry {
  /** Path from the folder, with `/` between its segments on every system: `en-gb/page/pricing.json`. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

export interface WalkOptions {
  /** Globs of the wanted paths; all paths if absent. */
  readonly patterns?: readonly string[];
  /** Globs of paths that are left out, with everything below them. */
  readonly ignore?: readonly string[];
  /** `left-out` leaves out names that begin with a dot, and everything below them. */
  readonly hidden: 'included' | 'left-out';
}

/**
 * Lists everything below a folder, in the order of the paths on every machine. Links are listed and not followed. A
 * folder that does not exist has no entries.
 */
export function entriesBelow(folder: string, { patterns, ignore, hidden }: WalkOptions): FolderEntry[] {
  const isWanted = patterns ? matcherOf(patterns) : () => true;
  const isIgnored = ignore ? matcherOf(ignore) : () => false;
  const walk = (parent: string): FolderEntry[] =>
    readFolder(join(folder, parent)).flatMap((entry) => {
      const path = `${parent}${entry.name}`;
      if ((hidden === 'left-out' && entry.name.startsWith('.')) || isIgnored(path)) return [];
      const kind = kindOf(entry);
      return [...(isWanted(path) ? [{ path, kind }] : []), ...(kind === 'folder' ? walk(`${path}/`) : [])];
    });
  return walk('').sort(byText(({ path }) => path));
}

/** Lists the files below a folder, and the links as if they were files. */
export function filesBelow(folder: string, options: WalkOptions): string[] {
  return entriesBelow(folder, options)
    .filter(({ kind }) => kind === 'file' || kind === 'link')
    .map(({ path }) => path);
}

function matcherOf(globs: readonly string[]): (path: string) => boolean {
  return picomatch([...globs], { dot: true });
}

/**
 * The entries of a folder. Empty if the folder does not exist, or if it was deleted while the folder above was read.
 */
function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function kindOf(entry: Dirent): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}
