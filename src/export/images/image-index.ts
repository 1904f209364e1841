import type { Seal } from '../../disk/seal.ts';
import { type CacheLayout, openCacheDatabase } from '../output/cache-database.ts';

/** An image in the store. */
export interface StoredImage {
  readonly sha256: string;
  readonly bytes: number;
  /** True if the original is animated: the image shows its first frame alone. */
  readonly losesAnimation: boolean;
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

/** Opens the index. A record is used only with the right seal, and a damaged file is replaced by an empty one. */
export function openImageIndex(file: string, seal: Seal): ImageIndex {
  const index = openCacheDatabase(file, layout);
  const isSealed = (seen: unknown, ...parts: readonly unknown[]) => seal(...parts.map(String)) === seen;
  return {
    original: (address) => {
      const row = index.run((prepare) => prepare('SELECT sha256, seal FROM originals WHERE address = ?').get(address));
      return row && isSealed(row.seal, 'original', address, row.sha256) ? String(row.sha256) : undefined;
    },
    rememberOriginal: (address, sha256) => {
      const row = [address, sha256, seal('original', address, sha256)];
      index.run((prepare) => prepare('INSERT OR REPLACE INTO originals VALUES (?, ?, ?)').run(...row));
    },
    result: (key) => {
      const row = index.run((prepare) => prepare('SELECT * FROM results WHERE key = ?').get(key));
      if (!row || !isSealed(row.seal, 'result', key, row.sha256, row.bytes, row.loses_animation)) return undefined;
      return { sha256: String(row.sha256), bytes: Number(row.bytes), losesAnimation: row.loses_animation === 1 };
    },
    rememberResult: (key, { sha256, bytes, losesAnimation }) => {
      const loss = losesAnimation ? 1 : 0;
      const row = [key, sha256, bytes, loss, seal('result', key, sha256, String(bytes), String(loss))];
      index.run((prepare) => prepare('INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?)').run(...row));
    },
    close: () => index.close(),
  };
}

const layout: CacheLayout = {
  version: 2,
  tables: [
    'CREATE TABLE originals (address TEXT PRIMARY KEY, sha256 TEXT NOT NULL, seal TEXT NOT NULL) WITHOUT ROWID',
    'CREATE TABLE results (key TEXT PRIMARY KEY, sha256 TEXT NOT NULL, bytes INTEGER NOT NULL, loses_animation INTEGER NOT NULL, seal TEXT NOT NULL) WITHOUT ROWID',
  ],
};
