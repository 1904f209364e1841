import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { errorCode } from './file-error.ts';
import { makeFolder } from './make-folder.ts';
import { parseManifest, siteManifest } from './manifest.ts';
import { readIfThere, removeManifestFiles } from './manifest-files.ts';
import { inspectOut } from './out-folder.ts';
import type { Release } from './releases.ts';

/**
 * Makes `out` a link to the release. If `out` is a link already, one rename replaces it, and no reader ever misses a
 * file.
 */
export function swapLink(out: string, { site }: Release): void {
  swapIn(out, (fresh) => {
    makeFolder(dirname(out));
    symlinkSync(relative(dirname(out), site), fresh, 'dir');
  });
}

/**
 * Makes `out` a real folder with copies of the release's files. Other tools may change the copies without damaging the
 * store.
 */
export function swapFolder(out: string, { site, manifest, manifestText }: Release): void {
  swapIn(out, (fresh) => {
    makeFolder(fresh);
    writeFileSync(join(fresh, siteManifest), manifestText);
    for (const { path } of manifest.files) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true });
      copyFileSync(join(site, path), join(fresh, path), constants.COPYFILE_FICLONE);
    }
  });
}

/**
 * Deletes what killed exports left beside `out`. If one was killed while it replaced `out`, the old folder is moved
 * back.
 */
export function recoverOut(out: string): void {
  const parent = dirname(out);
  const start = `${basename(out)}.partial-`;
  const names = lstatSync(parent, { throwIfNoEntry: false }) ? readdirSync(parent) : [];
  for (const name of names.filter((each) => each.startsWith(start)).sort()) {
    const [, pid, old] = /^(\d+)(-old)?$/.exec(name.slice(start.length)) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    if (old && !lstatSync(out, { throwIfNoEntry: false })) renameSync(join(parent, name), out);
    else removeSite(join(parent, name));
  }
}

function partialName(out: string): string {
  return `${out}.partial-${process.pid}`;
}

/** Builds the new link or folder beside `out`, then replaces `out` by it. */
function swapIn(out: string, build: (fresh: string) => void): void {
  const fresh = partialName(out);
  try {
    build(fresh);
    const isLink = lstatSync(fresh).isSymbolicLink();
    if (isLink && inspectOut(out).kind === 'link') renameSync(fresh, out);
    else replace(fresh, out);
  } catch (error) {
    removeSite(fresh);
    throw error;
  }
}

/**
 * True if another process with this id is running. The function is called before the current process writes: a folder
 * with the current process's id is from an earlier process with the same id.
 */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Replaces `out` by two renames, because one rename can't replace a folder. Between the two `out` does not exist; after
 * a kill there, `recoverOut` restores it.
 */
function replace(fresh: string, out: string): void {
  const { kind } = inspectOut(out);
  if (kind === 'empty') rmdirSync(out);
  if (kind === 'absent' || kind === 'empty') {
    renameSync(fresh, out);
    return;
  }
  const old = `${partialName(out)}-old`;
  renameSync(out, old);
  try {
    renameSync(fresh, out);
  } catch (error) {
    renameSync(old, out);
    throw error;
  }
  removeSite(old);
}

/** Deletes a link, or those files of a folder that its manifest lists. */
function removeSite(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) unlinkSync(path);
  if (!found?.isDirectory()) return;
  const manifest = parseManifest(readIfThere(join(path, siteManifest)) ?? '');
  removeManifestFiles(path, manifest?.files.map((file) => file.path) ?? []);
  removeManifestFiles(path, [siteManifest]);
}
