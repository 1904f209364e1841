import { relative, sep } from 'node:path';

/** True if a path is below a folder. Both are absolute, and links in them are not followed. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`);
}
