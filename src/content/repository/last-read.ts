import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveIntoPlace } from '../../disk/move-into-place.ts';
import { readSealedJson } from '../../disk/sealed-file.ts';
import type { FilesOptions, RepositoryFiles } from './repository-files.ts';

/** The files of the repository when all of them were read and found without a fault. */
export interface LastRead {
  readonly ref: string;
  /** See `RepositoryFiles`. */
  readonly surroundings: string;
  /** The hash of each document's file by its path. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Loads the record of the last read. Returns undefined if there is none, or if its seal is wrong. */
export function loadLastRead({ cache }: Pick<FilesOptions, 'cache'>): LastRead | undefined {
  // The cast is safe: the text has its seal, and `storeLastRead` wrote it. Without the record all files are read.
  return cache && (readSealedJson(fileIn(cache.folder), (text) => cache.seal(purpose, text)) as LastRead | undefined);
}

/** Stores the record of a read of files that have no fault. */
export function storeLastRead(
  { ref, surroundings, documents }: RepositoryFiles,
  { cache }: Pick<FilesOptions, 'cache'>,
): void {
  if (!cache) return;
  const hashes = Object.fromEntries(documents.map(({ path, hash }) => [path, hash]));
  const record = JSON.stringify({ ref, surroundings, hashes } satisfies LastRead);
  const file = fileIn(cache.folder);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${cache.seal(purpose, record)}\n${record}`);
    moveIntoPlace(temporary, file);
  } catch {
    // A failed write is ignored: the next run then reads all files, and the stage that must write to this folder
    // reports the cause.
  }
}

/**
 * The first part of the record's seal. The same function seals the file facts in this folder, with their version as the
 * first part.
 */
const purpose = 'last read';

function fileIn(folder: string): string {
  return join(folder, 'embedded-read.json');
}
