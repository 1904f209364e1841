import { createHash } from 'node:crypto';
import { constants, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDiskFull } from '../disk/disk-full.ts';
import { moveIntoPlace } from '../disk/move-into-place.ts';
import type { Seal } from '../disk/seal.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';
import { isSqliteFull } from '../site/sqlite.ts';
import { draftFileOf, removeAbandonedDrafts } from './abandoned-drafts.ts';
import type { EditLog } from './edit-log.ts';
import { databaseIdOf } from './read-snapshot.ts';
import {
  replacedByOther,
  type SnapshotState,
  type StoredSnapshot,
  schemaVersion,
  sealFileOf,
  sealOf,
  type WholeRead,
} from './snapshot.ts';
import { editsFileOf, formatEdits, type SnapshotEdits } from './snapshot-edits.ts';
import type { SnapshotEntry } from './snapshot-entry.ts';

/** The changes that complete a snapshot. */
export interface SnapshotChange {
  readonly state: SnapshotState;
  readonly removed: readonly string[];
  /** The edits that are known. If it is empty, nobody can tell later which documents have changed. */
  readonly editLog: EditLog;
  /**
   * The facts of a read of the whole repository, with the findings about the content as a whole. Absent for a read of
   * changes.
   */
  readonly whole?: WholeRead & { readonly findings: readonly Finding[] };
}

/**
 * A snapshot that is being written beside the current one. Its methods throw HeliosError if the file can't be written.
 */
export interface SnapshotDraft {
  add(entry: SnapshotEntry): void;
  /** Replaces the current snapshot by the draft, with one rename. */
  publish(change: SnapshotChange): void;
  /** Deletes the draft. A published draft is not affected. */
  discard(): void;
}

interface DraftOptions {
  /** The snapshot that the draft changes. If it is absent, the draft is empty at first. */
  readonly base?: StoredSnapshot | undefined;
  /** The seal of snapshots. */
  readonly seal: Seal;
}

/**
 * Begins a new database of a snapshot: an empty one, or a copy of another snapshot with its edits. It is written to a
 * draft file beside `file`, and `publish` then replaces `file` by a rename of the draft. So `file` is always complete,
 * even if this process is killed, and a snapshot that is already open stays readable.
 */
export function draftSnapshot(file: string, { base, seal }: DraftOptions): SnapshotDraft {
  const next = draftFileOf(file);
  const database = writing(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    removeAbandonedDrafts(file);
    rmSync(next, { force: true });
    if (base) copyFileSync(base.file, next, constants.COPYFILE_FICLONE);
    return openDatabase(next, base);
  });
  const add = prepareAdd(database);
  const discard = () => {
    if (database.isOpen) database.close();
    rmSync(next, { force: true });
  };
  return {
    add: (entry) => writing(file, () => add(entry)),
    publish: (change) =>
      writing(file, () => {
        writeChange(database, change);
        database.exec('COMMIT');
        database.close();
        const sealed = sealOf(next, seal);
        moveIntoPlace(next, file);
        // If this process is killed here, the seal beside the database is that of the database before, and the content
        // is fetched again.
        rmSync(sealFileOf(file), { recursive: true, force: true });
        writeFileSync(sealFileOf(file), sealed);
        // If it is killed here, the edits of the database before stay, and count as none because they name it.
        rmSync(editsFileOf(file), { recursive: true, force: true });
      }),
    discard,
  };
}

/** Replaces the edits of the snapshot whose database is `file`, with one rename. Throws HeliosError. */
export function writeEdits(file: string, edits: SnapshotEdits, seal: Seal): void {
  const target = editsFileOf(file);
  const next = draftFileOf(target);
  writing(target, () => {
    try {
      writeFileSync(next, formatEdits(edits, seal));
      moveIntoPlace(next, target);
    } finally {
      rmSync(next, { force: true });
    }
  });
}

function writing<Result>(file: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw error instanceof HeliosError ? error : unwritable(file, error);
  }
}

function openDatabase(file: string, base: StoredSnapshot | undefined): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    // The draft needs no journal, because an unfinished draft is never renamed. Nor must SQLite wait until the disk has
    // the whole file, which takes a second on a busy disk: a killed process does not damage the file, and after a power
    // cut the seal shows the damage.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
    if (base) applyEdits(database, base);
    else createTables(database);
    return database;
  } catch (error) {
    database.close();
    rmSync(file, { force: true });
    throw error;
  }
}

function applyEdits(database: DatabaseSync, { file, databaseId, edits }: StoredSnapshot): void {
  // The file was copied by its path, where another process may have put a new database since this one was opened.
  if (databaseIdOf(database) !== databaseId) throw replacedByOther(file, 'it has another database now');
  const add = prepareAdd(database);
  for (const entry of edits?.entries ?? []) add(entry);
}

function unwritable(file: string, error: unknown): HeliosError {
  const reason = error instanceof Error ? error.message : String(error);
  const hasNoSpace = error instanceof Error && 'code' in error && isDiskFull(error.code);
  const isFull = hasNoSpace || isSqliteFull(error);
  return new HeliosError(isFull ? 'output-full' : 'output-unwritable', {
    message: `Helios can't write the content snapshot: ${reason.replace(/\.?$/, '.')}`,
    where: file,
    hint: isFull
      ? 'Free some space on that disk, or raise the quota or the limit of the file size.'
      : 'Check that there is room on its disk, and that this user may write there.',
    cause: error,
  });
}

/**
 * Creates the tables. The content of documents has a table of its own, so that the rest of all documents, which every
 * stage needs, is read without it: it is a tenth of the file. The indexes have the orders in which a snapshot is read.
 */
function createTables(database: DatabaseSync): void {
  database.exec(`
    PRAGMA user_version = ${schemaVersion};
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE documents (
      id TEXT PRIMARY KEY, lang TEXT NOT NULL, type TEXT NOT NULL, uid TEXT,
      hash TEXT NOT NULL, last_published TEXT NOT NULL, alternates TEXT NOT NULL,
      findings TEXT NOT NULL, facts TEXT NOT NULL
    );
    CREATE TABLE contents (id TEXT PRIMARY KEY, json TEXT NOT NULL);
    CREATE INDEX by_place ON documents (lang, type, uid, id);
    CREATE INDEX by_publication ON documents (last_published);
    CREATE INDEX by_place_with_findings ON documents (lang, type, uid, id) WHERE findings <> '[]';
  `);
}

function prepareAdd(database: DatabaseSync): (entry: SnapshotEntry) => void {
  const insert = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertContent = database.prepare('INSERT OR REPLACE INTO contents VALUES (?, ?)');
  return ({ head, facts, findings, json }) => {
    const { id, lang, type, uid, hash, lastPublished, alternates } = head;
    const derived = [alternates, findings, facts].map((value) => JSON.stringify(value));
    insert.run(id, lang, type, uid, hash, lastPublished, ...derived);
    insertContent.run(id, json);
  };
}

function writeChange(database: DatabaseSync, { state, removed, editLog, whole }: SnapshotChange): void {
  for (const table of ['documents', 'contents']) {
    const remove = database.prepare(`DELETE FROM ${table} WHERE id = ?`);
    for (const id of removed) remove.run(id);
  }
  const insert = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const write = (key: string, value: unknown) => insert.run(key, JSON.stringify(value));
  write('state', state);
  write('edit_log', editLog);
  write('database_id', hashOfContent(database, state));
  if (!whole) return;
  const { findings, ...read } = whole;
  write('findings', findings);
  write('whole_read', read);
}

/**
 * Computes the identity of a database: a hash of its documents and of their origin. The rest of a document's row follows
 * from its content, and from the rules and models in the state.
 */
function hashOfContent(database: DatabaseSync, state: SnapshotState): string {
  const digest = createHash('sha256').update(JSON.stringify([schemaVersion, state]));
  const rows = database.prepare('SELECT id, hash FROM documents ORDER BY id').iterate();
  for (const { id, hash } of rows) digest.update(JSON.stringify([id, hash]));
  return digest.digest('hex');
}
