import { constants, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Seal } from '../disk/seal.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';
import { isSqliteFull } from '../site/sqlite.ts';
import { editLogTable, type LoggedEdit, logEdit } from './edit-log.ts';
import { type SnapshotState, schemaVersion, sealFileOf, sealOf, type WholeRead } from './snapshot.ts';
import type { SnapshotEntry } from './snapshot-entry.ts';

/** The changes that complete a snapshot. */
export interface SnapshotChange {
  readonly state: SnapshotState;
  readonly removed: readonly string[];
  /** The replaced documents as they were before. If absent, nobody can tell later which documents have changed. */
  readonly edit?: LoggedEdit | undefined;
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
  readonly isUpdate: boolean;
  /** The seal of snapshots. */
  readonly seal: Seal;
}

/**
 * Begins a new snapshot: an empty one, or for an update a copy of the stored one. It is written to a draft file beside
 * `file`, and `publish` then replaces `file` by a rename of the draft. So `file` is always complete, even if this
 * process is killed, and a snapshot that is already open stays readable.
 */
export function draftSnapshot(file: string, { isUpdate, seal }: DraftOptions): SnapshotDraft {
  const next = `${file}.${process.pid}.tmp`;
  const database = writing(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    removeLeftovers(file);
    rmSync(next, { force: true });
    if (isUpdate) copyFileSync(file, next, constants.COPYFILE_FICLONE);
    return openDatabase(next, { isUpdate });
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
        renameSync(next, file);
        // If this process is killed here, the seal beside the snapshot is that of the snapshot before, and the content
        // is fetched again.
        writeFileSync(sealFileOf(file), sealed);
      }),
    discard,
  };
}

function writing<Result>(file: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw unwritable(file, error);
  }
}

function openDatabase(file: string, { isUpdate }: { isUpdate: boolean }): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    // The draft needs no journal, because an unfinished draft is never renamed. Nor must SQLite wait until the disk has
    // the whole file, which takes a second on a busy disk: a killed process does not damage the file, and after a power
    // cut the seal shows the damage.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
    if (!isUpdate) createTables(database);
    return database;
  } catch (error) {
    database.close();
    rmSync(file, { force: true });
    throw error;
  }
}

function unwritable(file: string, error: unknown): HeliosError {
  const reason = error instanceof Error ? error.message : String(error);
  const hasNoSpace = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
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
    ${editLogTable};
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

function writeChange(database: DatabaseSync, { state, removed, edit, whole }: SnapshotChange): void {
  const insert = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  insert.run('state', JSON.stringify(state));
  if (whole) {
    const { findings, ...read } = whole;
    insert.run('findings', JSON.stringify(findings));
    insert.run('whole_read', JSON.stringify(read));
  }
  for (const table of ['documents', 'contents']) {
    const remove = database.prepare(`DELETE FROM ${table} WHERE id = ?`);
    for (const id of removed) remove.run(id);
  }
  logEdit(database, edit);
}

const abandonedAfterMs = 10 * 60_000;

/**
 * Deletes the drafts of killed runs. A draft of the last ten
 * minutes is not deleted, because another run may be writing it.
 */
function removeLeftovers(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith('.tmp')) continue;
    const leftover = statSync(join(folder, name), { throwIfNoEntry: false });
    if (leftover && Date.now() - leftover.mtimeMs > abandonedAfterMs) rmSync(join(folder, name), { force: true });
  }
}
