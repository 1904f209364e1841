import { readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder } from './is-folder.ts';

/**
 * Renames a written file of the work folder to its place, in one step. A folder that a backup or a slip has left there
 * is deleted first. If the file can't be renamed, it is deleted. Throws an error of the file system.
 */
export function moveIntoPlace(written: string, file: string): void {
  try {
    removeFolderAt(file);
    renameSync(written, file);
  } catch (error) {
    rmSync(written, { force: true });
    throw error;
  }
}

/**
 * Deletes the folder at a path with everything in it. A file or link at this path stays, because another run may have
 * put it there in the meantime.
 */
export function removeFolderAt(path: string): void {
  if (!isFolder(path)) return;
  try {
    for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true, force: true });
    rmdirSync(path);
  } catch (error) {
    // If there is no folder any more, another run has deleted it.
    if (isFolder(path)) throw error;
  }
}
