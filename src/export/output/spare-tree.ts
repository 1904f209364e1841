import { existsSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ListFolder, readFolder } from '../../disk/list-folder.ts';
import type { SiteFile } from './site-file.ts';
import { assertWhole, entriesOf, foldersOf, foreignFiles } from './site-folder.ts';
import type { Store } from './store.ts';

/**
 * The folder tree of an earlier site, which is changed into the next site: most of its files are the same, and to
 * create and delete folders costs more than the rest of publishing. If the tree is lost, the next site is written as a
 * whole.
 */
export interface SpareTree {
  /**
   * Makes the tree a site of exactly these files and moves it to `target`. Returns false if there is no tree, or if it
   * can't be moved there. Throws HeliosError if bytes are missing from the store.
   */
  take(target: string, files: readonly SiteFile[]): Promise<boolean>;
  /** Keeps a folder as the tree, if it has no other files than these. Returns false if that is not possible. */
  keep(folder: string, paths: readonly string[]): boolean;
}

/** Opens the tree in a work folder. The caller holds the lock of the work folder. */
export function openSpareTree(workFolder: string, store: Store, list: ListFolder = readFolder): SpareTree {
  const ready = join(workFolder, 'spare');
  // A tree with this name was left by an export that was killed while it changed it.
  const changing = join(workFolder, 'spare.changing');
  return {
    async take(target, files) {
      rmSync(changing, { recursive: true, force: true });
      if (!existsSync(ready)) return false;
      renameSync(ready, changing);
      await changeTree(changing, files, { store, list });
      return isMoved(changing, target);
    },
    keep(folder, paths) {
      if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
      if (foreignFiles(folder, paths, list).length > 0) return false;
      rmSync(ready, { recursive: true, force: true });
      return isMoved(folder, ready);
    },
  };
}

/**
 * Removes the files and folders that the site does not have, and places the files that are missing or are not links to
 * the store.
 */
async function changeTree(
  folder: string,
  files: readonly SiteFile[],
  { store, list }: { readonly store: Store; readonly list: ListFolder },
): Promise<void> {
  const wanted = new Set(files.map(({ path }) => path));
  const folders = foldersOf(wanted);
  const entries = entriesOf(folder, list);
  for (const { path, isFolder } of entries) if (!isFolder && !wanted.has(path)) unlinkSync(join(folder, path));
  const needless = entries.filter(({ path, isFolder }) => isFolder && !folders.has(path));
  for (const { path } of needless.toReversed()) rmdirSync(join(folder, path));
  const placed: SiteFile[] = [];
  for (const file of files) {
    const { path, sha256, bytes } = file;
    const target = join(folder, path);
    const stats = lstatSync(target, { throwIfNoEntry: false });
    if (stats?.size === bytes && store.isLinked(stats, sha256)) continue;
    if (stats) rmSync(target, { recursive: true });
    else mkdirSync(dirname(target), { recursive: true });
    await store.link(sha256, target);
    placed.push(file);
  }
  await assertWhole(folder, placed, store);
}

function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false; // The two are on different disks, or the system does not let the folder be moved.
  }
}
