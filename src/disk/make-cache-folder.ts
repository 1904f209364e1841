import { lstatSync, mkdirSync, rmSync } from 'node:fs';

/**
 * Creates the folder of a cache, and those above it. A file that a slip has left in its place is deleted. Throws an error
 * of the file system.
 */
export function makeCacheFolder(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isFile()) rmSync(folder);
  mkdirSync(folder, { recursive: true });
}
