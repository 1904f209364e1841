import { hash } from 'node:crypto';
import { byText } from '../site/by-text.ts';
import type { ReceivedDocument } from './accept-document.ts';
import type { DocumentHead, DocumentRow, DocumentType } from './content-source.ts';

/** A document as a snapshot stores it. */
export interface SnapshotEntry extends DocumentRow {
  /**
   * The document as JSON. The hash in its head is the SHA-256 of this text, or of the text with the values that the
   * models do not allow and that are left out of this one.
   */
  readonly json: string;
}

/**
 * Returns the JSON of an accepted document, and its head. An accepted document has sorted keys and no addresses, so
 * equal content has an equal hash. The cast is safe, because only documents of known types are stored.
 */
export function writtenForm(document: ReceivedDocument): Pick<SnapshotEntry, 'json' | 'head'> {
  const json = JSON.stringify(document);
  const { id, type, uid, lang } = document;
  const lastPublished = String(document.last_publication_date);
  const head = { id, type: type as DocumentType, uid, lang, hash: hash('sha256', json), lastPublished };
  return { json, head: { ...head, alternates: alternatesOf(document) } };
}

function alternatesOf({ alternate_languages: alternates }: ReceivedDocument): DocumentHead['alternates'] {
  if (!Array.isArray(alternates)) return [];
  const others: readonly { id: string; lang: string }[] = alternates;
  return others.map(({ id, lang }) => ({ id, lang })).sort(byText(({ lang }) => lang));
}
