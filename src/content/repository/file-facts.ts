import { mkdirSync, readFileSync, renameSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Remembers what was computed from files, so that an unchanged tree is recognised by its file times alone. */
export interface FileFacts {
  /** What `compute` found in the file; not computed again while the file is the same. */
  of<Facts>(file: string, compute: () => Facts): Facts;
  /** Keeps what is known for the next process. Files not asked for since are forgotten. */
  save(): void;
}

interface Entry {
  readonly signature: string;
  readonly facts: unknown;
}

/** A file changed this recently may change again within the same tick of its clock: git's "racily clean". */
const settledAfterMs = 2000;

/** `version` names what the facts mean: another one starts afresh. Without a cache file, facts last as long as this value. */
export function createFileFacts(cacheFile: string | undefined, version: string, now = Date.now): FileFacts {
  const known = cacheFile === undefined ? new Map<string, Entry>() : readEntries(cacheFile, version);
  const asked = new Map<string, Entry>();
  let isChanged = false;

  return {
    of<Facts>(file: string, compute: () => Facts): Facts {
      const stats = statSync(file);
      const signature = signatureOf(stats);
      const entry = known.get(file);
      if (entry?.signature === signature) {
        asked.set(file, entry);
        // The signature was taken of the very file these facts were computed from, under the same version.
        return entry.facts as Facts;
      }
      const facts = compute();
      if (isSettled(stats, now()) && signatureOf(statSync(file)) === signature) {
        asked.set(file, { signature, facts });
        known.set(file, { signature, facts });
        isChanged = true;
      }
      return facts;
    },
    save(): void {
      if (cacheFile === undefined || (!isChanged && asked.size === known.size)) return;
      try {
        writeEntries(cacheFile, version, asked);
      } catch {
        // Only a cache: without it the files are read again. Whoever must write here will tell why it can't be done.
      }
    },
  };
}

/** The change time and the inode can't be set back by tools that preserve the modification time. */
function signatureOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

function isSettled({ mtimeMs, ctimeMs }: Stats, now: number): boolean {
  return now - Math.max(mtimeMs, ctimeMs) > settledAfterMs;
}

function readEntries(cacheFile: string, version: string): Map<string, Entry> {
  try {
    const stored = JSON.parse(readFileSync(cacheFile, 'utf8')) as { version?: unknown; files?: Record<string, Entry> };
    return new Map(stored.version === version ? Object.entries(stored.files ?? {}) : []);
  } catch {
    // Absent or damaged: everything is computed again.
    return new Map();
  }
}

function writeEntries(cacheFile: string, version: string, entries: ReadonlyMap<string, Entry>): void {
  mkdirSync(dirname(cacheFile), { recursive: true });
  const temporary = `${cacheFile}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify({ version, files: Object.fromEntries(entries) }));
  renameSync(temporary, cacheFile);
}
