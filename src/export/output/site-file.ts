import type { PublishedPage } from '../../site/published-page.ts';

/**
 * What an export makes: the site, a selection of its pages (`--locale`, `--route`), which may turn out to be all of them,
 * or the catalogue.
 */
export type ExportKind = 'site' | 'part' | 'catalogue';

/** How browsers may cache a file: for ever if its name has a content hash, else only with revalidation. */
export type CachePolicy = 'immutable' | 'revalidate';

/** One file of an export. Its bytes are in the store, under their SHA-256. */
export interface SiteFile {
  /** Path from the root of the origin, without a leading slash: `helios/en/pricing.html`. */
  readonly path: string;
  /** Lower-case hex SHA-256 of the bytes. */
  readonly sha256: string;
  readonly bytes: number;
  /** Value of the header Content-Type: `text/html; charset=utf-8`. */
  readonly type: string;
  readonly cache: CachePolicy;
}

/**
 * The files of an export: `files` are the site, and `hostFiles` go into the host folder beside it, where no visitor may
 * read them. The path of a host file begins in that folder.
 */
export interface SiteFiles {
  readonly files: readonly SiteFile[];
  readonly hostFiles: readonly SiteFile[];
}

/**
 * The content of `helios-manifest.json` in the host folder. It lists every other file of the export, in path order, and
 * every page in pathname order.
 */
export interface Manifest extends SiteFiles {
  readonly version: 2;
  /** Name of the release: the first 16 hex digits of the SHA-256 of everything else in the manifest. */
  readonly id: string;
  /** The content source by name: `embedded content`. */
  readonly source: string;
  /** The ref of the content that the site was made from. */
  readonly ref: string;
  readonly origin: string;
  readonly pathPrefix: string;
  readonly trailingSlash: string;
  readonly pages: readonly PublishedPage[];
  /** Number of pages that the whole site has. A part has fewer. */
  readonly sitePages: number;
  /** True if the export is a part of the site, made with `--locale` or `--route`. */
  readonly isPartial: boolean;
  /** The values of `--locale` and `--route`. Both are empty in an export of the whole site. */
  readonly selection: { readonly locales: readonly string[]; readonly routes: readonly string[] };
  /**
   * True if the export is the catalogue. Absent from the manifests of the site and its parts, so that they are the same
   * as before there was this property: their ids are hashes of all properties.
   */
  readonly isCatalogue?: true;
  /** The pathnames of the site's pages that a part or the catalogue leaves out. Empty in an export of the whole site. */
  readonly leftOutPages: readonly string[];
  /** False if the export made no image files (`--no-images`). */
  readonly hasImages: boolean;
}
