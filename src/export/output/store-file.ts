import { contentTypeOf } from '../../site/content-type.ts';
import type { CachePolicy, SiteFile } from './site-file.ts';
import type { Store } from './store.ts';
import { createTextBuffer } from './text-buffer.ts';

export interface FileContent {
  /** Path from the root of the origin, without a leading slash. */
  readonly path: string;
  readonly content: Uint8Array | string;
  readonly cache: CachePolicy;
}

/** Stores a file's bytes and returns its entry in the site. The content type follows from the file name. */
export async function storeFile({ path, content, cache }: FileContent, store: Store): Promise<SiteFile> {
  const bytes = typeof content === 'string' ? text.encode([content]).bytes : content;
  return { path, sha256: await store.put(bytes), bytes: bytes.length, type: contentTypeOf(path), cache };
}

/** A store has taken the bytes when `put` returns, so one buffer is enough for all files of a thread. */
const text = createTextBuffer();
