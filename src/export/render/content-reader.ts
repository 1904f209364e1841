import type { ContentDocument, DocumentOf, DocumentType, Snapshot } from '../../content/content-source.ts';
import { createProvenance, createStepList } from '../../content/provenance.ts';
import type { DocumentPlace } from '../../site/finding.ts';
import type { LinkWords } from '../../site/link-name.ts';

/**
 * Reads documents for pages. Caches the documents that pages share, and finds the CMS field of every object in them.
 */
export interface ContentReader {
  /**
   * Returns the document of the page that is rendered next. It is not cached, because it is no other page's document.
   */
  beginPage(id: string): ContentDocument | undefined;
  byId(id: string): ContentDocument | undefined;
  /** All documents of a type in a locale. */
  list<T extends DocumentType>(type: T, lang: string): readonly DocumentOf<T>[];
  /** The place in the CMS of an object in a document's data; undefined if it is unknown. */
  locateField(object: object): DocumentPlace | undefined;
  /** The words by which an editor recognises a link. */
  linkWords(link: object): LinkWords;
}

/**
 * Maximum number of cached lists, and of cached single documents. It is enough for everything that the pages of one
 * locale share, and limits the memory that a large site needs.
 */
const maxCached = 200;

export function createContentReader(snapshot: Snapshot): ContentReader {
  const shared = createProvenance();
  let own = createProvenance(createStepList());
  const lists = new Map<string, readonly ContentDocument[]>();
  const singles = new Map<string, ContentDocument | undefined>();
  const byId = (id: string) => {
    if (singles.has(id)) return singles.get(id);
    if (singles.size >= maxCached) singles.clear();
    const document = snapshot.document(id);
    if (document) shared.locate(document);
    singles.set(id, document);
    return document;
  };
  const provenanceOf = (object: object) => (own.knows(object) ? own : shared);
  return {
    beginPage(id) {
      const document = snapshot.document(id);
      own = createProvenance(createStepList());
      if (document) own.locate(document);
      return document;
    },
    byId,
    list<T extends DocumentType>(type: T, lang: string) {
      const key = `${type}:${lang}`;
      const known = lists.get(key);
      if (known) return known as readonly DocumentOf<T>[];
      if (lists.size >= maxCached) lists.clear();
      const documents = snapshot.documentsOf(type, lang);
      for (const document of documents) shared.locate(document);
      lists.set(key, documents);
      return documents;
    },
    locateField: (object) => provenanceOf(object).locateField(object),
    linkWords: (link) => provenanceOf(link).linkWords(link),
  };
}
