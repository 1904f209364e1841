import type { JsonObject } from '../json.ts';
import type { MediaFile } from './media.ts';

/** A document in the API's shape, short of `href`, which holds the ref and the server's address. */
export interface PublishedDocument {
  readonly id: string;
  readonly uid: string | null;
  readonly url: null;
  readonly type: string;
  readonly tags: readonly string[];
  readonly first_publication_date: string;
  readonly last_publication_date: string;
  readonly slugs: readonly string[];
  readonly linked_documents: readonly never[];
  readonly lang: string;
  readonly alternate_languages: readonly { id: string; uid: string | null; type: string; lang: string }[];
  readonly data: JsonObject;
}

/** One published version of the repository. Its documents are made when first asked for: the ref alone tells whether anything changed. */
export interface Version {
  readonly ref: string;
  /** By the pathname in their address. */
  readonly media: ReadonlyMap<string, MediaFile>;
  /**
   * By first publication, then by id: the order of an answer that was asked for none.
   * Throws HeliosError with every problem of the content, or `VersionGone`.
   */
  documents(): readonly PublishedDocument[];
}

/** The files are no longer those of the ref: as with Prismic, the ref has expired. */
export class VersionGone extends Error {}

export interface Language {
  readonly id: string;
  readonly name: string;
}

/** What Prismic calls the repository's settings. */
export interface RepositorySettings {
  /** As in `https://{name}.cdn.prismic.io`. */
  readonly name: string;
  /** The master locale first. */
  readonly languages: readonly Language[];
  /** Media addresses begin with it. */
  readonly origin: string;
}
