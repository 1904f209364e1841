import { mkdirSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { moveIntoPlace } from './move-into-place.ts';
import { reading } from './read-error.ts';
import type { Seal } from './seal.ts';
import { readSealedJson } from './sealed-file.ts';
import { settledAfterMs, signatureOf } from './seen-paths.ts';

/**
 * Caches facts that were computed from files. Helios recognises an
 * unchanged file by its size, times and inode, without reading it.
 */
export interface FileFacts {
  /** Returns the facts that `compute` finds in the file. They are computed again only after the file has changed. */
  of<Facts>(file: string, compute: () => Facts): Facts;
  /**
   * Writes the cache for the next process, unless hardly any facts are new. Facts that this process did not use are left
   * out.
   */
  save(): void;
}

interface Entry {
  readonly signature: string;
  readonly facts: unknown;
}

/** The file of a cache, with its seal. */
interface FactsFile {
  readonly file: string;
  readonly seal: Seal;
}

interface FactsOptions {
  /** Without it the facts are cached in memory only. */
  readonly cache: FactsFile | undefined;
  /** Facts of another version are ignored. */
  readonly version: string;
  readonly now?: () => number;
}

/** Opens the cache. */
export function createFileFacts({ cache, version, now = Date.now }: FactsOptions): FileFacts {
  const known = cache ? readEntries(cache, version) : new Map<string, Entry>();
  const asked = new Map<string, Entry>();
  let fresh = 0;

  return {
    of<Facts>(file: string, compute: () => Facts): Facts {
      const stats = reading(file, () => statSync(file));
      const signature = signatureOf(stats);
      const entry = known.get(file);
      if (entry?.signature === signature) {
        asked.set(file, entry);
        // The cast is safe: signature and version say that `compute` found these facts in this state of the file.
        return entry.facts as Facts;
      }
      const facts = reading(file, compute);
      if (isSettled(stats, now()) && signatureOf(statSync(file)) === signature) {
        asked.set(file, { signature, facts });
        known.set(file, { signature, facts });
        fresh += 1;
      }
      return facts;
    },
    save(): void {
      const unused = known.size - asked.size;
      // The next run computes the facts of a few files in less time than it takes to write the facts of all files.
      if (!cache || (fresh + unused) * staleShare <= asked.size) return;
      try {
        writeEntries(cache, version, asked);
      } catch {
        // If the cache can't be written, the next run reads the files again.
        // The stage that must write to this folder reports the cause.
      }
    },
  };
}

/** The cache is written only if more than one in this number of its facts is missing or no longer used. */
const staleShare = 100;

function isSettled({ mtimeMs, ctimeMs }: Stats, now: number): boolean {
  return now - Math.max(mtimeMs, ctimeMs) > settledAfterMs;
}

/** Reads the cache. If it is absent or damaged, all facts are computed again. */
function readEntries({ file, seal }: FactsFile, version: string): Map<string, Entry> {
  // The cast is safe: the text has its seal, and `writeEntries` wrote it.
  const entries = readSealedJson(file, (text) => seal(version, text)) as Record<string, Entry> | undefined;
  return new Map(Object.entries(entries ?? {}));
}

function writeEntries({ file, seal }: FactsFile, version: string, entries: ReadonlyMap<string, Entry>): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  const text = JSON.stringify(Object.fromEntries(entries));
  writeFileSync(temporary, `${seal(version, text)}\n${text}`);
  moveIntoPlace(temporary, file);
}
