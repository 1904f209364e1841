import { filter } from '@prismicio/client';
import type { ReceivedDocument } from './accept-document.ts';
import type { Connection, Pin } from './pin.ts';
import { createSearch, pagesOf } from './pinned-read.ts';
import { isSameToOthers } from './same-to-others.ts';

/** The documents of a repository, as they were read last. */
export interface KnownDocuments {
  /** The ref at which they were read. */
  readonly ref: string;
  /** The number of all documents in the repository, those of unknown types too. */
  readonly total: number;
  /** The latest publication of a document, as the API writes it: `2026-03-01T09:30:00+0000`. */
  readonly newest: string;
  /** True if there is a document with this id. */
  has(id: string): boolean;
  /** The document as it is stored. */
  document(id: string): object | undefined;
}

/**
 * Reads the documents that were published since the last read. Returns undefined if everything must be read: if a
 * document is new or gone, if a document changed in a part that the API copies into others, or if there are very many
 * changes. Throws HeliosError or BrokenRead.
 */
export async function readChanges(
  pin: Pin,
  connection: Connection,
  known: KnownDocuments,
): Promise<readonly ReceivedDocument[] | undefined> {
  const newestMs = Date.parse(known.newest);
  if (Number.isNaN(newestMs)) return undefined;
  const search = createSearch(pin, connection);
  // The API counts in seconds. A document may have been published in the second of `newest`, but after the last read,
  // so this second is read again.
  const filters = [filter.dateAfter('document.last_publication_date', newestMs - 1000)];
  const [all, first] = await Promise.all([search({ page: 1, pageSize: 1 }), search({ page: 1, filters })]);
  if (all.total_results_size !== known.total || first.total_results_size > maxChanges) return undefined;
  const changes: ReceivedDocument[] = [];
  for await (const page of pagesOf(first, (number) => search({ page: number, filters }))) changes.push(...page);
  return changes.every((document) => isSameToOthers(document, known.document(document.id))) ? changes : undefined;
}

/** The maximum number of changes. With more, a read of everything takes hardly longer. */
const maxChanges = 1000;
