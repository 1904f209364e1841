import type { Stats } from 'node:fs';
import type { Seal } from '../../disk/seal.ts';
import { readSealed, writeSealed } from '../../disk/sealed-file.ts';
import { signatureOf } from '../../disk/seen-paths.ts';

/** The files of a store that had the right bytes when the last export ended. */
export interface IntactFiles {
  /** True if nobody has touched the file since the last export. Its bytes need not be read then. */
  isIntact(sha256: string, stats: Stats): boolean;
  /** True if the record has the file. Its bytes are right if nobody has touched it since the last export. */
  isRecorded(sha256: string): boolean;
  /** Records the files with these hashes for the next export. Their bytes must be right. */
  record(hashes: Iterable<string>, look: LookAgain): void;
}

/** How the record reads the metadata of its files once more, at the end of an export. */
export interface LookAgain {
  /** True if this export has changed the metadata of a file by linking it to another place. */
  isTouched(sha256: string): boolean;
  /** The metadata of a file. Undefined if the file is gone. */
  statsOf(sha256: string): Stats | undefined;
}

export interface IntactPlace {
  /** The file of the record. */
  readonly file: string;
  readonly seal: Seal;
  readonly nowMs: number;
}

/**
 * Opens the record. It is used only with the right seal, and for a day. Then all bytes are read again, because a disk
 * can lose bytes without a trace.
 */
export function openIntactFiles(place: IntactPlace): IntactFiles {
  const { file, seal, nowMs } = place;
  const known = loadRecord(place);
  // The files whose metadata this export found changed.
  const changed = new Set<string>();
  return {
    isIntact(sha256, stats) {
      const isSame = known?.lines.get(sha256) === lineOf(sha256, stats);
      if (!isSame) changed.add(sha256);
      return isSame;
    },
    isRecorded: (sha256) => known?.lines.has(sha256) ?? false,
    record(hashes, { isTouched, statsOf }) {
      const readAtMs = known?.readAtMs ?? nowMs;
      const lineNow = (sha256: string) => {
        const stats = statsOf(sha256);
        return stats && lineOf(sha256, stats);
      };
      const lines = Array.from(new Set(hashes)).flatMap((sha256) => {
        // A file that this export has not changed keeps its line, and its metadata is not read again. If somebody has
        // touched it since, the next export sees that.
        const before = isTouched(sha256) || changed.has(sha256) ? undefined : known?.lines.get(sha256);
        return before ?? lineNow(sha256) ?? [];
      });
      const text = [readAtMs, ...lines].join('\n');
      try {
        writeSealed(file, text, seal);
      } catch {
        // A failed write is ignored: the next export reads all bytes.
      }
    },
  };
}

interface IntactRecord {
  /** The time at which all bytes were read last, in milliseconds since 1970. */
  readonly readAtMs: number;
  /** The line of each file by its hash. */
  readonly lines: ReadonlyMap<string, string>;
}

const believedMs = 24 * 60 * 60 * 1000;

/** Loads the record. Returns undefined if there is none, if it is too old, or if its seal is wrong. */
function loadRecord({ file, seal, nowMs }: IntactPlace): IntactRecord | undefined {
  const text = readSealed(file, seal);
  if (text === undefined) return undefined;
  const [first = '', ...lines] = text.split('\n');
  const readAtMs = Number(first);
  if (nowMs < readAtMs || nowMs - readAtMs >= believedMs) return undefined;
  return { readAtMs, lines: new Map(lines.map((line) => [line.slice(0, hashLength), line])) };
}

/** The line of a file: its hash, and what its metadata is. */
function lineOf(sha256: string, stats: Stats): string {
  return `${sha256} ${signatureOf(stats)}`;
}

/** The length of a SHA-256 in hexadecimal digits. */
const hashLength = 64;
