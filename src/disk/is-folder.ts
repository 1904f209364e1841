import { lstatSync } from 'node:fs';

/** True for a folder. False for a link to one, and for a path at which there is nothing. */
export function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
