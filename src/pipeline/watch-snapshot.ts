import type { DocumentOf, DocumentType, Snapshot } from '../content/content-source.ts';
import { readKey } from '../export/render/reads.ts';

/** A snapshot that notes what is read of it. */
export interface WatchedSnapshot {
  readonly snapshot: Snapshot;
  /** The keys of the documents and lists that were read so far. Heads and facts are not among them. */
  readonly reads: ReadonlySet<string>;
}

/**
 * Wraps a snapshot and notes what is read from it, so that the next export knows which documents concern the whole
 * site.
 */
export function watchSnapshot(snapshot: Snapshot): WatchedSnapshot {
  const reads = new Set<string>();
  const watched: Snapshot = {
    ref: snapshot.ref,
    file: snapshot.file,
    heads: () => snapshot.heads(),
    facts: (id) => snapshot.facts(id),
    document(id) {
      reads.add(readKey({ kind: 'document', id }));
      return snapshot.document(id);
    },
    documentsOf<T extends DocumentType>(type: T, lang: string): readonly DocumentOf<T>[] {
      reads.add(readKey({ kind: 'list', type, lang }));
      return snapshot.documentsOf(type, lang);
    },
    close: () => snapshot.close(),
  };
  return { snapshot: watched, reads };
}
