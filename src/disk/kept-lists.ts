import { type Stats, statSync } from 'node:fs';
import { type ListedEntry, type ListFolder, readFolder } from './list-folder.ts';
import type { Seal } from './seal.ts';
import { readSealedJson, writeSealed } from './sealed-file.ts';
import { settledAfterMs } from './seen-paths.ts';

/** Directory listings that are kept from one process to the next. */
export interface KeptLists {
  readonly list: ListFolder;
  /** Saves the directory listings that this process requested, for the next process. */
  save(): void;
}

interface ListsFile {
  readonly file: string;
  readonly seal: Seal;
  readonly now?: () => number;
}

/**
 * Opens the saved listings. A folder's times change when an entry is added, removed or replaced, so a folder that has
 * the times of its listing is not read: reading the times takes a tenth of the time. This matters because each export
 * walks several trees of a thousand folders. Folders are recognised by their inodes, so that a tree may be renamed.
 */
export function openKeptLists({ file, seal, now = Date.now }: ListsFile): KeptLists {
  const known = loadLists(file, seal);
  const asked = new Map<string, KnownList>();
  let isChanged = false;
  return {
    list(folder) {
      // The times are read before the entries: a change between the two reads has a later time than the listing.
      const stats = statSync(folder);
      const id = `${stats.dev}:${stats.ino}`;
      const times = `${stats.mtimeMs} ${stats.ctimeMs}`;
      const before = asked.get(id) ?? known.get(id);
      if (before?.times === times) {
        asked.set(id, before);
        return parseEntries(before.entries);
      }
      const entries = readFolder(folder);
      if (isSettled(stats, now())) {
        asked.set(id, { times, entries: formatEntries(entries) });
        isChanged = true;
      }
      return entries;
    },
    save() {
      if (!isChanged && asked.size === known.size) return;
      const text = JSON.stringify(Array.from(asked, ([id, { times, entries }]) => [id, times, entries]));
      try {
        writeSealed(file, text, seal);
      } catch {
        // A failed write is ignored: the next process reads the folders.
      }
    },
  };
}

interface KnownList {
  readonly times: string;
  readonly entries: string;
}

/** Loads the saved listings. Returns none if there is no file, or if its seal is wrong. */
function loadLists(file: string, seal: Seal): Map<string, KnownList> {
  // The cast is safe: the text has its seal, and `save` wrote it. Without the file all folders are read.
  const rows = (readSealedJson(file, seal) ?? []) as readonly (readonly [id: string, times: string, entries: string])[];
  return new Map(rows.map(([id, times, entries]) => [id, { times, entries }]));
}

const marks = { file: '-', folder: '+', other: '?' } as const;
const kinds: Readonly<Record<string, ListedEntry['kind']>> = { '-': 'file', '+': 'folder' };

/** Writes entries as `-robots.txt/+helios`: no name has a slash. */
function formatEntries(entries: readonly ListedEntry[]): string {
  return entries.map(({ name, kind }) => marks[kind] + name).join('/');
}

function parseEntries(text: string): ListedEntry[] {
  if (text === '') return [];
  return text.split('/').map((entry) => ({ name: entry.slice(1), kind: kinds[entry.charAt(0)] ?? 'other' }));
}

/** False for a folder that changed a moment ago: it may change again and still have the same times. */
function isSettled({ mtimeMs, ctimeMs }: Stats, now: number): boolean {
  return now - Math.max(mtimeMs, ctimeMs) > settledAfterMs;
}
