import { hash, randomBytes } from 'node:crypto';
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { HeliosError } from '../../site/helios-error.ts';
import { asFileError, errorCode } from './file-error.ts';
import type { IntactFiles } from './intact-files.ts';
import { createTextBuffer } from './text-buffer.ts';

/** File contents by their SHA-256, in the folder `.helios/store`. The same content is stored only once. */
export interface Store {
  readonly folder: string;
  /** Stores the bytes (atomically, once) and returns their lower-case hex SHA-256. */
  put(bytes: Uint8Array | string): Promise<string>;
  /** The bytes with this hash; undefined if they are missing or damaged. */
  get(sha256: string): Promise<Uint8Array | undefined>;
  /** True if the bytes with this hash are stored and undamaged. */
  has(sha256: string): Promise<boolean>;
  /**
   * Accepts a file as the stored one without reading it, if a record says that the bytes with this hash were right when
   * the last export ended. The caller must know that nobody has touched the file since. Returns false if there is no
   * such record.
   */
  trust(file: FileId, sha256: string): boolean;
  /** Records the files with these hashes, whose bytes are right, so that the next export need not read them. */
  recordIntact(hashes: Iterable<string>): void;
  /** True if a file is a link to the stored file, or has the bytes with this hash. `stats` are the file's. */
  isIn(file: { readonly path: string; readonly stats: Stats }, sha256: string): boolean;
  /** True if a file is a hard link to the stored file. */
  isLinked(file: FileId, sha256: string): boolean;
  /**
   * True if this export has made a hard link to the stored file: that changes the metadata of the file under all of its
   * names.
   */
  hasLinked(sha256: string): boolean;
  /** Notes that another thread of this export has made hard links to these stored files. */
  noteLinks(hashes: Iterable<string>): void;
  /** Makes `target` a hard link to the stored file, or a copy if links are not possible. */
  link(sha256: string, target: string): Promise<void>;
  /** Makes `target` a file of its own: a clone that shares its blocks where the file system can, else a copy. */
  copy(sha256: string, target: string): Promise<void>;
  /**
   * Deletes contents that are not in `retained` and were stored before `olderThan`. Returns the number of bytes deleted.
   */
  prune(retained: ReadonlySet<string>, olderThan: Date): Promise<number>;
}

/**
 * Opens the store in a folder. Several threads and processes may use it at once. Its methods work synchronously: for
 * thousands of small files the thread pool costs more time than the work itself.
 */
export function openStore(folder: string, intact: IntactFiles = nothingIntact): Store {
  const nextName = temporaryNames();
  const text = createTextBuffer();
  // The stored files to which this export has made links. A link changes the times of a file.
  const linked = new Set<string>();
  // The stored files that this store has seen whole. A file keeps its inode until it is written anew.
  const whole = new Map<string, FileId>();
  const idOf = (sha256: string) => whole.get(sha256) ?? statsAt(objectPath(folder, sha256));
  return {
    folder,
    async put(bytes) {
      const data = typeof bytes === 'string' ? text.encode([bytes]).bytes : bytes;
      const sha256 = hash('sha256', data);
      const path = objectPath(folder, sha256);
      if (isWritten(path, data) || holds(path, data)) return sha256;
      whole.delete(sha256);
      writeObject(path, data, `${path}.${nextName()}`);
      return sha256;
    },
    async get(sha256) {
      const bytes = readObject(objectPath(folder, sha256), sha256);
      if (!bytes) whole.delete(sha256);
      return bytes;
    },
    async has(sha256) {
      const path = objectPath(folder, sha256);
      const stats = statsAt(path);
      if (!stats) return false;
      const isWhole = intact.isIntact(sha256, stats) || readObject(path, sha256) !== undefined;
      if (isWhole) whole.set(sha256, { ino: stats.ino, dev: stats.dev });
      return isWhole;
    },
    trust(file, sha256) {
      const isRecorded = intact.isRecorded(sha256);
      if (isRecorded) whole.set(sha256, file);
      return isRecorded;
    },
    recordIntact(hashes) {
      intact.record(hashes, {
        isTouched: (sha256) => linked.has(sha256),
        statsOf: (sha256) => statsAt(objectPath(folder, sha256)),
      });
    },
    isIn: ({ path, stats }, sha256) => isSameFile(stats, idOf(sha256)) || hash('sha256', readFileSync(path)) === sha256,
    isLinked: (file, sha256) => isSameFile(file, idOf(sha256)),
    hasLinked: (sha256) => linked.has(sha256),
    noteLinks(hashes) {
      for (const sha256 of hashes) linked.add(sha256);
    },
    async link(sha256, target) {
      linked.add(sha256);
      linkObject(objectPath(folder, sha256), target);
    },
    async copy(sha256, target) {
      copyObject(objectPath(folder, sha256), target);
    },
    async prune(retained, olderThan) {
      return pruneObjects(folder, retained, olderThan);
    },
  };
}

/** An empty record, with which a store reads the bytes each time. */
const nothingIntact: IntactFiles = { isIntact: () => false, isRecorded: () => false, record() {} };

function objectPath(folder: string, sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`"${sha256}" is not a SHA-256.`);
  return join(folder, sha256.slice(0, 2), sha256.slice(2));
}

function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw asFileError(error, path);
  }
}

/** The place of a file on a disk, by which it is recognised under each of its names. */
export type FileId = Pick<Stats, 'ino' | 'dev'>;

/** True if a file is the stored file under another name. Its bytes are then read only once, in the store. */
function isSameFile({ ino, dev }: FileId, stored: FileId | undefined): boolean {
  return stored?.ino === ino && stored.dev === dev;
}

/** True if the file has exactly these bytes. A damaged file counts as missing and is written again. */
function holds(path: string, data: Uint8Array): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size === data.length && readFileSync(path).equals(data);
  } catch (error) {
    if (isUnusable(error)) return false;
    throw asFileError(error, path);
  }
}

/** True if there is nothing at a path, or a folder or a file that this user may not read, which both count as damaged. */
function isUnusable(error: unknown): boolean {
  return ['ENOENT', 'EISDIR', 'EACCES', 'EPERM'].includes(errorCode(error));
}

/** True if a file could not be written because its folder is missing, or because a file is in the folder's place. */
function isNowhere(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errorCode(error));
}

/** Creates a function that returns names for temporary files that no other thread or process uses. */
function temporaryNames(): () => string {
  const writer = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${writer}-${count++}.tmp`;
}

/**
 * Writes a new file. Returns false if the file exists already. The file is written in place and not renamed: a killed
 * process leaves only a part of the bytes, but nobody relies on a file of the store before its bytes were compared.
 */
function isWritten(path: string, data: Uint8Array): boolean {
  try {
    writeInFolder(path, data, 'wx');
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (!isNowhere(error)) rmSync(path, { force: true });
    throw asFileError(error, path);
  }
}

/** Replaces a damaged file in one step, because the site that is published may be linked to it. */
function writeObject(path: string, data: Uint8Array, temporary: string): void {
  try {
    writeInFolder(temporary, data, 'w');
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
    renameSync(temporary, path);
  } catch (error) {
    if (!isNowhere(error)) rmSync(temporary, { force: true });
    throw asFileError(error, path);
  }
}

/** Writes a file. Its folder is made if it is missing, which is so for the first files of a store only. */
function writeInFolder(path: string, data: Uint8Array, flag: 'w' | 'wx'): void {
  try {
    writeFileSync(path, data, { flag });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data, { flag });
  }
}

function readObject(path: string, sha256: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(path);
    if (hash('sha256', bytes) === sha256) return bytes;
    rmSync(path, { force: true });
    return undefined;
  } catch (error) {
    if (isUnusable(error)) return undefined;
    throw asFileError(error, path);
  }
}

/** Error codes for a target on another disk, a file system without hard links, and a file with too many links. */
const unlinkable: ReadonlySet<string> = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS']);

function linkObject(path: string, target: string): void {
  try {
    linkSync(path, target);
  } catch (error) {
    if (!unlinkable.has(errorCode(error))) throw linkError(error, path, target);
    copyObject(path, target);
  }
}

function copyObject(path: string, target: string): void {
  try {
    copyFileSync(path, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  } catch (error) {
    throw linkError(error, path, target);
  }
}

function linkError(error: unknown, path: string, target: string): unknown {
  if (errorCode(error) !== 'ENOENT') return asFileError(error, target);
  return new HeliosError('internal', {
    message: `The bytes of ${target} are no longer in the store.`,
    where: path,
    hint: 'Another program removed them while the export ran. Run the same command again.',
    cause: error,
  });
}

function pruneObjects(folder: string, retained: ReadonlySet<string>, olderThan: Date): number {
  let bytes = 0;
  for (const start of foldersOf(folder)) {
    for (const rest of readdirSync(join(folder, start))) {
      if (retained.has(start + rest)) continue;
      const path = join(folder, start, rest);
      const { mtimeMs, size } = statSync(path);
      if (mtimeMs >= olderThan.getTime()) continue;
      rmSync(path, { recursive: true });
      bytes += size;
    }
  }
  return bytes;
}

function foldersOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw asFileError(error, folder);
  }
}
