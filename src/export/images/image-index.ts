import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** An image in the store. */
export interface StoredImage {
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Remembers which image was made from which original, so that none is made twice. If the index is lost, images are made
 * again.
 */
export interface ImageIndex {
  /** SHA-256 of the original at an immutable address; undefined if it is unknown. */
  original(address: string): string | undefined;
  rememberOriginal(address: string, sha256: string): void;
  result(key: string): StoredImage | undefined;
  rememberResult(key: string, image: StoredImage): void;
  close(): void;
}

export function openImageIndex(file: string): ImageIndex {
  const database = openTables(file);
  const original = database.prepare('SELECT sha256 FROM originals WHERE address = ?');
  const putOriginal = database.prepare('INSERT OR REPLACE INTO originals VALUES (?, ?)');
  const result = database.prepare('SELECT sha256, bytes FROM results WHERE key = ?');
  const putResult = database.prepare('INSERT OR REPLACE INTO results VALUES (?, ?, ?)');
  return {
    original: (address) => {
      const row = original.get(address);
      return row && String(row.sha256);
    },
    rememberOriginal: (address, sha256) => void putOriginal.run(address, sha256),
    result: (key) => {
      const row = result.get(key);
      return row && { sha256: String(row.sha256), bytes: Number(row.bytes) };
    },
    rememberResult: (key, { sha256, bytes }) => void putResult.run(key, sha256, bytes),
    close: () => database.close(),
  };
}

/** Opens the database. A damaged file is replaced by an empty database. */
function openTables(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return createTables(file);
  } catch {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true });
    return createTables(file);
  }
}

function createTables(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // SQLite need not wait for the disk: a killed process does not damage the file. A power cut may damage it, but the
  // file is only a cache.
  database.exec(`
    PRAGMA synchronous = OFF;
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS originals (address TEXT PRIMARY KEY, sha256 TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS results (key TEXT PRIMARY KEY, sha256 TEXT NOT NULL, bytes INTEGER NOT NULL) WITHOUT ROWID;
  `);
  return database;
}
