import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { byText } from '../site/by-text.ts';
import { type FoldersAbove, followLink, targetOf, walkFrom } from './follow-link.ts';
import { asReadError } from './read-error.ts';

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
  /**
   * `followed` lists a link as what it leads to, with everything below. A link that leads nowhere, or back to a folder
   * above it, stays a link. Without it, all links are listed as links.
   */
  readonly links?: 'followed';
}

/**
 * Lists everything below a folder, in the order of the paths on every machine. A folder that does not exist has no
 * entries.
 */
export function entriesBelow(folder: string, { patterns, ignore, hidden, links }: WalkOptions): FolderEntry[] {
  const isWanted = patterns ? matcherOf(patterns) : () => true;
  const isIgnored = ignore ? matcherOf(ignore) : () => false;
  const walk = (parent: string, above: FoldersAbove): FolderEntry[] =>
    readFolder(join(folder, parent)).flatMap((entry) => {
      const path = `${parent}${entry.name}`;
      if ((hidden === 'left-out' && entry.name.startsWith('.')) || isIgnored(path)) return [];
      const own = kindOf(entry);
      const { kind, inside } =
        own === 'link' && links === 'followed' ? follow(join(folder, path), above) : { kind: own, inside: above };
      return [...(isWanted(path) ? [{ path, kind }] : []), ...(kind === 'folder' ? walk(`${path}/`, inside) : [])];
    });
  return walk('', links === 'followed' ? walkFrom(folder) : []).sort(byText(({ path }) => path));
}

interface Followed {
  readonly kind: FolderEntry['kind'];
  /** The folders above everything in a folder. */
  readonly inside: FoldersAbove;
}

/** Returns what a link leads to. */
function follow(link: string, above: FoldersAbove): Followed {
  const inside = followLink(link, above);
  if (inside) return { kind: 'folder', inside };
  return { kind: targetOf(link)?.isFile() ? 'file' : 'link', inside: above };
}

/** Lists the files below a folder. Unless links are followed, they are listed as if they were files. */
export function filesBelow(folder: string, options: WalkOptions): string[] {
  return entriesBelow(folder, options)
    .filter(({ kind }) => kind === 'file' || (kind === 'link' && options.links !== 'followed'))
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
    throw asReadError(error, folder);
  }
}

function kindOf(entry: Dirent): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}
