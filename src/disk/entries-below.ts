import fastGlob from 'fast-glob';
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
export function entriesBelow(
  folder: string,
  { patterns = everything, ignore = [], hidden }: WalkOptions,
): FolderEntry[] {
  const found = fastGlob.globSync([...patterns], {
    cwd: folder,
    dot: hidden === 'included',
    ignore: [...ignore],
    followSymbolicLinks: false,
    onlyFiles: false,
    objectMode: true,
  });
  return found.map(({ path, dirent }) => ({ path, kind: kindOf(dirent) })).sort(byText(({ path }) => path));
}

/** Lists the files below a folder, and the links as if they were files. */
export function filesBelow(folder: string, options: WalkOptions): string[] {
  return entriesBelow(folder, options)
    .filter(({ kind }) => kind === 'file' || kind === 'link')
    .map(({ path }) => path);
}

/** A `*` of a glob does not match a name that begins with a line break. */
const everything = ['**/*', '**/[\n\r\u2028\u2029]*'];

function kindOf(entry: Record<'isFile' | 'isDirectory' | 'isSymbolicLink', () => boolean>): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}
