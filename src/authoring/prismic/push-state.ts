import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  version: z.literal(1),
  /**
   * The documents by their ids in the embedded content. `id` is the id at Prismic. `hash` is the hash of the content
   * that was last sent, and empty until content was sent.
   */
  documents: z.record(z.string(), z.object({ id: z.string(), hash: z.string() })),
  /** The uploaded media files by the SHA-256 of their bytes. */
  assets: z.record(z.string(), z.object({ id: z.string(), url: z.string() })),
});

/**
 * The documents and media files of the embedded content that Prismic has. The state is saved after each step of a push,
 * so that the next push continues where an interrupted one ended.
 */
export type PushState = z.infer<typeof schema>;

export const emptyState: PushState = { version: 1, documents: {}, assets: {} };

/**
 * Loads the state of a push. Returns an empty state if the file is missing or damaged: the next push then finds the
 * published documents again by locale, type and UID.
 */
export function loadPushState(file: string): PushState {
  if (!existsSync(file)) return emptyState;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A damaged file is ignored: the next push asks the repository for its documents.
    return emptyState;
  }
}

/** Replaces the file atomically, so that it is whole even if the run is killed. */
export function savePushState(file: string, state: PushState): void {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
