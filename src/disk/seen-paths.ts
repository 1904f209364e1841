import { hash } from 'node:crypto';
import { lstatSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ListFolder, readFolder } from './list-folder.ts';

/** Files, folders and links, as they were when somebody looked at them. */
export interface SeenPaths {
  /** The paths with everything below them. A path at which nothing was is among them, too. */
  readonly paths: readonly string[];
  /** A hash of what the system says of each path. It changes with every file that is written, added or removed. */
  readonly state: string;
}

/** A look at paths. */
export interface Look extends SeenPaths {
  /** True if nothing changed shortly before the look, so that each later change shows in the state. */
  readonly isSettled: boolean;
}

interface LookOptions {
  readonly now?: number;
  readonly list?: ListFolder;
  /** Signatures of files that are known to be as they were, so that these are not looked at. */
  readonly known?: Signatures;
  /** A file or folder that is not looked at, with everything below it. */
  readonly except?: string;
}

/** Looks at everything at and below some paths. A link is followed if it is one of these paths itself. */
export function lookAt(roots: readonly string[], options: LookOptions = {}): Look {
  const { now = Date.now(), list = readFolder, known, except } = options;
  const paths = roots.flatMap((root) => pathsAt(root, { list, except }));
  const { state, newestMs } = stateOf(paths, known);
  return { paths, state, isSettled: now - newestMs > settledAfterMs };
}

/** What the system says of paths, by path: see `signatureOf`. */
export type Signatures = ReadonlyMap<string, string>;

/**
 * Looks at paths once more. Undefined if one of them has changed since somebody looked at it. A new file changes the
 * folder that contains it, so that no folder is read.
 */
export function lookAsSeen({ paths, state }: SeenPaths): Signatures | undefined {
  const again = stateOf(paths);
  if (again.state !== state) return undefined;
  return new Map(paths.map((path, at) => [path, again.signatures[at] ?? '']));
}

/** True if no path has changed since somebody looked at it. */
export function areAsSeen(seen: SeenPaths): boolean {
  return lookAsSeen(seen) !== undefined;
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
  readonly except: string | undefined;
}

function pathsAt(root: string, walk: Walk): string[] {
  return statSync(root, { throwIfNoEntry: false })?.isDirectory() ? [root, ...pathsIn(root, walk)] : [root];
}

function pathsIn(folder: string, walk: Walk): string[] {
  return walk.list(folder).flatMap(({ name, kind }) => {
    const path = join(folder, name);
    if (path === walk.except) return [];
    return kind === 'folder' ? [path, ...pathsIn(path, walk)] : [path];
  });
}

interface State {
  readonly state: string;
  readonly signatures: readonly string[];
  /** The time of the last change of a path that was looked at. */
  readonly newestMs: number;
}

function stateOf(paths: readonly string[], known?: Signatures): State {
  let newestMs = 0;
  const signatures = paths.map((path) => {
    const before = known?.get(path);
    if (before !== undefined) return before;
    const all = statsOf(path);
    for (const { mtimeMs, ctimeMs } of all) newestMs = Math.max(newestMs, mtimeMs, ctimeMs);
    return all.map(signatureOf).join();
  });
  return { state: hash('sha256', signatures.join('\n')), signatures, newestMs };
}

/** What the system says of a path, and of the file to which a link leads. Empty if nothing is there. */
function statsOf(path: string): Stats[] {
  const own = lstatSync(path, { throwIfNoEntry: false });
  if (!own?.isSymbolicLink()) return own ? [own] : [];
  const target = statSync(path, { throwIfNoEntry: false });
  return target ? [own, target] : [own];
}
