import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { hashFile } from '../disk/hash-file.ts';
import type { Seal } from '../disk/seal.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { DocumentChange, DocumentHead, DocumentRow, Snapshot } from './content-source.ts';
import type { EditLog } from './edit-log.ts';
import { databaseIdOf, readSnapshot } from './read-snapshot.ts';
import { loadEdits, type SnapshotEdits } from './snapshot-edits.ts';

/** The version of the tables and of the edits. Helios fetches the content again if the snapshot has another version. */
export const schemaVersion = 5;

/** The origin of a snapshot. If all its values are those of the repository now, Helios need not fetch the documents. */
export interface SnapshotState {
  /** The endpoint of the repository, so that the snapshots of two repositories are not confused. */
  readonly source: string;
  readonly ref: string;
  /** The ref of the integration fields. Their data can change while the ref of the content stays the same. */
  readonly integrationFieldsRef: string | null;
  /** The hash of the models and of the version of the rules by which documents are accepted. */
  readonly models: string;
}

/** A read of every document of a repository. */
export interface WholeRead {
  /** The number of documents, those of unknown types too. */
  readonly total: number;
  /** The time of the read in milliseconds since 1970. */
  readonly atMs: number;
}

/** A snapshot with its origin, its findings and the hashes of its documents. */
export interface StoredSnapshot extends Snapshot {
  readonly state: SnapshotState;
  /** Identifies what the database holds without the edits beside it: databases with the same id have the same documents. */
  readonly databaseId: string;
  /** The edits since the database was written. Undefined if there are none. */
  readonly edits: SnapshotEdits | undefined;
  readonly documentCount: number;
  findings(): readonly Finding[];
  /** What is stored of a document beside its content. Undefined if there is no such document. */
  row(id: string): DocumentRow | undefined;
  /** The last read of the whole repository. Undefined if it is unknown. */
  wholeRead(): WholeRead | undefined;
  /** The latest publication of a document, as the API writes it. Empty if there is no document. */
  newestPublication(): string;
  hashes(): ReadonlyMap<string, string>;
  /** The hash of one document, as in its `DocumentHead`. Undefined if there is no such document. */
  hashOf(id: string): string | undefined;
  /** The ids and hashes of all documents of a type in a locale, in the order of `heads`. */
  hashesIn(list: { readonly type: string; readonly lang: string }): readonly Pick<DocumentHead, 'id' | 'hash'>[];
  /** All edits that are known, those that were written into the database too. */
  editLog(): EditLog;
  /** Returns the documents that are not the same as at an earlier ref. Returns undefined if they are unknown. */
  changesSince(ref: string): readonly DocumentChange[] | undefined;
}

/**
 * Opens the snapshot for reading. If `ref` is given, the snapshot must be
 * of this ref, because an export must not mix two refs. Throws HeliosError.
 */
export function openSnapshot(file: string, expected: { ref?: string } = {}): StoredSnapshot {
  const snapshot = tryOpenSnapshot(file);
  if (!snapshot) {
    throw new HeliosError('no-snapshot', {
      message: 'There is no content snapshot.',
      where: file,
      hint: 'Run `helios fetch`, then the same command again.',
    });
  }
  if (expected.ref !== undefined && expected.ref !== snapshot.ref) {
    snapshot.close();
    throw replacedByOther(file, `this one needs the ref ${expected.ref}, the file has ${snapshot.ref}`);
  }
  return snapshot;
}

/** The error for a snapshot that is no longer the one that was opened. `how` says what differs. */
export function replacedByOther(file: string, how: string): HeliosError {
  return new HeliosError('content-changed', {
    message: `Another process replaced the content snapshot: ${how}.`,
    where: file,
    hint: 'Run the same command again when no other Helios uses this work folder.',
  });
}

interface OpenOptions {
  /** The seal of snapshots. If it is given, the files are compared with their seals. */
  readonly seal?: Seal;
  /**
   * True if nobody has touched the files since Helios wrote them. Then the database, which can be large, is not compared
   * with its seal.
   */
  readonly isUntouched?: boolean;
}

/** Opens the snapshot. Returns undefined if no readable snapshot exists. */
export function tryOpenSnapshot(
  file: string,
  { seal, isUntouched = false }: OpenOptions = {},
): StoredSnapshot | undefined {
  if (!existsSync(file)) return undefined;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(immutable(file), { readOnly: true });
    if (
      Number(database.prepare('PRAGMA user_version').get()?.user_version) === schemaVersion &&
      (!seal || isUntouched || isSealed(file, seal))
    ) {
      const edits = loadEdits({ file, databaseId: databaseIdOf(database) }, seal);
      return readSnapshot({ file, database, edits });
    }
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    // A damaged file counts as absent: Helios fetches the content again.
  }
  if (database?.isOpen) database.close();
  return undefined;
}

/**
 * The address by which SQLite reads this file alone. Otherwise a journal beside the snapshot, which Helios never
 * writes, would change what the snapshot says. See https://www.sqlite.org/uri.html.
 */
function immutable(file: string): URL {
  const address = pathToFileURL(file);
  address.searchParams.set('immutable', '1');
  return address;
}

function isSqliteError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

/**
 * The file beside a snapshot that holds the snapshot's seal. The seal no longer fits a snapshot that was damaged or
 * changed.
 */
export function sealFileOf(file: string): string {
  return `${file}.seal`;
}

export function sealOf(file: string, seal: Seal): string {
  return seal(hashFile(file));
}

function isSealed(file: string, seal: Seal): boolean {
  try {
    return readFileSync(sealFileOf(file), 'utf8') === sealOf(file, seal);
  } catch {
    return false; // A seal that can't be read is none.
  }
}
