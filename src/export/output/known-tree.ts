import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { lookAsSeen, lookAtEach } from '../../disk/seen-paths.ts';
import { type Signature, signatureAt } from '../../disk/signatures.ts';
import { indexFiles, pathsWithout } from './index-files.ts';
import { placeIn, type SeenSite } from './seen-site.ts';
import type { SiteFile } from './site-file.ts';
import { foldersOf } from './site-folder.ts';
import type { SpareRecord } from './spare-record.ts';
import type { Store } from './store.ts';

/** A release that replaces the site in `out`. */
export interface Replacement {
  readonly id: string;
  readonly files: readonly SiteFile[];
  /** The site in `out` before, with the id of its release. Undefined if this run has not found it untouched. */
  readonly before: (SeenSite & { readonly id: string }) | undefined;
}

export interface KnownTree {
  /** The paths at which the tree may have another file than the next site, or only one of the two has a file. */
  readonly differing: ReadonlySet<string>;
  /** The signatures of the folders that do not change if only the files at these paths change, by their paths. */
  readonly untouched: ReadonlyMap<string, Signature>;
}

/**
 * Finds the paths at which the tree may differ from the next release, without looking at its files. Returns undefined
 * if they are unknown: if the record of the tree is of another release than the one in `out`, or if somebody has touched
 * the tree.
 */
export function knownTree(
  tree: string,
  { files, before }: Replacement,
  record: SpareRecord | undefined,
): KnownTree | undefined {
  if (!record || !before || record.release !== before.id) return undefined;
  const { paths, state } = record.folders;
  const places = paths.map((path) => placeIn(tree, path));
  if (inodesIn(before, new Set(record.differing)) !== record.inodes) return undefined;
  const signatures = lookAsSeen({ paths: places, state });
  const old = indexFiles(before.files);
  const edited = files.filter(({ path, sha256 }) => old.get(path)?.sha256 !== sha256).map(({ path }) => path);
  const differing = new Set([...record.differing, ...edited, ...pathsWithout(old.keys(), files)]);
  const names = new Set([...paths, ...differing].map((path) => path.split('/', 1).join()));
  if (!signatures || readdirSync(tree).some((name) => !names.has(name))) return undefined;
  const touched = foldersOf(differing);
  const untouched = new Map<string, Signature>();
  for (const [at, path] of paths.entries()) if (!touched.has(path)) untouched.set(path, signatureAt(signatures, at));
  return { differing, untouched };
}

/** A hash of the inodes that the files of a site have, but for those at some paths. */
function inodesIn({ files, inodeOf }: Pick<SeenSite, 'files' | 'inodeOf'>, except: ReadonlySet<string>): string {
  const inodes = files.flatMap(({ path }) => (except.has(path) ? [] : (inodeOf(path) ?? 0)));
  return createHash('sha256').update(Float64Array.from(inodes)).digest('hex');
}

export interface DescribedTree {
  readonly record: SpareRecord;
  /** False if a folder changed so shortly before that it could change again and have the same times. */
  readonly isSettled: boolean;
}

/**
 * Describes the folder of the site that a release has replaced. Returns undefined if this run had not found the site
 * untouched before, or if its folders have changed since, as by a file of somebody else.
 */
export function describeTree(
  folder: string,
  { id, files, before }: Replacement,
  { store, nowMs }: { readonly store: Store; readonly nowMs: number },
): DescribedTree | undefined {
  if (!before) return undefined;
  const { files: old, folders: paths, inodeOf, signatureOf } = before;
  const places = paths.map((path) => placeIn(folder, path));
  const seen = lookAtEach(places, { known: paths.map(signatureOf) });
  const { state, isSettled } = lookAtEach(places, { now: nowMs });
  const names = new Set(old.map(({ path }) => path.split('/', 1).join()));
  if (state !== seen.state || readdirSync(folder).some((name) => !names.has(name))) return undefined;
  const { dev } = lstatSync(folder);
  const isSame = ({ path, sha256 }: SiteFile) => {
    const ino = inodeOf(path);
    return ino !== undefined && store.isLinked({ ino, dev }, sha256);
  };
  // The root is not among the folders, because a rename changes its times. So the files in it are looked at each time.
  const others = files.filter((file) => !file.path.includes('/') || !isSame(file)).map(({ path }) => path);
  const removed = pathsWithout(indexFiles(old).keys(), files);
  const differing = [...others, ...removed];
  const inodes = inodesIn({ files, inodeOf }, new Set(differing));
  return { record: { release: id, differing, inodes, folders: { paths, state } }, isSettled };
}
