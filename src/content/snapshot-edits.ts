import { existsSync, readFileSync } from 'node:fs';
import type { Seal } from '../disk/seal.ts';
import type { DocumentHead } from './content-source.ts';
import { type EditLog, type LoggedEdit, logEdit } from './edit-log.ts';
import type { SnapshotState, StoredSnapshot } from './snapshot.ts';
import type { SnapshotEntry } from './snapshot-entry.ts';

/**
 * The documents of a snapshot that were replaced after its database was written. They are in a small file beside the
 * database, so that a read of one changed document costs the same whatever the size of the content. The file is written
 * with one rename, and it names its database. So database and edits never have to be replaced together: edits of another
 * database count as none, and a database without its edits is the whole content at an earlier ref.
 */
export interface SnapshotEdits {
  /** The identity of the database, see `StoredSnapshot.databaseId`. */
  readonly databaseId: string;
  /** The origin of the snapshot with these edits. */
  readonly state: SnapshotState;
  /** The edits since the database was written. */
  readonly log: EditLog;
  /** The replaced documents as they are now. */
  readonly entries: readonly SnapshotEntry[];
}

export function editsFileOf(file: string): string {
  return `${file}.edits`;
}

interface EditsOf {
  /** The database file of the snapshot. */
  readonly file: string;
  readonly databaseId: string;
}

/**
 * Loads the edits of a snapshot. Returns undefined if there are none of this database, or if they are damaged. With
 * `seal`, they are compared with their seal too.
 */
export function loadEdits({ file, databaseId }: EditsOf, seal: Seal | undefined): SnapshotEdits | undefined {
  const path = editsFileOf(file);
  if (!existsSync(path)) return undefined;
  try {
    const text = readFileSync(path, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    if (seal && text.slice(0, end) !== sealOfEdits(json, seal)) return undefined;
    // The cast is safe, since only `formatEdits` makes the file.
    const edits = JSON.parse(json) as SnapshotEdits;
    return edits.databaseId === databaseId ? edits : undefined;
  } catch {
    return undefined; // What can't be read is fetched again.
  }
}

/** Formats a file of edits: its seal, a line break, and the edits as JSON. */
export function formatEdits(edits: SnapshotEdits, seal: Seal): string {
  const json = JSON.stringify(edits);
  return `${sealOfEdits(json, seal)}\n${json}`;
}

/** The first part differs from that of a database's seal, so that no file passes for one of the other kind. */
function sealOfEdits(json: string, seal: Seal): string {
  return seal('edits', json);
}

interface NewEdit extends Pick<SnapshotEdits, 'state' | 'entries'> {
  /** The same documents as they were before, in the same order. */
  readonly edit: LoggedEdit;
}

/**
 * Adds an edit to those of a snapshot. Returns undefined if the database must be written anew: if a document has another
 * place in the order of documents, if the changes since earlier refs would become unknown, or if the edits would no
 * longer be small.
 */
export function addEdit(
  { databaseId, edits }: Pick<StoredSnapshot, 'databaseId' | 'edits'>,
  { state, entries, edit }: NewEdit,
): SnapshotEdits | undefined {
  if (!entries.every(({ head }, at) => isAtSamePlace(head, edit.before[at]?.head))) return undefined;
  const log = logEdit(edits?.log ?? [], edit);
  const all = new Map([...(edits?.entries ?? []), ...entries].map((entry) => [entry.head.id, entry]));
  const added = { databaseId, state, log, entries: [...all.values()] };
  return log.length === 0 || JSON.stringify(added).length > maxLength ? undefined : added;
}

/**
 * The maximum length of the edits as JSON, about a hundred documents. Every opening of the snapshot reads them, which
 * takes a few milliseconds at this length. To write a database of 150 MB takes a quarter of a second.
 */
const maxLength = 1024 * 1024;

function isAtSamePlace(a: DocumentHead, b: DocumentHead | undefined): boolean {
  return a.lang === b?.lang && a.type === b.type && a.uid === b.uid;
}
