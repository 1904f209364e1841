import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { hashFile } from '../disk/hash-file.ts';
import type { Seal } from '../disk/seal.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';
import type {
  ContentDocument,
  DocumentChange,
  DocumentHead,
  DocumentOf,
  DocumentRow,
  DocumentType,
  Snapshot,
} from './content-source.ts';
import type { DocumentFacts } from './document-facts.ts';
import { editedSince } from './edit-log.ts';

/** The version of the database's tables. Helios fetches the content again if the snapshot has another version. */
export const schemaVersion = 4;

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
    const message = `Another process replaced the content snapshot: this one needs the ref ${expected.ref}, the file has ${snapshot.ref}.`;
    snapshot.close();
    throw new HeliosError('content-changed', {
      message,
      where: file,
      hint: 'Run the same command again when no other Helios uses this work folder.',
    });
  }
  return snapshot;
}

/**
 * Opens the snapshot. Returns undefined if no readable snapshot exists. With `seal`, the whole file is compared with
 * its seal too.
 */
export function tryOpenSnapshot(file: string, { seal }: { readonly seal?: Seal } = {}): StoredSnapshot | undefined {
  if (!existsSync(file)) return undefined;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(immutable(file), { readOnly: true });
    if (
      Number(database.prepare('PRAGMA user_version').get()?.user_version) === schemaVersion &&
      (!seal || isSealed(file, seal))
    ) {
      return readSnapshot(file, database);
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
  return existsSync(sealFileOf(file)) && readFileSync(sealFileOf(file), 'utf8') === sealOf(file, seal);
}

function readSnapshot(file: string, database: DatabaseSync): StoredSnapshot {
  const state = readState(database);
  const heads = prepareRows(database, `SELECT ${headColumns} FROM documents ORDER BY lang, type, uid, id`);
  const row = prepareRows(database, `SELECT ${headColumns}, facts, findings FROM documents WHERE id = ?`);
  const byId = database.prepare('SELECT json FROM contents WHERE id = ?');
  const meta = (key: 'findings' | 'whole_read') =>
    database.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.value;
  const hash = database.prepare('SELECT hash FROM documents WHERE id = ?');
  const hashesOfType = database.prepare('SELECT id, hash FROM documents WHERE lang = ? AND type = ? ORDER BY uid, id');
  const notes = database.prepare("SELECT findings FROM documents WHERE findings <> '[]' ORDER BY lang, type, uid, id");
  let known: readonly DocumentHead[] | undefined;
  let facts: ReadonlyMap<string, DocumentFacts> | undefined;
  const rowFor = (id: string) => row(id).map(rowOf)[0];
  return {
    ref: state.ref,
    file,
    state,
    documentCount: Number(database.prepare('SELECT count(*) AS n FROM documents').get()?.n),
    // Every stage needs the metadata and the facts of all documents, and the file never changes, so they are read once.
    heads: () => (known ??= heads().map(headOf)),
    document: (id) => parse<ContentDocument>(byId.get(id)?.json),
    facts(id) {
      facts ??= readFacts(database);
      return facts.get(id);
    },
    documentsOf: <T extends DocumentType>(type: T, lang: string) =>
      hashesOfType.all(lang, type).flatMap(({ id }) => parse<DocumentOf<T>>(byId.get(String(id))?.json) ?? []),
    findings: () => [
      ...(parse<Finding[]>(meta('findings')) ?? []),
      ...notes.all().flatMap((row) => parse<Finding[]>(row.findings) ?? []),
    ],
    row: rowFor,
    wholeRead: () => parse<WholeRead>(meta('whole_read')),
    newestPublication: () =>
      String(database.prepare('SELECT max(last_published) AS newest FROM documents').get()?.newest ?? ''),
    hashes: () =>
      new Map(
        database
          .prepare('SELECT id, hash FROM documents')
          .all()
          .map((row) => [String(row.id), String(row.hash)]),
      ),
    hashOf(id) {
      const known = hash.get(id)?.hash;
      return known === undefined ? undefined : String(known);
    },
    hashesIn: ({ type, lang }) =>
      hashesOfType.all(lang, type).map((row) => ({ id: String(row.id), hash: String(row.hash) })),
    changesSince: (ref) => (ref === state.ref ? [] : changesOf(editedSince(database, ref), rowFor)),
    close() {
      if (database.isOpen) database.close();
    },
  };
}

/**
 * Adds the current row to each edited document, and leaves out documents that are again as they were. Returns undefined
 * if one of them is gone.
 */
function changesOf(
  edited: ReadonlyMap<string, DocumentRow> | undefined,
  rowFor: StoredSnapshot['row'],
): readonly DocumentChange[] | undefined {
  if (!edited) return undefined;
  const changes = Array.from(edited, ([id, before]) => ({ before, after: rowFor(id) }));
  const areThere = changes.every((change): change is DocumentChange => change.after !== undefined);
  return areThere ? changes.filter(({ before, after }) => before.head.hash !== after.head.hash) : undefined;
}

function readFacts(database: DatabaseSync): ReadonlyMap<string, DocumentFacts> {
  const rows = prepareRows(database, 'SELECT id, facts FROM documents')();
  return new Map(
    rows.flatMap(([id, json]) => {
      const facts = parse<DocumentFacts>(json);
      return facts ? [[String(id), facts] as const] : [];
    }),
  );
}

type Columns = readonly (SQLOutputValue | undefined)[];

/**
 * Prepares a query whose rows are lists of columns. Objects would take twice as long as the query itself. The cast
 * is safe: the types of `node:sqlite` don't say that `setReturnArrays` changes what `all` returns.
 */
function prepareRows(database: DatabaseSync, query: string): (...values: readonly string[]) => readonly Columns[] {
  const statement = database.prepare(query);
  statement.setReturnArrays(true);
  return (...values) => statement.all(...values) as unknown as readonly Columns[];
}

function readState(database: DatabaseSync): SnapshotState {
  const row = database.prepare("SELECT value FROM meta WHERE key = 'state'").get();
  const state = parse<SnapshotState>(row?.value);
  if (!state) throw Object.assign(new Error('The snapshot has no state.'), { code: 'ERR_SQLITE_ERROR' });
  return state;
}

/** Parses a column. The cast is safe, since only `write-snapshot.ts` writes the file, with values of these types. */
function parse<Value>(json: SQLOutputValue | undefined): Value | undefined {
  return json === undefined || json === null ? undefined : (JSON.parse(String(json)) as Value);
}

const headColumns = 'id, type, uid, lang, hash, last_published, alternates';

function rowOf(columns: Columns): DocumentRow | undefined {
  const [factsJson, findings] = columns.slice(-2);
  const facts = parse<DocumentFacts>(factsJson);
  return facts && { head: headOf(columns), facts, findings: parse<Finding[]>(findings) ?? [] };
}

/**
 * Converts the columns of a head. The list of translations is parsed only on demand, because it is long and most stages
 * never read it.
 */
function headOf([id, type, uid, lang, hash, lastPublished, alternatesJson]: Columns): DocumentHead {
  let alternates: DocumentHead['alternates'] | undefined;
  return {
    id: String(id),
    type: String(type) as DocumentType,
    uid: uid === null ? null : String(uid),
    lang: String(lang),
    hash: String(hash),
    lastPublished: String(lastPublished),
    get alternates() {
      alternates ??= parse<DocumentHead['alternates']>(alternatesJson) ?? [];
      return alternates;
    },
  };
}
