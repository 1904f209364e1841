import type { ContentKind } from '../../config/variables.ts';
import type { DocumentPlace, Finding } from '../site/finding.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { Pin } from './pin.ts';
import type { AllDocumentTypes } from './prismicio-types.d.ts';

/** A document as the CMS has it, with a type that is generated from its model. */
export type ContentDocument = AllDocumentTypes;
export type DocumentType = ContentDocument['type'];
export type DocumentOf<T extends DocumentType> = Extract<ContentDocument, { type: T }>;

/** The metadata of a document, without its content. Routes are planned from this metadata. */
export interface DocumentHead {
  readonly id: string;
  readonly type: DocumentType;
  readonly uid: string | null;
  /** The document's locale in Prismic: `de-de`. */
  readonly lang: string;
  /** The SHA-256 of the canonical JSON without `href` and `url`: documents with equal hashes have equal content. */
  readonly hash: string;
  readonly lastPublished: string;
  /** The document's translations, as the CMS groups them. */
  readonly alternates: readonly { readonly id: string; readonly lang: string }[];
}

/** The whole content at one ref, read-only. It opens fast, so each render worker opens its own. */
export interface Snapshot {
  readonly ref: string;
  /** The snapshot's database file, for a worker to open. */
  readonly file: string;
  /** The metadata of every document, without its content, ordered by lang, type, uid. */
  heads(): readonly DocumentHead[];
  document(id: string): ContentDocument | undefined;
  /** The facts that planning and checks need of a document. Reading them costs far less than reading the document. */
  facts(id: string): DocumentFacts | undefined;
  /** All documents of a type in a locale, ordered by uid. */
  documentsOf<T extends DocumentType>(type: T, lang: string): readonly DocumentOf<T>[];
  close(): void;
}

/** What a snapshot stores of a document beside its content. */
export interface DocumentRow {
  readonly head: DocumentHead;
  readonly facts: DocumentFacts;
  readonly findings: readonly Finding[];
}

/** A document whose stored version was replaced, before and after. */
export interface DocumentChange {
  readonly before: DocumentRow;
  readonly after: DocumentRow;
}

/** A snapshot and the findings about its documents. Documents with findings are in the snapshot too. */
export interface FetchedContent {
  readonly snapshot: Snapshot;
  /** The refs at which the repository was read. */
  readonly pin: Pin;
  /** All findings about the documents, for example those with the code `invalid-document`. */
  readonly findings: readonly Finding[];
  /** False if the stored snapshot was current, so that no document was read. */
  readonly isFresh: boolean;
  /**
   * Returns the documents that are not the same as at an earlier ref. Returns undefined if they are unknown, because
   * everything was read since then.
   */
  changesSince(ref: string): readonly DocumentChange[] | undefined;
  readonly documentCount: number;
}

export interface ContentSource {
  readonly kind: ContentKind;
  /** The source's name for messages: `embedded content` or `https://name.cdn.prismic.io`. It never holds the token. */
  readonly name: string;
  /** The file that has a document. Undefined for content that is not in files of this project. */
  fileOf(document: DocumentPlace): string | undefined;
  /** Fetches the ref of what is published now, and no document. Throws HeliosError. */
  fetchRef(): Promise<string>;
  /** Fetches the content of the master ref into the snapshot file, atomically. Throws HeliosError. */
  fetch(): Promise<FetchedContent>;
  /** Fetches the original file of an image or media address in the content. Throws HeliosError. */
  fetchMedia(url: string): Promise<Uint8Array>;
}
