import { lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFolder } from '../../disk/is-folder.ts';
import { type ListFolder, readFolder } from '../../disk/list-folder.ts';
import type { Seal } from '../../disk/seal.ts';
import type { Signature } from '../../disk/signatures.ts';
import { pathsWithout } from './index-files.ts';
import { describeTree, knownTree, type Replacement } from './known-tree.ts';
import type { SiteFile } from './site-file.ts';
import { assertWhole, entriesOf, foldersOf, foreignFiles, removeEmptyFolders, unlinkIfThere } from './site-folder.ts';
import { forgetSpareRecord, loadSpareRecord, storeSpareRecord } from './spare-record.ts';
import type { Store } from './store.ts';

/**
 * The folder tree of an earlier site, which is changed into the next site: most of its files are the same, and to
 * create and delete folders costs more than the rest of publishing. If the tree is lost, the next site is written as a
 * whole.
 */
export interface SpareTree {
  isThere(): boolean;
  /**
   * Makes the tree the site of a release and moves it to `target`. Returns false if there is no tree, or if it can't be
   * moved there. Throws HeliosError if bytes are missing from the store.
   */
  take(target: string, next: Replacement): Promise<boolean>;
  /**
   * Keeps the folder of the site that a release has replaced as the tree, if it has no other files than these. Returns
   * false if that is not possible.
   */
  keep(folder: string, paths: readonly string[], next: Replacement): boolean;
  /**
   * The signatures (size, times, inode) of the folders that the tree had before `take`, and that `take` has left as they
   * were, by their paths from the root of the site. Empty if they are unknown.
   */
  untouchedFolders(): ReadonlyMap<string, Signature>;
}

interface SpareOptions {
  /** The seal of the record of the tree. */
  readonly seal: Seal;
  readonly list?: ListFolder;
  readonly now?: () => number;
}

/** Opens the tree in a work folder. The caller holds the lock of the work folder. */
export function openSpareTree(workFolder: string, store: Store, options: SpareOptions): SpareTree {
  const { seal, list = readFolder, now = Date.now } = options;
  const ready = join(workFolder, 'spare');
  // A tree with this name was left by an export that was killed while it changed it.
  const changing = join(workFolder, 'spare.changing');
  const record = { file: join(workFolder, 'spare.json'), seal };
  let untouched: ReadonlyMap<string, Signature> = new Map();
  return {
    isThere: () => isFolder(ready),
    async take(target, next) {
      rmSync(changing, { recursive: true, force: true });
      if (!isFolder(ready)) {
        // Helios never makes a link here. What it leads to belongs to somebody else.
        rmSync(ready, { force: true });
        return false;
      }
      const known = knownTree(ready, next, loadSpareRecord(record));
      forgetSpareRecord(record);
      renameSync(ready, changing);
      if (known) {
        await changeFiles(changing, { files: next.files, differing: known.differing, store });
        untouched = known.untouched;
      } else await changeTree(changing, next.files, { store, list });
      return isMoved(changing, target);
    },
    keep(folder, paths, next) {
      if (!isFolder(folder)) return false;
      const described = describeTree(folder, next, { store, nowMs: now() });
      if (!described && foreignFiles(folder, paths, list).length > 0) return false;
      rmSync(ready, { recursive: true, force: true });
      forgetSpareRecord(record);
      const isKept = isMoved(folder, ready);
      if (isKept && described?.isSettled) storeSpareRecord(described.record, record);
      return isKept;
    },
    untouchedFolders: () => untouched,
  };
}

interface Change {
  /** All files of the next site. */
  readonly files: readonly SiteFile[];
  /** The paths that have to be looked at. */
  readonly differing: ReadonlySet<string>;
  readonly store: Store;
}

/** Makes a tree a site of exactly these files, if it differs from the site at some paths only. */
async function changeFiles(folder: string, { files, differing, store }: Change): Promise<void> {
  const wanted = files.filter(({ path }) => differing.has(path));
  const needless = pathsWithout(differing, wanted);
  for (const path of needless) unlinkIfThere(join(folder, path));
  removeEmptyFolders(folder, foldersOf(needless));
  await linkFiles(folder, wanted, store);
}

/**
 * Makes a tree of which nothing is known a site of exactly these files: removes what the site does not have, and places
 * the files that are missing or are not links to the store.
 */
async function changeTree(
  folder: string,
  files: readonly SiteFile[],
  { store, list }: { readonly store: Store; readonly list: ListFolder },
): Promise<void> {
  const wanted = new Set(files.map(({ path }) => path));
  const folders = foldersOf(wanted);
  const entries = entriesOf(folder, list);
  for (const { path, isFolder } of entries) if (!isFolder && !wanted.has(path)) unlinkIfThere(join(folder, path));
  removeEmptyFolders(
    folder,
    entries.filter(({ path, isFolder }) => isFolder && !folders.has(path)).map(({ path }) => path),
  );
  await linkFiles(folder, files, store);
}

/** Places the files that are missing or are not links to the store. */
async function linkFiles(folder: string, files: readonly SiteFile[], store: Store): Promise<void> {
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
