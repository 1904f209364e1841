import { join, sep } from 'node:path';
import type { Signatures } from '../../disk/seen-paths.ts';
import type { SiteFile } from './site-file.ts';
import { foldersOf } from './site-folder.ts';

/** A site whose files and folders this run has found as the last export left them. */
export interface SeenSite {
  /** The path of the site's folder. */
  readonly folder: string;
  /** The files of the release that the site shows. */
  readonly files: readonly SiteFile[];
  /** The signature (size, times, inode) of each file and folder, by its path on this machine. */
  readonly signatures: Signatures;
}

/**
 * True if nothing but these files, and the folders that contain them, was seen in a folder. False if something else was
 * seen, or if nobody has looked at the folder.
 */
export function wasSeenWithOnly(folder: string, paths: readonly string[], seen: Signatures): boolean {
  if (!seen.has(folder)) return false;
  const start = folder + sep;
  const own = new Set([...paths, ...foldersOf(paths)].map((path) => placeIn(folder, path)));
  for (const place of seen.keys()) if (place.startsWith(start) && !own.has(place)) return false;
  return true;
}

/** The path on this machine of a file or folder of a site. `join` takes longer, which counts for ten thousand files. */
export function placeIn(folder: string, path: string): string {
  return sep === '/' ? `${folder}/${path}` : join(folder, path);
}
