import { join } from 'node:path';
import type { ListedEntry, ListFolder } from './list-folder.ts';

export interface KnownTree {
  /** Path of the tree's root. */
  readonly root: string;
  /** The paths of the files in the tree, from its root, with slashes. */
  readonly files: Iterable<string>;
  /** True if a folder of the tree certainly contains these files, and folders with these files, and nothing else. */
  isKnown(folder: string): boolean;
}

/** Lists the known folders of a tree without reading them, and all other folders by `list`. */
export function listKnownFolders({ root, files, isKnown }: KnownTree, list: ListFolder): ListFolder {
  let entries: ReadonlyMap<string, readonly ListedEntry[]> | undefined;
  return (folder) => {
    if (!isKnown(folder)) return list(folder);
    entries ??= entriesByFolder(root, files);
    return entries.get(folder) ?? list(folder);
  };
}

function entriesByFolder(root: string, files: Iterable<string>): Map<string, ListedEntry[]> {
  const byFolder = new Map<string, ListedEntry[]>();
  // The entries of each folder by its path from the root, because `join` takes longer than the rest.
  const byPath = new Map<string, ListedEntry[]>();
  const entriesOf = (path: string): ListedEntry[] => {
    const known = byPath.get(path);
    if (known) return known;
    const entries: ListedEntry[] = [];
    byPath.set(path, entries);
    byFolder.set(join(root, path), entries);
    if (path !== '') add(path, 'folder');
    return entries;
  };
  const add = (path: string, kind: ListedEntry['kind']) => {
    const end = path.lastIndexOf('/');
    entriesOf(path.slice(0, Math.max(end, 0))).push({ name: path.slice(end + 1), kind });
  };
  for (const path of files) add(path, 'file');
  return byFolder;
}
