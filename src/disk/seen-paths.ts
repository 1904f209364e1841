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
  /** A file or folder that is not looked at, with everything below it. */
  readonly except?: string;
}

/** Looks at everything at and below some paths. A link is followed if it is one of these paths itself. */
export function lookAt(roots: readonly string[], options: LookOptions = {}): Look {
  const { now = Date.now(), list = readFolder, except } = options;
  const paths = roots.flatMap((root) => pathsAt(root, { list, except }));
  const { state, newestMs } = stateOf(paths);
  return { paths, state, isSettled: now - newestMs > settledAfterMs };
}

/**
 * True if no path has changed since somebody looked at it. A new file changes the folder that contains it, so that no
 * folder is read.
 */
export function areAsSeen({ paths, state }: SeenPaths): boolean {
  return stateOf(paths).state === state;
}

/**
 * Identifies a state of a file. The change time and the inode are part of it, because some tools preserve the
 * modification time of a file they change.
 */
export function signatureOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
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

function stateOf(paths: readonly string[]): { readonly state: string; readonly newestMs: number } {
  let newestMs = 0;
  const signatures = paths.map((path) => {
    const all = statsOf(path);
    for (const { mtimeMs, ctimeMs } of all) newestMs = Math.max(newestMs, mtimeMs, ctimeMs);
    return all.map(signatureOf).join();
  });
  return { state: hash('sha256', signatures.join('\n')), newestMs };
}

/** What the system says of a path, and of the file to which a link leads. Empty if nothing is there. */
function statsOf(path: string): Stats[] {
  const own = lstatSync(path, { throwIfNoEntry: false });
  if (!own?.isSymbolicLink()) return own ? [own] : [];
  const target = statSync(path, { throwIfNoEntry: false });
  return target ? [own, target] : [own];
}
