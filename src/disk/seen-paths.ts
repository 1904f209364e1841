import { createHash } from 'node:crypto';
import { lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type FoldersAbove, followLink, targetOf, walkFrom } from './follow-link.ts';
import { type ListFolder, readFolder } from './list-folder.ts';
import { asReadError } from './read-error.ts';
import { copySignature, createSignatureList, type Signature, type SignatureList, setSignature } from './signatures.ts';

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
  /** If `followed`, links to folders are followed wherever they are, except those that lead back to a folder above. */
  readonly links?: 'followed';
}

/** Reads the metadata of everything at and below some paths. A link is followed if it is one of these paths itself. */
export function lookAt(roots: readonly string[], options: LookOptions = {}): Look {
  const { list = readFolder, except = [], links } = options;
  const paths = roots.flatMap((root) => pathsAt(root, { list, except, links }));
  return lookAtEach(paths, options);
}

interface KnownPaths {
  readonly now?: number;
  /** For each of the paths its signature, if it is known to be unchanged: then the metadata of the path is not read. */
  readonly known?: readonly (Signature | undefined)[];
}

/** Reads the metadata of paths, and of nothing below them. */
export function lookAtEach(paths: readonly string[], { now = Date.now(), known = [] }: KnownPaths = {}): Look {
  const reading = openReading(paths.length);
  let newestMs = 0;
  for (const [at, path] of paths.entries()) {
    const before = known[at];
    if (before) copySignature(reading.signatures, at, before);
    else newestMs = Math.max(newestMs, readAt(path, at, reading));
  }
  return { paths, state: stateOf(reading), isSettled: now - newestMs > settledAfterMs };
}

/** Paths with the signatures that this run has read, in the same order. */
export interface Signatures {
  readonly paths: readonly string[];
  readonly signatures: SignatureList;
}

/**
 * Reads the metadata of paths once more. Returns their signatures, or undefined if one of them has changed since `state`
 * was computed. No folder is listed, because a new file changes the times of the folder that contains it.
 */
export function lookAsSeen({ paths, state }: SeenPaths): SignatureList | undefined {
  const reading = openReading(paths.length);
  for (const [at, path] of paths.entries()) readAt(path, at, reading);
  return stateOf(reading) === state ? reading.signatures : undefined;
}

/** Does the same in many turns of the event loop, so that other work, such as a request, goes on meanwhile. */
export async function lookAsSeenInTurns({ paths, state }: SeenPaths): Promise<SignatureList | undefined> {
  const reading = openReading(paths.length);
  for (const [at, path] of paths.entries()) {
    if (at % pathsPerTurn === 0) await setImmediate();
    readAt(path, at, reading);
  }
  return stateOf(reading) === state ? reading.signatures : undefined;
}

/** The number of paths whose metadata is read in a few milliseconds. */
const pathsPerTurn = 1000;

/** True if no path has changed since `state` was computed. */
export function areAsSeen({ paths, state }: SeenPaths): boolean {
  return lookAsSeen({ paths, state }) !== undefined;
}

/** The signature of a file as a text, as records of single files have it. */
export function signatureOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  // A template would keep each number as a text of its own.
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}

/**
 * A file that changed less than this time ago may change again and
 * still have the same times. Git calls such a file "racily clean".
 */
export const settledAfterMs = 2000;

interface Walk {
  readonly list: ListFolder;
  readonly except: readonly string[];
  readonly links: LookOptions['links'];
}

function pathsAt(root: string, walk: Walk): string[] {
  if (!targetOf(root)?.isDirectory()) return [root];
  return [root, ...pathsIn(root, walkFrom(root), walk)];
}

function pathsIn(folder: string, above: FoldersAbove, walk: Walk): string[] {
  return walk.list(folder).flatMap(({ name, kind }) => {
    const path = join(folder, name);
    if (walk.except.includes(path)) return [];
    if (kind === 'folder') return [path, ...pathsIn(path, above, walk)];
    const inside = kind === 'other' && walk.links === 'followed' ? followLink(path, above) : undefined;
    return inside ? [path, ...pathsIn(path, inside, walk)] : [path];
  });
}

interface Reading {
  readonly signatures: SignatureList;
  /** The signatures of the files to which links lead, in the order of the links. */
  readonly targets: SignatureList[];
}

function openReading(length: number): Reading {
  return { signatures: createSignatureList(length), targets: [] };
}

/** Reads the metadata of a path and, for a link, of its target. Returns the time of the last change in milliseconds. */
function readAt(path: string, at: number, { signatures, targets }: Reading): number {
  const own = statsAt(path);
  if (!own) return 0;
  setSignature(signatures, at, own);
  const ownMs = Math.max(own.mtimeMs, own.ctimeMs);
  if (!own.isSymbolicLink()) return ownMs;
  const target = targetOf(path);
  const ofTarget = createSignatureList(1);
  if (target) setSignature(ofTarget, 0, target);
  targets.push(ofTarget);
  return target ? Math.max(ownMs, target.mtimeMs, target.ctimeMs) : ownMs;
}

/** The metadata of a path. Undefined if there is nothing at it, such as below a file in the place of a folder. */
function statsAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw asReadError(error, path);
  }
}

function stateOf({ signatures, targets }: Reading): string {
  const state = createHash('sha256').update(signatures);
  for (const each of targets) state.update(each);
  return state.digest('hex');
}
