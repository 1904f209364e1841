import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

const pieceSize = 1024 * 1024;

/** Returns the SHA-256 of a file as lower-case hex. Reads the file in pieces, since a snapshot can have 150 MB. */
export function hashFile(path: string): string {
  const digest = createHash('sha256');
  const piece = Buffer.allocUnsafe(pieceSize);
  const file = openSync(path, 'r');
  try {
    for (let length = readSync(file, piece); length > 0; length = readSync(file, piece)) {
      digest.update(piece.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
  return digest.digest('hex');
}
