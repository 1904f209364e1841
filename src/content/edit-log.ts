import type { DatabaseSync } from 'node:sqlite';
import type { DocumentRow } from './content-source.ts';

/** The documents that one read of changes replaced in a snapshot, as they were before. */
export interface LoggedEdit {
  /** The ref of the snapshot before. */
  readonly since: string;
  readonly before: readonly DocumentRow[];
}

/**
 * The maximum number of edits in the log, and of documents in one edit. With more, a whole export takes hardly longer.
 */
const maxEdits = 50;
const maxDocuments = 100;

export const editLogTable =
  'CREATE TABLE edits (number INTEGER PRIMARY KEY, since TEXT NOT NULL, documents TEXT NOT NULL)';

/**
 * Adds an edit to the log of a snapshot. Undefined stands for a read of everything. Such a read, and an edit of very
 * many documents, empty the log, because the changes since earlier refs are then unknown.
 */
export function logEdit(database: DatabaseSync, edit: LoggedEdit | undefined): void {
  if (!edit || edit.before.length > maxDocuments) {
    database.exec('DELETE FROM edits');
    return;
  }
  const { since, before } = edit;
  database.prepare('INSERT INTO edits (since, documents) VALUES (?, ?)').run(since, JSON.stringify(before));
  database.prepare('DELETE FROM edits WHERE number <= (SELECT max(number) FROM edits) - ?').run(maxEdits);
}

/**
 * The documents that were replaced since the snapshot last had this ref, by their ids, each as it was at this ref.
 * Undefined if this is unknown.
 */
export function editedSince(database: DatabaseSync, ref: string): ReadonlyMap<string, DocumentRow> | undefined {
  const rows = database
    .prepare(
      'SELECT documents FROM edits WHERE number >= (SELECT max(number) FROM edits WHERE since = ?) ORDER BY number',
    )
    .all(ref);
  if (rows.length === 0) return undefined;
  // The cast is safe, since only `logEdit` writes the table.
  const edited = rows.flatMap(({ documents }) => JSON.parse(String(documents)) as DocumentRow[]);
  // If a document was replaced several times, its first logged version is the one at the ref. In reverse order it comes
  // last, so that the map keeps it.
  return new Map(edited.toReversed().map((row) => [row.head.id, row]));
}
