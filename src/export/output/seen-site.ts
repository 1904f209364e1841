import { join, sep } from 'node:path';
import type { Signatures } from '../../disk/seen-paths.ts';
import { inodeAt, type Signature, type SignatureList, signatureAt } from '../../disk/signatures.ts';
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
  /** The signature (size, times, inode) of a file or folder by its path from the site's folder. */
  signatureOf(path: string): Signature | undefined;
  /** The inode of a file or folder by the same path. */
  inodeOf(path: string): number | undefined;
}

/**
 * Describes a site by what this run has seen on the disk. Returns undefined if something was missing from the site, if
 * there was anything else in it, or if nobody has looked at it.
 */
export function seenSite(
  folder: string,
  files: readonly SiteFile[],
  { paths, signatures }: Signatures,
): SeenSite | undefined {
  const start = folder + sep;
  const places = new Map<string, number>();
  for (const [at, place] of paths.entries()) {
    if (place.startsWith(start)) places.set(pathFrom(place.slice(start.length)), at);
  }
  const folders = [...foldersOf(files.map(({ path }) => path))];
  const isComplete = files.every(({ path }) => places.has(path)) && folders.every((path) => places.has(path));
  if (!isComplete || places.size !== files.length + folders.length) return undefined;
  const found = <Value>(path: string, valueAt: (list: SignatureList, at: number) => Value) => {
    const at = places.get(path);
    return at === undefined ? undefined : valueAt(signatures, at);
  };
  return {
    folder,
    files,
    folders,
    signatureOf: (path) => found(path, signatureAt),
    inodeOf: (path) => found(path, inodeAt),
  };
}

/** The path on this machine of a file or folder of a site. `join` takes longer, which counts for ten thousand files. */
export function placeIn(folder: string, path: string): string {
  return sep === '/' ? `${folder}/${path}` : join(folder, path);
}

function pathFrom(place: string): string {
  return sep === '/' ? place : place.replaceAll(sep, '/');
}
