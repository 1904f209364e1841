import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPage } from '../../site/published-page.ts';
import { hostFolderOf, siteManifest } from '../../site/release-layout.ts';
import { loadManifest } from './known-site.ts';
import type { Manifest } from './site-file.ts';

/** A page that a release shows as an earlier one did. */
export interface HeldPage extends Pick<PublishedPage, 'pathname' | 'document'> {
  /** The id of the release that the page is from. */
  readonly release: string;
}

/** What an exported site says about itself. */
export interface ReleaseFacts {
  readonly id: string;
  /** The ref of the content that the site was made from. */
  readonly ref: string;
  /** The name of the content source. */
  readonly source: string;
  /** What is selected, if the site is a part. Undefined for a whole site and for the catalogue. */
  readonly part: Pick<Manifest, 'selection' | 'sitePages'> | undefined;
  readonly isCatalogue: boolean;
  /** The pathnames of the site's pages that a part or the catalogue leaves out. */
  readonly leftOutPages: readonly string[];
  /** False if the export made no image files. */
  readonly hasImages: boolean;
  /** The pages that were held when the site was exported. */
  readonly held: readonly HeldPage[];
  /** The time at which the manifest was written. A copy of the site may have a later one. */
  readonly madeAt: Date;
}

/** Reads the facts of the release in a folder. Returns undefined if the folder beside it has no manifest of Helios. */
export function readReleaseFacts(folder: string): ReleaseFacts | undefined {
  try {
    const hostFolder = hostFolderOf(realpathSync(folder));
    const known = loadManifest(hostFolder);
    if (!known) return undefined;
    const { id, ref, source, isPartial, isCatalogue = false, hasImages, leftOutPages } = known.manifest;
    const { selection, sitePages, pages } = known.manifest;
    const part = isPartial ? { selection, sitePages } : undefined;
    const about = { id, ref, source, part, isCatalogue, leftOutPages, hasImages, held: pages.flatMap(heldPage) };
    return { ...about, madeAt: statSync(join(hostFolder, siteManifest)).mtime };
  } catch {
    return undefined; // The site can be checked without its manifest.
  }
}

function heldPage({ pathname, document, heldFrom }: PublishedPage): HeldPage[] {
  return heldFrom === undefined ? [] : [{ pathname, document, release: heldFrom }];
}
