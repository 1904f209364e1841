import { existsSync, lstatSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from '../../disk/disk-full.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { isSqliteFull, sqliteCode } from '../../site/sqlite.ts';

const unwritable: ReadonlySet<string> = new Set([
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'ENAMETOOLONG',
]);

/** Error codes for a folder that can't be moved: a mount point, or a folder of an image layer below this one. */
const unmovable: ReadonlySet<string> = new Set(['EBUSY', 'EXDEV']);

/** SQLite's result codes SQLITE_READONLY, SQLITE_IOERR and SQLITE_CANTOPEN. */
const sqliteUnwritable: ReadonlySet<number | undefined> = new Set([8, 10, 14]);

/**
 * Converts an error of the file system or of SQLite into a HeliosError that says what to do. Returns any other error
 * unchanged. `place` is what the error is about if it names no path.
 */
export function asFileError(error: unknown, place: string): unknown {
  const where = pathOf(error) ?? place;
  const sqlite = sqliteCode(error);
  const code = sqlite === undefined ? errorCode(error) : `SQLite ${sqlite}`;
  if (isDiskFull(code) || isSqliteFull(error)) {
    return new HeliosError('output-full', {
      message: `There is no room left to write ${where} (${code}).`,
      where,
      hint: 'Free some space on that disk, or raise the quota or the limit of the file size. An earlier export, if there is one, is unchanged.',
      cause: error,
    });
  }
  const obstacle = obstacleOf(error, code);
  if (obstacle) {
    return new HeliosError('output-unwritable', {
      message: `There is ${obstacle.what} at ${obstacle.path}, where Helios needs ${obstacle.wanted} (${code}).`,
      where: obstacle.path,
      hint: 'Move it elsewhere, or delete it if nobody needs it. An earlier export, if there is one, is unchanged.',
      cause: error,
    });
  }
  if (unwritable.has(code) || isNoPlaceForFiles(error) || sqliteUnwritable.has(sqlite)) {
    return new HeliosError('output-unwritable', {
      message: `Helios can't write ${where} (${code}).`,
      where,
      hint: 'Let this user write there, or choose another folder. What is there may belong to another user, such as root. An earlier export, if there is one, is unchanged.',
      cause: error,
    });
  }
  if (unmovable.has(code)) {
    return new HeliosError('output-unwritable', {
      message: `Helios can't move or replace ${where} (${code}).`,
      where,
      hint: 'It is a mount point, or it belongs to another file system or to an earlier layer of an image. Export into a folder below it with --out, or delete it first. An earlier export, if there is one, is unchanged.',
      cause: error,
    });
  }
  return error;
}

/** The `code` of a Node error, or an empty text. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/**
 * True if the system answered "not found" to an attempt to create something, as `/proc` and similar file systems do.
 */
function isNoPlaceForFiles(error: unknown): boolean {
  return errorCode(error) === 'ENOENT' && (isOfCall(error, 'mkdir') || isOfCall(error, 'symlink'));
}

interface Obstacle {
  readonly path: string;
  readonly what: 'a folder' | 'a file' | 'a link to nothing';
  readonly wanted: 'a file' | 'a folder';
}

/** Finds what is in the place of a file or folder, if that is why the system refused to write there. */
function obstacleOf(error: unknown, code: string): Obstacle | undefined {
  const path = pathOf(error);
  if (path === undefined) return undefined;
  if (code === 'EISDIR') return isFolder(path) ? { path, what: 'a folder', wanted: 'a file' } : undefined;
  const isFolderMissing = code === 'ENOTDIR' || (code === 'EEXIST' && isOfCall(error, 'mkdir'));
  return isFolderMissing ? inPlaceOfFolder(path) : undefined;
}

/** Finds the file that is at a path, or at one above it. Undefined if there are only folders. */
function inPlaceOfFolder(path: string): Obstacle | undefined {
  if (isFolder(path)) return undefined;
  if (!isThere(path)) return dirname(path) === path ? undefined : inPlaceOfFolder(dirname(path));
  return { path, what: existsSync(path) ? 'a file' : 'a link to nothing', wanted: 'a folder' };
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false; // There is a file above the path.
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function isOfCall(error: unknown, syscall: string): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === syscall;
}

function pathOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('dest' in error && typeof error.dest === 'string') return error.dest;
  return 'path' in error && typeof error.path === 'string' ? error.path : undefined;
}
