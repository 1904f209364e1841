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
import { type EditLog, editedSince } from './edit-log.ts';
import type { SnapshotState, StoredSnapshot, WholeRead } from './snapshot.ts';
import type { SnapshotEdits } from './snapshot-edits.ts';
import type { SnapshotEntry } from './snapshot-entry.ts';

/** What a snapshot is read from. */
interface SnapshotParts {
  readonly file: string;
  readonly database: DatabaseSync;
  readonly edits: SnapshotEdits | undefined;
}

/**
 * Reads a snapshot: edited documents from its edits, all others from its database. An edited document keeps its place,
 * so the order of documents is that of the database. Throws an error of SQLite if the database has no origin.
 */
export function readSnapshot({ file, database, edits }: SnapshotParts): StoredSnapshot {
  const state = edits?.state ?? stateOf(database);
  const edited = new Map(edits?.entries.map((entry) => [entry.head.id, entry]));
  const editedIds = JSON.stringify([...edited.keys()]);
  const query = prepareQueries(database);
  let known: readonly DocumentHead[] | undefined;
  let facts: ReadonlyMap<string, DocumentFacts> | undefined;
  // Every stage needs the metadata and the facts of all documents, and a snapshot never changes, so they are read once.
  const heads = () =>
    (known ??= query.heads().map((columns) => edited.get(String(columns[0]))?.head ?? headOf(columns)));
  const document = (id: string) => parse<ContentDocument>(edited.get(id)?.json ?? query.json(id)[0]?.[0]);
  const row = (id: string) => rowOfEntry(edited.get(id)) ?? query.row(id).map(rowOf)[0];
  const hashOf = (id: string) => edited.get(id)?.head.hash ?? query.hash(id).map(([hash]) => String(hash))[0];
  const idsIn = (type: string, lang: string) => query.ids(lang, type).map(([id]) => String(id));
  const editLog = () => [...(readMeta<EditLog>(database, 'edit_log') ?? []), ...(edits?.log ?? [])];
  return {
    ref: state.ref,
    file,
    state,
    databaseId: databaseIdOf(database),
    edits,
    documentCount: Number(query.count()[0]?.[0]),
    heads,
    document,
    facts(id) {
      facts ??= new Map(query.facts().flatMap(factsOf));
      return edited.get(id)?.facts ?? facts.get(id);
    },
    // The cast is safe, because these are the documents of the type.
    documentsOf: <T extends DocumentType>(type: T, lang: string) =>
      idsIn(type, lang).flatMap((id) => (document(id) as DocumentOf<T> | undefined) ?? []),
    findings: () => [
      ...(readMeta<Finding[]>(database, 'findings') ?? []),
      ...query
        .findings(editedIds)
        .flatMap(([id, json]) => edited.get(String(id))?.findings ?? parse<Finding[]>(json) ?? []),
    ],
    row,
    wholeRead: () => readMeta<WholeRead>(database, 'whole_read'),
    newestPublication() {
      const ofOthers = query.newest(editedIds).map(([newest]) => String(newest));
      const ofEdited = Array.from(edited.values(), ({ head }) => head.lastPublished);
      return [...ofOthers, ...ofEdited].reduce((a, b) => (a > b ? a : b), '');
    },
    hashes: () => new Map(heads().map(({ id, hash }) => [id, hash])),
    hashOf,
    hashesIn: ({ type, lang }) => idsIn(type, lang).map((id) => ({ id, hash: hashOf(id) ?? '' })),
    editLog,
    changesSince: (ref) => (ref === state.ref ? [] : changesOf(editedSince(editLog(), ref), row)),
    close() {
      if (database.isOpen) database.close();
    },
  };
}

type Columns = readonly (SQLOutputValue | undefined)[];
type Query = (...values: readonly string[]) => readonly Columns[];

const headColumns = 'id, type, uid, lang, hash, last_published, alternates';

/** A list of ids is passed as JSON. */
function prepareQueries(database: DatabaseSync) {
  const inList = 'id IN (SELECT value FROM json_each(?))';
  const prepare = (query: string) => prepareRows(database, query);
  return {
    count: prepare('SELECT count(*) FROM documents'),
    heads: prepare(`SELECT ${headColumns} FROM documents ORDER BY lang, type, uid, id`),
    row: prepare(`SELECT ${headColumns}, facts, findings FROM documents WHERE id = ?`),
    json: prepare('SELECT json FROM contents WHERE id = ?'),
    hash: prepare('SELECT hash FROM documents WHERE id = ?'),
    ids: prepare('SELECT id FROM documents WHERE lang = ? AND type = ? ORDER BY uid, id'),
    facts: prepare('SELECT id, facts FROM documents'),
    /** The findings of the documents that have some, and of the listed ones. */
    findings: prepare(`
      SELECT id, findings, lang, type, uid FROM documents WHERE findings <> '[]'
      UNION SELECT id, findings, lang, type, uid FROM documents WHERE ${inList}
      ORDER BY lang, type, uid, id
    `),
    /** The latest publication of a document that is not listed. */
    newest: prepare(`SELECT last_published FROM documents WHERE NOT ${inList} ORDER BY last_published DESC LIMIT 1`),
  };
}

/**
 * Prepares a query whose rows are lists of columns. Objects would take twice as long as the query itself. The cast
 * is safe: the types of `node:sqlite` don't say that `setReturnArrays` changes what `all` returns.
 */
function prepareRows(database: DatabaseSync, query: string): Query {
  const statement = database.prepare(query);
  statement.setReturnArrays(true);
  return (...values) => statement.all(...values) as unknown as readonly Columns[];
}

/** The identity of a database (see `StoredSnapshot.databaseId`). Throws an error of SQLite if it has none. */
export function databaseIdOf(database: DatabaseSync): string {
  return present(readMeta<string>(database, 'database_id'));
}

function stateOf(database: DatabaseSync): SnapshotState {
  return present(readMeta<SnapshotState>(database, 'state'));
}

function present<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw Object.assign(new Error('The snapshot has no origin.'), { code: 'ERR_SQLITE_ERROR' });
}

/** Reads a fact of the database as a whole. */
function readMeta<Value>(database: DatabaseSync, key: string): Value | undefined {
  return parse<Value>(database.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.value);
}

/** Parses a column. The cast is safe, since only `write-snapshot.ts` writes the file, with values of these types. */
function parse<Value>(json: SQLOutputValue | undefined): Value | undefined {
  return json === undefined || json === null ? undefined : (JSON.parse(String(json)) as Value);
}

function factsOf([id, json]: Columns): (readonly [string, DocumentFacts])[] {
  const facts = parse<DocumentFacts>(json);
  return facts ? [[String(id), facts]] : [];
}

function rowOfEntry(entry: SnapshotEntry | undefined): DocumentRow | undefined {
  return entry && { head: entry.head, facts: entry.facts, findings: entry.findings };
}

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
      alternates ??= alternatesJson === '[]' ? none : (parse<DocumentHead['alternates']>(alternatesJson) ?? none);
      return alternates;
    },
  };
}

const none: DocumentHead['alternates'] = [];

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
