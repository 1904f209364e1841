import { contentTypeOf } from '../../site/content-type.ts';
import type { CachePolicy, SiteFile } from './site-file.ts';
import type { Store } from './store.ts';

export interface FileContent {
  /** From the root of the origin, no slash in front. */
  readonly path: string;
  readonly content: Uint8Array | string;
  readonly cache: CachePolicy;
}

/** Puts a file's bytes into the store and says what the site knows of it. Its type follows from its name. */
export async function storeFile({ path, content, cache }: FileContent, store: Store): Promise<SiteFile> {
  const sha256 = await store.put(content);
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  return { path, sha256, bytes, type: contentTypeOf(path), cache };
}
