import type { PublishedPage } from '../../site/published-page.ts';

/** How browsers may cache a file: for ever if its name has a content hash, else only with revalidation. */
export type CachePolicy = 'immutable' | 'revalidate';

/** One file of the site. Its bytes are in the store, under their SHA-256. */
export interface SiteFile {
  /** Path from the root of the origin, without a leading slash: `helios/en/pricing/index.html`. */
  readonly path: string;
  /** Lower-case hex SHA-256 of the bytes. */
  readonly sha256: string;
  readonly bytes: number;
  /** Value of the header Content-Type: `text/html; charset=utf-8`. */
  readonly type: string;
  readonly cache: CachePolicy;
}

/**
 * The content of `helios-manifest.json` in the root of the site. It lists every other file of the site, in path order, and
 * every page in pathname order.
 */
export interface Manifest {
  readonly version: 1;
  /** The content source by name: `embedded content`. Manifests of earlier versions of Helios lack it. */
  readonly source?: string;
  /** The ref of the content that the site was made from. */
  readonly ref: string;
  readonly origin: string;
  readonly pathPrefix: string;
  readonly trailingSlash: string;
  readonly pages: readonly PublishedPage[];
  readonly files: readonly SiteFile[];
}
