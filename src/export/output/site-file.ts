/** How long a cache may keep a file: names with a content hash for ever, all else only after asking. */
export type CachePolicy = 'immutable' | 'revalidate';

/** One file of the site. The bytes stand in the store under their hash. */
export interface SiteFile {
  /** From the root of the origin, no slash in front: `helios/en/pricing/index.html`. */
  readonly path: string;
  /** Lower-case hex SHA-256 of the bytes. */
  readonly sha256: string;
  readonly bytes: number;
  /** As sent: `text/html; charset=utf-8`. */
  readonly type: string;
  readonly cache: CachePolicy;
}

/** `helios-manifest.json` in the root of the site: every other file of it, in path order. */
export interface Manifest {
  readonly version: 1;
  /** The content's ref. */
  readonly ref: string;
  readonly origin: string;
  readonly pathPrefix: string;
  readonly trailingSlash: string;
  readonly files: readonly SiteFile[];
}
