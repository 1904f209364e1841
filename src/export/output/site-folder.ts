import { lstatSync, mkdirSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ListFolder, readFolder } from '../../disk/list-folder.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { hostFolderOf, siteManifest } from '../../site/release-layout.ts';
import { errorCode } from './file-error.ts';
import { type KnownManifest, loadManifest } from './known-site.ts';
import { makeFolder } from './make-folder.ts';
import type { SiteFile } from './site-file.ts';
import type { Store } from './store.ts';
import { isSystemFile } from './system-files.ts';

/** The ways in which a file of the store gets to its place: as a hard link, or as a file of its own. */
export type Placing = 'link' | 'copy';

/**
 * Writes the host folder of a release. The manifest is written first, because Helios can remove an incomplete folder
 * only by its manifest. Throws HeliosError if bytes are missing from the store.
 */
export async function writeHostFolder(
  folder: string,
  known: KnownManifest,
  { store, placing }: { store: Store; placing: Placing },
): Promise<void> {
  makeFolder(folder);
  writeFileSync(join(folder, siteManifest), known.manifestText);
  await placeFiles(folder, known.manifest.hostFiles, { store, placing });
}

/** Writes all files of a list into a folder. Throws HeliosError if bytes are missing from the store or damaged. */
export async function placeFiles(
  folder: string,
  files: readonly SiteFile[],
  { store, placing }: { store: Store; placing: Placing },
): Promise<void> {
  const made = new Set<string>();
  makeFolder(folder);
  for (const { path, sha256 } of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    await store[placing](sha256, target);
  }
  await assertWhole(folder, files, store);
}

/** Throws HeliosError if a file is missing or has the wrong size. */
export async function assertWhole(folder: string, files: readonly SiteFile[], store: Store): Promise<void> {
  for (const file of damagedFiles(folder, files)) {
    // A power cut can truncate a file in the store. `store.has` deletes a damaged file, so that the next export makes
    // it again.
    await store.has(file.sha256);
    throw damagedInStore(file);
  }
}

/** The error for a file whose stored bytes are missing or damaged. */
export function damagedInStore({ path }: SiteFile): HeliosError {
  return new HeliosError('internal', {
    message: `The stored bytes of ${path} are damaged.`,
    where: path,
    hint: 'Run `helios export` again: it makes damaged files anew.',
  });
}

/**
 * The files that are missing from the folder, have the wrong size, or differ from those in the store. Without a store
 * their contents are not compared.
 */
export function damagedFiles(folder: string, files: readonly SiteFile[], store?: Pick<Store, 'isIn'>): SiteFile[] {
  return files.filter((file) => {
    const path = join(folder, file.path);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return !stats?.isFile() || stats.size !== file.bytes || store?.isIn({ path, stats }, file.sha256) === false;
  });
}

/** The paths of all files in a folder that are not in the list, but for those of the operating system. */
export function foreignFiles(folder: string, paths: readonly string[], list: ListFolder): string[] {
  const listed = new Set(paths);
  return entriesOf(folder, list)
    .filter((entry) => !entry.isFolder && !(entry.isFile && (listed.has(entry.path) || isSystemFile(entry.path))))
    .map(({ path }) => path);
}

/**
 * Deletes the given files of a folder, those of the operating system, and every folder that is empty then, the root
 * too. All other files stay.
 */
export function removeFiles(folder: string, paths: readonly string[]): void {
  for (const path of paths) unlinkIfThere(join(folder, path));
  removeEmptyFolders(folder, foldersOf(paths));
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const left = entriesOf(folder, readFolder);
  for (const { path, isFile } of left) if (isFile && isSystemFile(path)) unlinkIfThere(join(folder, path));
  removeEmptyFolders(
    folder,
    left.filter(({ isFolder }) => isFolder).map(({ path }) => path),
  );
}

/** Deletes the empty ones of the given folders, and the root if it is empty then. */
export function removeEmptyFolders(root: string, folders: Iterable<string>): void {
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
  for (const each of deepestFirst) removeIfEmpty(join(root, each));
  removeIfEmpty(root);
}

/** The folders above the given paths: `a` and `a/b` for `a/b/c.html`. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let up = folderOf(path); up !== '' && !folders.has(up); up = folderOf(up)) folders.add(up);
  }
  return folders;
}

/** The folder of a path with slashes. `dirname` takes longer, because it also knows other paths. */
function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Deletes a host folder, or a link to one. Foreign files in the folder stay, and then the folder stays too. */
export function removeHostFolder(folder: string): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) unlinkSync(folder);
  if (!found?.isDirectory()) return;
  const { manifest } = loadManifest(folder) ?? {};
  removeFiles(folder, manifest?.hostFiles.map(({ path }) => path) ?? []);
  removeFiles(folder, [siteManifest]);
}

/**
 * Deletes a site, or a link to one, and its host folder. The manifest, which lists the files, is deleted last, so that
 * the list is not lost if the process is killed.
 */
export function removeSite(folder: string, paths: readonly string[]): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) unlinkSync(folder);
  if (found?.isDirectory()) removeFiles(folder, paths);
  if (!lstatSync(folder, { throwIfNoEntry: false })) removeHostFolder(hostFolderOf(folder));
}

export interface Entry {
  /** Path from the folder, with slashes. */
  readonly path: string;
  readonly isFile: boolean;
  readonly isFolder: boolean;
}

/** Lists all files and folders below a folder. Node's own recursive walk takes three times as long. */
export function entriesOf(folder: string, list: ListFolder): Entry[] {
  const entries: Entry[] = [];
  const walk = (parent: string) => {
    for (const { name, kind } of list(join(folder, parent))) {
      const path = `${parent}${name}`;
      entries.push({ path, isFile: kind === 'file', isFolder: kind === 'folder' });
      if (kind === 'folder') walk(`${path}/`);
    }
  };
  walk('');
  return entries;
}

/** Deletes a file. There may be nothing at the path. */
export function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error))) throw error;
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    // The folder still has files of somebody else, so it stays.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'].includes(errorCode(error))) throw error;
  }
}
