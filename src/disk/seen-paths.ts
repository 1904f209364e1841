import { hash } from 'node:crypto';
import { lstatSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type ListFolder, readFolder } from './list-folder.ts';

/** Files, folders and links, with their state when a run read their metadata. */
export interface SeenPaths {
  /** The paths with everything below them, including paths at which there was nothing. */
  readonly paths: readonly string[];
  /** A hash of the size, times and inode of each path. It changes with every file that is written, added or removed. */
  readonly state: string;
}

/** What a run saw at a set of paths: the size, times and inode of each, as one hash. */
export interface Look extends SeenPaths {
  /** True if nothing changed shortly before the metadata was read, so that each later change shows in the state. */
  readonly isSettled: boolean;
}

interface LookOptions {
  readonly now?: number;
  readonly list?: ListFolder;
  /** Files and folders that are left out, with everything below them. */
  readonly except?: readonly string[];
}

/** Reads the metadata of everything at and below some paths. A link is followed if it is one of these paths itself. */
export function lookAt(roots: readonly string[], options: LookOptions = {}): Look {
  const { list = readFolder, except = [] } = options;
  const paths = roots.flatMap((root) => pathsAt(root, { list, except }));
  return lookAtEach(paths, options);
}

interface KnownPaths {
  readonly now?: number;
  /** For each of the paths its signature, if it is known to be unchanged: then the metadata of the path is not read. */
  readonly known?: readonly (string | undefined)[];
}

/** Reads the metadata of paths, and of nothing below them. */
export function lookAtEach(paths: readonly string[], { now = Date.now(), known = [] }: KnownPaths = {}): Look {
  let newestMs = 0;
  const signatures = paths.map((path, at) => {
    const before = known[at];
    if (before !== undefined) return before;
    const all = statsOf(path);
    for (const { mtimeMs, ctimeMs } of all) newestMs = Math.max(newestMs, mtimeMs, ctimeMs);
    return all.map(signatureOf).join();
  });
  return { paths, state: stateOf(signatures), isSettled: now - newestMs > settledAfterMs };
}

/** The signature of each path (see `signatureOf`), by the path. */
export type Signatures = ReadonlyMap<string, string>;

/**
 * Reads the metadata of paths once more. Returns undefined if one of them has changed since `state` was computed. No
 * folder is listed, because a new file changes the times of the folder that contains it.
 */
export function lookAsSeen({ paths, state }: SeenPaths): Signatures | undefined {
  const signatures = paths.map(signatureAt);
  return stateOf(signatures) === state ? byPath(paths, signatures) : undefined;
}

/**
 * Does the same in many turns of the event loop, so that other work, such as a request, goes on meanwhile. Returns the
 * signature of each path in their order.
 */
export async function lookAsSeenInTurns({ paths, state }: SeenPaths): Promise<readonly string[] | undefined> {
  const signatures: string[] = [];
  for (let start = 0; start < paths.length; start += pathsPerTurn) {
    signatures.push(...paths.slice(start, start + pathsPerTurn).map(signatureAt));
    await setImmediate();
  }
  return stateOf(signatures) === state ? signatures : undefined;
}

/** The number of paths whose metadata is read in a few milliseconds. */
const pathsPerTurn = 1000;

/** Gives the signatures of paths, which are in the same order, by the paths. */
export function byPath(paths: readonly string[], signatures: readonly string[]): Signatures {
  return new Map(paths.map((path, at) => [path, signatures[at] ?? '']));
}

/** True if no path has changed since `state` was computed. */
export function areAsSeen({ paths, state }: SeenPaths): boolean {
  return stateOf(paths.map(signatureAt)) === state;
}

/**
 * Identifies a state of a file. The change time and the inode are part of it, because some tools preserve the
 * modification time of a file they change.
 */
export function signatureOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** The inode in the signature of a file. */
export function inodeIn(signature: string): number {
  return Number(signature.slice(signature.lastIndexOf(' ') + 1));
}

/**
 * A file that changed less than this time ago may change again and
 * still have the same times. Git calls such a file "racily clean".
 */
export const settledAfterMs = 2000;

interface Walk {
  readonly list: ListFolder;
  readonly except: readonly string[];
}

function pathsAt(root: string, walk: Walk): string[] {
  return statSync(root, { throwIfNoEntry: false })?.isDirectory() ? [root, ...pathsIn(root, walk)] : [root];
}

function pathsIn(folder: string, walk: Walk): string[] {
  return walk.list(folder).flatMap(({ name, kind }) => {
    const path = join(folder, name);
    if (walk.except.includes(path)) return [];
    return kind === 'folder' ? [path, ...pathsIn(path, walk)] : [path];
  });
}

function stateOf(signatures: readonly string[]): string {
  return hash('sha256', signatures.join('\n'));
}

function signatureAt(path: string): string {
  return statsOf(path).map(signatureOf).join();
}

/** The metadata of a path, and of the file to which a link leads. Empty if nothing is there. */
function statsOf(path: string): Stats[] {
  const own = lstatSync(path, { throwIfNoEntry: false });
  if (!own?.isSymbolicLink()) return own ? [own] : [];
  const target = statSync(path, { throwIfNoEntry: false });
  return target ? [own, target] : [own];
}
