import { lstatSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isFolder } from '../../disk/is-folder.ts';
import { readFolder } from '../../disk/list-folder.ts';
import { isRunning } from '../../disk/process-name.ts';
import { hostFolderOf, siteManifest } from '../../site/release-layout.ts';
import type { BegunSite } from './begun-site.ts';
import type { Exchange } from './exchange.ts';
import { type FindManifest, type KnownManifest, knownSite, loadManifest, releaseIn } from './known-site.ts';
import type { Replacement } from './known-tree.ts';
import { makeFolder } from './make-folder.ts';
import type { OutState } from './out-folder.ts';
import type { Release } from './releases.ts';
import {
  foreignFiles,
  type Placing,
  placeFiles,
  removeHostFolder,
  removeSite,
  writeHostFolder,
} from './site-folder.ts';
import type { SpareTree } from './spare-tree.ts';
import type { Store } from './store.ts';

/** The place where a site and its host folder change at once, and how. */
export interface SwapTarget {
  readonly out: string;
  /** What is at `out` now. */
  readonly state: OutState;
  readonly find: FindManifest;
  /** Undefined on systems that can't exchange two folders: then two renames replace a folder. */
  readonly exchange: Exchange | undefined;
}

/** Runs when the new site is complete, just before it becomes `out`. */
type Prepare = () => void | Promise<void>;

/**
 * Makes `out` and its host folder links to the release. If `out` is a link already, one rename replaces it. Returns the
 * path of the site before if it had to stay (see `swapIn`).
 */
export async function swapLinks(target: SwapTarget, { site }: Release, prepare: Prepare): Promise<string | undefined> {
  const build = (fresh: string) => {
    const folder = dirname(fresh);
    makeFolder(folder);
    symlinkSync(relative(folder, hostFolderOf(site)), hostFolderOf(fresh), 'dir');
    symlinkSync(relative(folder, site), fresh, 'dir');
  };
  return swapIn(target, build, prepare);
}

/**
 * Makes `out` a folder with the release's files, and its host folder one too. Returns the path of the site before if it
 * had to stay (see `swapIn`).
 */
export async function swapFolders(
  target: SwapTarget,
  release: KnownManifest,
  how: {
    readonly store: Store;
    readonly placing: Placing;
    readonly spare: SpareTree;
    /** The new site, if it was begun beside `out`. */
    readonly begun: BegunSite | undefined;
  },
  prepare: Prepare,
): Promise<string | undefined> {
  const { files } = release.manifest;
  // The spare tree is for hard links only: its files are compared with those of the store by their inodes, and copies
  // have inodes of their own.
  const spare = how.placing === 'link' ? how.spare : undefined;
  const next: Replacement = { id: release.manifest.id, files, before: siteBefore(target.state) };
  const build = async (fresh: string) => {
    if (how.begun) return how.begun.take();
    await writeHostFolder(hostFolderOf(fresh), release, { store: how.store, placing: 'copy' });
    if (!(await spare?.take(fresh, next))) await placeFiles(fresh, files, how);
  };
  return swapIn(target, build, prepare, (old, paths) => spare?.keep(old, paths, next) ?? false);
}

/** The site in `out`, if this run has found it untouched. */
function siteBefore(state: OutState): Replacement['before'] {
  if (state.kind !== 'directory' || !state.known || !state.seen) return undefined;
  return { ...state.seen, id: state.known.manifest.id };
}

/** The path beside `out` at which this process builds the next site, and tries what the file system can do. */
export function partialName(out: string): string {
  return `${out}.partial-${process.pid}`;
}

/**
 * Builds the new site and its host folder beside `out`, then exchanges the new site with the site at `out`, and after
 * that the new host folder with the old one. The old host folder is deleted. The old site is kept as the spare tree,
 * from which the next site is made, or else deleted. Readers of the host folder compare the ids of the releases in it
 * and in the site, so that they never mix two releases.
 *
 * Returns the path at which the old site is now, if somebody has put other files into it since it was inspected: they
 * stay there.
 */
async function swapIn(
  { out, state, find, exchange }: SwapTarget,
  build: (fresh: string) => void | Promise<void>,
  prepare: Prepare,
  keep: (old: string, paths: readonly string[]) => boolean = () => false,
): Promise<string | undefined> {
  const fresh = partialName(out);
  try {
    await build(fresh);
    await prepare();
    swapBoth(fresh, out, exchange);
  } catch (error) {
    removePartial(fresh, find);
    throw error;
  }
  const paths = 'paths' in state ? state.paths : [];
  try {
    if (keep(fresh, paths)) removeHostFolder(hostFolderOf(fresh));
    else removeSite(fresh, paths);
    return isThere(fresh) ? fresh : undefined;
  } catch {
    // A failed deletion is ignored, because the new site is published. The next export deletes what is left of the old
    // one.
    return undefined;
  }
}

/** Deletes a site that was built in part, with its host folder. */
export function removePartial(fresh: string, find: FindManifest): void {
  removeSite(fresh, knownSite(fresh, find)?.paths ?? []);
}

/**
 * Exchanges two sites with their host folders. If the exchange of the host folders fails, the sites are exchanged back.
 */
function swapBoth(fresh: string, out: string, exchange: Exchange | undefined): void {
  swapPaths(fresh, out, exchange);
  try {
    swapPaths(hostFolderOf(fresh), hostFolderOf(out), exchange);
  } catch (error) {
    swapPaths(fresh, out, exchange);
    throw error;
  }
}

/** Exchanges what is at two paths. At `path` there may be nothing afterwards, if `other` was missing or a link. */
function swapPaths(path: string, other: string, exchange: Exchange | undefined): void {
  const [mine, theirs] = [path, other].map((each) => lstatSync(each, { throwIfNoEntry: false }));
  if (!mine && theirs) renameSync(other, path);
  else if (!theirs || (mine?.isSymbolicLink() && theirs.isSymbolicLink())) renameSync(path, other);
  else if (exchange) exchange(path, other);
  else renameTwice(path, other);
}

/**
 * Exchanges two paths by renames, because one rename can't replace a folder. Between the first two renames `other` does
 * not exist. If the process is killed then, `recoverOut` restores it.
 */
function renameTwice(path: string, other: string): void {
  const old = `${path}-old`;
  renameSync(other, old);
  try {
    renameSync(path, other);
  } catch (error) {
    renameSync(old, other);
    throw error;
  }
  renameSync(old, path);
}

/**
 * Completes or undoes what a killed export began beside `out`: an old site that was moved away comes back, the host
 * folder follows the site, and everything else that the export left is deleted. A manifest that was lost is written anew.
 */
export function recoverOut(out: string, find: FindManifest): void {
  const left = leftBehind(out);
  for (const { path, place } of left.filter(({ isOld }) => isOld)) if (!isThere(place)) renameSync(path, place);
  const hosts = left.filter(({ place }) => place !== out).map(({ path }) => path);
  const replaced = followSite(out, hosts);
  const allHosts = [hostFolderOf(out), ...hosts, ...replaced];
  const findLeft: FindManifest = (id) =>
    allHosts.map(loadManifest).find((known) => known?.manifest.id === id) ?? find(id);
  for (const { path } of left.filter(({ place }) => place === out)) {
    removeSite(path, knownSite(path, findLeft)?.paths ?? []);
  }
  // A host folder whose site could not be removed stays with it: it has the list of the site's files.
  const sites = new Set(
    left
      .map(({ path }) => path)
      .filter(isThere)
      .map(hostFolderOf),
  );
  for (const path of [...hosts, ...replaced]) if (!sites.has(path)) removeHostFolder(path);
  restoreManifest(out, find);
}

/**
 * Writes the manifest of the host folder anew if it was lost or damaged and `find` knows the release that `out` shows:
 * without it, nobody could tell whose the files of the folder are. A folder with files of others stays as it is.
 */
function restoreManifest(out: string, find: FindManifest): void {
  const hostFolder = hostFolderOf(out);
  if (!isFolder(hostFolder) || loadManifest(hostFolder)) return;
  const id = releaseIn(out);
  const known = id === undefined ? undefined : find(id);
  const own = known && [...known.manifest.hostFiles.map(({ path }) => path), siteManifest];
  if (!own || foreignFiles(hostFolder, own, readFolder).length > 0) return;
  const file = join(hostFolder, siteManifest);
  // A damaged manifest is deleted before, because it could be a hard link to a file of somebody else.
  rmSync(file, { force: true });
  writeFileSync(file, known.manifestText);
}

interface LeftBehind {
  readonly path: string;
  /** The path that it was made for, or moved away from: `out` or its host folder. */
  readonly place: string;
  readonly isOld: boolean;
}

/** The folders and links that exports which are no longer running left beside `out`. */
function leftBehind(out: string): LeftBehind[] {
  const parent = dirname(out);
  const start = `${basename(out)}.partial-`;
  const names = isThere(parent) ? readdirSync(parent).filter((name) => name.startsWith(start)) : [];
  return names.sort().flatMap((name) => {
    const [, pid, host, old] = /^(\d+)(\.helios)?(-old)?$/.exec(name.slice(start.length)) ?? [];
    // This is called before this process writes: a folder with its id is from an earlier process with the same id.
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) return [];
    return { path: join(parent, name), place: host ? hostFolderOf(out) : out, isOld: old !== undefined };
  });
}

/**
 * Puts the host folder of the release that `out` shows into its place, if an export was killed between the exchange of
 * the sites and that of the host folders. Returns the path to which the other host folder was moved.
 */
function followSite(out: string, hosts: readonly string[]): string[] {
  if (hosts.length === 0) return [];
  const id = releaseIn(out);
  const hostFolder = hostFolderOf(out);
  const belongs = (folder: string) => loadManifest(folder)?.manifest.id === id;
  const fitting = id === undefined || belongs(hostFolder) ? undefined : hosts.find(belongs);
  if (fitting === undefined) return [];
  const replaced = `${fitting}-old`;
  const hadOne = isThere(hostFolder);
  if (hadOne) renameSync(hostFolder, replaced);
  renameSync(fitting, hostFolder);
  return hadOne ? [replaced] : [];
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
