import type { DocumentPlace } from '../rules/finding.ts';
import { fieldPath } from './field-path.ts';

/** What `locate` needs of a document. */
export interface LocatableDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  readonly lang: string;
  readonly data: object;
}

/** Knows for the very objects of documents (a link, an image, a slice) which field they stand in. */
export interface Provenance {
  /** Takes note of every object inside `document.data`. The content itself stays as it is. */
  locate(document: LocatableDocument): void;
  placeOf(object: object): DocumentPlace | undefined;
}

/** Weak: what is no longer rendered is forgotten with its document. */
export function createProvenance(): Provenance {
  const places = new WeakMap<object, DocumentPlace>();

  function note(value: unknown, path: readonly PropertyKey[], document: DocumentPlace): void {
    if (typeof value !== 'object' || value === null) return;
    places.set(value, path.length === 0 ? document : { ...document, field: fieldPath(path) });
    const members: Iterable<[PropertyKey, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, item] of members) note(item, [...path, key], document);
  }

  return {
    locate({ id, type, uid, lang, data }) {
      if (!places.has(data)) note(data, [], { id, type, uid, lang });
    },
    placeOf: (object) => places.get(object),
  };
}
