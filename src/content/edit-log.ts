import type { DocumentRow } from './content-source.ts';

/** The documents that one read of changes replaced in a snapshot, as they were before. */
export interface LoggedEdit {
  /** The ref of the snapshot before. */
  readonly since: string;
  readonly before: readonly DocumentRow[];
}

/** The edits of a snapshot in their order. */
export type EditLog = readonly LoggedEdit[];

/**
 * The maximum number of edits in the log, and of documents in one edit. With more, a whole export takes hardly longer.
 */
const maxEdits = 50;
const maxDocuments = 100;

/**
 * Adds an edit to the log of a snapshot. Undefined stands for a read of everything. Such a read, and an edit of very
 * many documents, empty the log, because the changes since earlier refs are then unknown.
 */
export function logEdit(log: EditLog, edit: LoggedEdit | undefined): EditLog {
  if (!edit || edit.before.length > maxDocuments) return [];
  return [...log, edit].slice(-maxEdits);
}

/**
 * The documents that were replaced since the snapshot last had this ref, by their ids, each as it was at this ref.
 * Undefined if this is unknown.
 */
export function editedSince(log: EditLog, ref: string): ReadonlyMap<string, DocumentRow> | undefined {
  const first = log.findLastIndex(({ since }) => since === ref);
  if (first === -1) return undefined;
  const edited = log.slice(first).flatMap(({ before }) => before);
  // If a document was replaced several times, its first logged version is the one at the ref. In reverse order it comes
  // last, so that the map keeps it.
  return new Map(edited.toReversed().map((row) => [row.head.id, row]));
}
