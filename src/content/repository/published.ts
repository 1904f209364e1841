import type { JsonObject } from '../json.ts';
import type { MediaFile } from './media.ts';

/** A document in the form of the API. `href` is missing, because its value holds the ref and the server's address. */
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

/**
 * A published version of the repository. Its documents are read when they
 * are first used, because the ref alone shows whether anything changed.
 */
export interface Version {
  readonly ref: string;
  /** The media files by the pathname of their address. */
  readonly media: ReadonlyMap<string, MediaFile>;
  /**
   * Returns the documents by first publication, then by id: the API's order for requests that name no order. Throws
   * HeliosError with every problem of the content, or `VersionGone`.
   */
  documents(): readonly PublishedDocument[];
  /** Frees the memory of the documents. They are read again if they are used again. */
  forgetDocuments(): void;
}

/**
 * The error for files that have changed since their ref was computed.
 * The API answers that the ref has expired, as Prismic does.
 */
export class VersionGone extends Error {}

export interface Language {
  readonly id: string;
  readonly name: string;
}

/** The settings of a repository, as Prismic has them for each of its repositories. */
export interface RepositorySettings {
  /** The repository's name: the `{name}` in `https://{name}.cdn.prismic.io`. */
  readonly name: string;
  /** The repository's locales, the master locale first. */
  readonly languages: readonly Language[];
  /** The origin of media addresses. */
  readonly origin: string;
}
