import type { Finding } from '../site/finding.ts';
import type { AllDocumentTypes } from './prismicio-types.d.ts';

/** A document as the CMS has it, its type known from the models. */
export type ContentDocument = AllDocumentTypes;
export type DocumentType = ContentDocument['type'];
export type DocumentOf<T extends DocumentType> = Extract<ContentDocument, { type: T }>;

/** What planning needs to know of a document, without its content. */
export interface DocumentHead {
  readonly id: string;
  readonly type: DocumentType;
  readonly uid: string | null;
  /** Prismic locale: `de-de`. */
  readonly lang: string;
  /** SHA-256 over the canonical JSON without `href` and `url`: equal hash, equal content. */
  readonly hash: string;
  readonly lastPublished: string;
  /** The same content in other locales: the CMS's own translation group. */
  readonly alternates: readonly { readonly id: string; readonly lang: string }[];
}

/** The whole content at one ref, read-only. Cheap to open: render workers open their own. */
export interface Snapshot {
  readonly ref: string;
  /** The file behind it, for a worker to open. */
  readonly file: string;
  /** Every document's head, ordered by lang, type, uid. */
  heads(): readonly DocumentHead[];
  document(id: string): ContentDocument | undefined;
  /** All documents of a type in a locale, ordered by uid. */
  documentsOf<T extends DocumentType>(type: T, lang: string): readonly DocumentOf<T>[];
  close(): void;
}

/** What the door found wrong while letting content in; such documents are in the snapshot all the same. */
export interface FetchedContent {
  readonly snapshot: Snapshot;
  /** `invalid-document` and the like, all at once. */
  readonly findings: readonly Finding[];
  /** False when the stored ref was current and no document was read. */
  readonly isFresh: boolean;
  readonly documentCount: number;
}

export interface ContentSource {
  /** For people: `embedded content` or `https://name.cdn.prismic.io`. Never holds the token. */
  readonly name: string;
  /** Brings the content of the master ref into the snapshot file, whole or not at all. Throws HeliosError. */
  fetch(): Promise<FetchedContent>;
  /** The original behind an image or media address of the content. Throws HeliosError. */
  fetchMedia(url: string): Promise<Uint8Array>;
}
