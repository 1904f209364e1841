import { join, sep } from 'node:path';
import type { Signatures } from '../../disk/seen-paths.ts';
import type { SiteFile } from './site-file.ts';
import { foldersOf } from './site-folder.ts';

/** A site whose files and folders this run has found as the last export left them. It has no other ones. */
export interface SeenSite {
  /** The path of the site's folder on this machine. */
  readonly folder: string;
  /** The files of the release that the site shows. */
  readonly files: readonly SiteFile[];
  /** The paths of the folders in the site, from its folder. */
  readonly folders: readonly string[];
  /** The signature (size, times, inode) of each file and folder, by its path from the site's folder. */
  readonly signatures: Signatures;
}

/**
 * Describes a site by what this run has seen on the disk. Returns undefined if something was missing from the site, if
 * there was anything else in it, or if nobody has looked at it.
 */
export function seenSite(folder: string, files: readonly SiteFile[], seen: Signatures): SeenSite | undefined {
  const paths = files.map(({ path }) => path);
  const folders = [...foldersOf(paths)];
  const signatures = new Map<string, string>();
  for (const path of [...paths, ...folders]) {
    const signature = seen.get(placeIn(folder, path));
    if (signature === undefined) return undefined;
    signatures.set(path, signature);
  }
  const start = folder + sep;
  let count = 0;
  for (const place of seen.keys()) if (place.startsWith(start)) count += 1;
  return count === signatures.size ? { folder, files, folders, signatures } : undefined;
}

/** The path on this machine of a file or folder of a site. `join` takes longer, which counts for ten thousand files. */
export function placeIn(folder: string, path: string): string {
  return sep === '/' ? `${folder}/${path}` : join(folder, path);
}
