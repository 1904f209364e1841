import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Finding } from '../site/finding.ts';
import type {
  ContentDocument,
  DocumentChange,
  DocumentHead,
  DocumentOf,
  DocumentRow,
  DocumentType,
} from './content-source.ts';
import type { DocumentFacts } from './document-facts.ts';
import { editedSince } from './edit-log.ts';
import type { SnapshotState, StoredSnapshot, WholeRead } from './snapshot.ts';

/** Reads a snapshot by the queries that it answers. Throws an error of SQLite if the file says nothing of its origin. */
export function readSnapshot(file: string, database: DatabaseSync): StoredSnapshot {
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
