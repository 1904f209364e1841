import { contentTypeOf } from '../../site/content-type.ts';
import type { CachePolicy, SiteFile } from './site-file.ts';
import type { Store } from './store.ts';

export interface FileContent {
  /** Path from the root of the origin, without a leading slash. */
  readonly path: string;
  readonly content: Uint8Array | string;
  readonly cache: CachePolicy;
}

/** Stores a file's bytes and returns its entry in the site. The content type follows from the file name. */
export async function storeFile({ path, content, cache }: FileContent, store: Store): Promise<SiteFile> {
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  return { path, sha256: await store.put(content), bytes, type: contentTypeOf(path), cache };
}
