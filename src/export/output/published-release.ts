import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './file-error.ts';
import type { Manifest, SiteFile } from './site-file.ts';
import type { Store } from './store.ts';

/** The release that `out` shows before an export, to compare with and to take pages from. */
export interface PublishedRelease {
  readonly id: string;
  readonly manifest: Manifest;
  /**
   * Returns the bytes of a file of the release, which are in the store afterwards. Returns undefined if they are
   * missing or damaged.
   */
  read(file: SiteFile): Promise<Uint8Array | undefined>;
}

/** Opens a release whose files are in the folder `site`. The store may have lost them since they were published. */
export function openPublishedRelease(
  { id, manifest, site }: Pick<PublishedRelease, 'id' | 'manifest'> & { readonly site: string },
  store: Store,
): PublishedRelease {
  return {
    id,
    manifest,
    async read({ path, sha256 }) {
      const stored = await store.get(sha256);
      if (stored) return stored;
      const bytes = readBytes(join(site, path));
      if (!bytes || hash('sha256', bytes) !== sha256) return undefined;
      await store.put(bytes);
      return bytes;
    },
  };
}

function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error))) return undefined;
    throw error;
  }
}
