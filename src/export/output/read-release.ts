import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostFolderOf, siteManifest } from '../../site/release-layout.ts';
import { loadManifest } from './known-site.ts';

/** What an exported site says about itself. */
export interface ReleaseFacts {
  readonly id: string;
  /** The ref of the content that the site was made from. */
  readonly ref: string;
  /** The name of the content source. */
  readonly source: string;
  /** The time at which the manifest was written. A copy of the site may have a later one. */
  readonly madeAt: Date;
}

/** Reads the facts of the release in a folder. Undefined if the folder beside it has no manifest of Helios. */
export function readReleaseFacts(folder: string): ReleaseFacts | undefined {
  try {
    const hostFolder = hostFolderOf(realpathSync(folder));
    const known = loadManifest(hostFolder);
    if (!known) return undefined;
    const { id, ref, source } = known.manifest;
    return { id, ref, source, madeAt: statSync(join(hostFolder, siteManifest)).mtime };
  } catch {
    return undefined; // The site can be checked without its manifest.
  }
}
