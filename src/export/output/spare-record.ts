import { rmSync } from 'node:fs';
import type { Seal } from '../../disk/seal.ts';
import { readSealedJson, writeSealed } from '../../disk/sealed-file.ts';
import type { SeenPaths } from '../../disk/seen-paths.ts';

/** What is known of the spare tree, so that the next export need not look at each of its files. */
export interface SpareRecord {
  /** The id of the release that `out` shows since the tree was replaced by it. */
  readonly release: string;
  /**
   * The paths, from the root of a site, at which the tree may have another file than that release, or only one of the
   * two has a file. At all other paths both have hard links to the same file.
   */
  readonly differing: readonly string[];
  /** A hash of the inodes of the files at all other paths, in the order in which the manifest of the release has them. */
  readonly inodes: string;
  /** The state of the folders below the tree's root. It changes if a file is added, removed or replaced in one. */
  readonly folders: SeenPaths;
}

export interface RecordPlace {
  readonly file: string;
  readonly seal: Seal;
}

/**
 * Loads the record. Returns undefined if there is none, or if its seal is wrong: then each file of the tree is looked at.
 * The cast is safe: the text has its seal, and `storeSpareRecord` wrote it.
 */
export function loadSpareRecord({ file, seal }: RecordPlace): SpareRecord | undefined {
  return readSealedJson(file, seal) as SpareRecord | undefined;
}

export function storeSpareRecord(record: SpareRecord, { file, seal }: RecordPlace): void {
  writeSealed(file, JSON.stringify(record), seal);
}

/** Deletes the record. Call this function before the tree is changed. */
export function forgetSpareRecord({ file }: RecordPlace): void {
  rmSync(file, { recursive: true, force: true });
}
