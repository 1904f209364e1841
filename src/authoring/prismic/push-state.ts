import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  version: z.literal(1),
  /** By the ids of the embedded content. `hash`: what was last sent; empty for a document without its content yet. */
  documents: z.record(z.string(), z.object({ id: z.string(), hash: z.string() })),
  /** By the SHA-256 of the files. */
  assets: z.record(z.string(), z.object({ id: z.string(), url: z.string() })),
});

/** What Prismic has of the embedded content. It is written after each step, so that a push can go on where one ended. */
export type PushState = z.infer<typeof schema>;

export const emptyState: PushState = { version: 1, documents: {}, assets: {} };

/** Loads the state of a push. Empty if there is none, or if the file is damaged: published documents are found by their names. */
export function loadPushState(file: string): PushState {
  if (!existsSync(file)) return emptyState;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The next push asks the repository for what it has.
    return emptyState;
  }
}

/** Replaces the file in one step, so that it is whole whenever the run ends. */
export function savePushState(file: string, state: PushState): void {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
