import { readFileSync, renameSync, type Stats, writeFileSync } from 'node:fs';
import type { Seal } from '../../disk/seal.ts';
import { signatureOf } from '../../disk/seen-paths.ts';

/** The files of a store that had the right bytes when the last export ended. */
export interface IntactFiles {
  /** True if nobody has touched the file since. Its bytes need not be read then. */
  isIntact(sha256: string, stats: Stats): boolean;
  /** Records these files for the next export. Their bytes must be right. */
  record(files: Iterable<RecordedFile>): void;
}

export interface RecordedFile {
  readonly sha256: string;
  readonly stats: Stats;
}

export interface IntactPlace {
  /** The file of the record. */
  readonly file: string;
  readonly seal: Seal;
  readonly nowMs: number;
}

/**
 * Opens the record. It is believed with its seal, and for a day: then all bytes are read again, because a disk can lose
 * some without a trace.
 */
export function openIntactFiles(place: IntactPlace): IntactFiles {
  const { file, seal, nowMs } = place;
  const known = loadRecord(place);
  return {
    isIntact: (sha256, stats) => known?.signatures.get(sha256) === signatureOf(stats),
    record(files) {
      const readAtMs = known?.readAtMs ?? nowMs;
      const lines = new Set(Array.from(files, ({ sha256, stats }) => `${sha256} ${signatureOf(stats)}`));
      const text = [readAtMs, ...lines].join('\n');
      try {
        writeFileSync(`${file}.tmp`, `${seal(text)}\n${text}`);
        renameSync(`${file}.tmp`, file);
      } catch {
        // The next export reads all bytes.
      }
    },
  };
}

interface IntactRecord {
  /** The time at which all bytes were read last, in milliseconds since 1970. */
  readonly readAtMs: number;
  readonly signatures: ReadonlyMap<string, string>;
}

const believedMs = 24 * 60 * 60 * 1000;

/** Undefined if there is no record, if it is too old, or if it was not written as it is. */
function loadRecord({ file, seal, nowMs }: IntactPlace): IntactRecord | undefined {
  const [seen, text] = splitOnce(readText(file), '\n');
  if (seal(text) !== seen) return undefined;
  const [first = '', ...lines] = text.split('\n');
  const readAtMs = Number(first);
  if (nowMs < readAtMs || nowMs - readAtMs >= believedMs) return undefined;
  return { readAtMs, signatures: new Map(lines.map((line) => splitOnce(line, ' '))) };
}

function splitOnce(text: string, separator: string): [string, string] {
  const end = text.indexOf(separator);
  return [text.slice(0, end), text.slice(end + 1)];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Without the record all bytes are read.
  }
}
