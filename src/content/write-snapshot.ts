import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Finding } from '../rules/finding.ts';
import { HeliosError } from '../rules/helios-error.ts';
import type { ReceivedDocument } from './admit-document.ts';
import { type SnapshotState, schemaVersion } from './snapshot.ts';

/** A document as it goes into the snapshot. */
export interface SnapshotEntry {
  readonly document: ReceivedDocument;
  /** The document's JSON, and its hash. */
  readonly json: string;
  readonly hash: string;
  readonly findings: readonly Finding[];
}

export interface SnapshotChange {
  readonly state: SnapshotState;
  /** True: what is stored stays, and the entries are what changed. False: the entries are everything. */
  readonly isUpdate: boolean;
  readonly entries: Iterable<SnapshotEntry>;
  readonly removed: readonly string[];
  /** What is to be told of the content as a whole. */
  readonly findings: readonly Finding[];
}

/**
 * Replaces the snapshot file by one with the change in it. It is written beside the old one and renamed over it,
 * so whoever looks, at whatever moment this process dies, finds the old content or the new; who has the old one open keeps it.
 * Throws HeliosError if the file can't be written.
 */
export function writeSnapshot(file: string, change: SnapshotChange): void {
  const next = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    removeLeftovers(file);
    rmSync(next, { force: true });
    if (change.isUpdate) copyFileSync(file, next, constants.COPYFILE_FICLONE);
    writeDatabase(next, change);
    renameSync(next, file);
  } catch (error) {
    throw unwritable(file, error);
  } finally {
    if (existsSync(next)) rmSync(next);
  }
}

function writeDatabase(file: string, change: SnapshotChange): void {
  const database = new DatabaseSync(file);
  try {
    // No journal: a file that was not finished is never renamed. The commit still reaches the disk before the rename does.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL; BEGIN');
    if (!change.isUpdate) createTables(database);
    writeChange(database, change);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

/** SQLITE_FULL. */
const sqliteFull = 13;

function hasValue(error: object, key: string, value: unknown): boolean {
  return Reflect.get(error, key) === value;
}

function unwritable(file: string, error: unknown): HeliosError {
  const reason = error instanceof Error ? error.message : String(error);
  const isFull =
    error instanceof Error && (hasValue(error, 'code', 'ENOSPC') || hasValue(error, 'errcode', sqliteFull));
  return new HeliosError(isFull ? 'output-full' : 'output-unwritable', {
    message: `The content snapshot can't be written: ${reason}`,
    where: file,
    hint: isFull ? 'Make room on the disk.' : 'Is there room on its disk, and may this user write there?',
    cause: error,
  });
}

function createTables(database: DatabaseSync): void {
  database.exec(`
    PRAGMA user_version = ${schemaVersion};
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE documents (
      id TEXT PRIMARY KEY, lang TEXT NOT NULL, type TEXT NOT NULL, uid TEXT,
      hash TEXT NOT NULL, last_published TEXT NOT NULL, alternates TEXT NOT NULL,
      findings TEXT NOT NULL, json TEXT NOT NULL
    );
    CREATE INDEX by_place ON documents (lang, type, uid);
  `);
}

function writeChange(database: DatabaseSync, { state, entries, removed, findings }: SnapshotChange): void {
  const keep = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  keep.run('state', JSON.stringify(state));
  keep.run('findings', JSON.stringify(findings));
  const remove = database.prepare('DELETE FROM documents WHERE id = ?');
  for (const id of removed) remove.run(id);
  const insert = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const { document, json, hash, findings: own } of entries) {
    const { id, lang, type, uid } = document;
    const lastPublished = String(document.last_publication_date);
    const alternates = JSON.stringify(alternatesOf(document));
    insert.run(id, lang, type, uid, hash, lastPublished, alternates, JSON.stringify(own), json);
  }
}

function alternatesOf({ alternate_languages: alternates }: ReceivedDocument): { id: string; lang: string }[] {
  if (!Array.isArray(alternates)) return [];
  const others: readonly { id: string; lang: string }[] = alternates;
  return others.map(({ id, lang }) => ({ id, lang })).sort((a, b) => (a.lang < b.lang ? -1 : 1));
}

const abandonedAfterMs = 10 * 60_000;

/** What a killed run left behind. A younger file may belong to one that is writing just now. */
function removeLeftovers(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith('.tmp')) continue;
    const leftover = statSync(join(folder, name), { throwIfNoEntry: false });
    if (leftover && Date.now() - leftover.mtimeMs > abandonedAfterMs) rmSync(join(folder, name), { force: true });
  }
}
