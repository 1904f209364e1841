import { lstatSync, readFileSync, rmdirSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from './file-error.ts';
import type { SiteFile } from './site-file.ts';
import type { Store } from './store.ts';

/** Reads a text file. Returns undefined if there is no such file. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error))) return undefined;
    throw error;
  }
}

/**
 * The files that are missing from the folder, have the wrong size, or are other ones than those in the store. Without a
 * store their contents are not compared.
 */
export function damagedFiles(folder: string, files: readonly SiteFile[], store?: Pick<Store, 'isIn'>): SiteFile[] {
  return files.filter((file) => {
    const path = join(folder, file.path);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return !stats?.isFile() || stats.size !== file.bytes || store?.isIn({ path, stats }, file.sha256) === false;
  });
}

/** Deletes the files of a manifest and the folders that become empty, including the root. All other files stay. */
export function removeManifestFiles(root: string, paths: Iterable<string>): void {
  const folders = new Set([root]);
  for (const path of paths) {
    unlinkIfThere(join(root, path));
    for (let up = dirname(path); up !== '.'; up = dirname(up)) folders.add(join(root, up));
  }
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) removeIfEmpty(folder);
}

function unlinkIfThere(path: string): void {
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
    // The folder still has files that are not in the manifest, so it stays.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'].includes(errorCode(error))) throw error;
  }
}
