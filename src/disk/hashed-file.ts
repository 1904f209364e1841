import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { moveIntoPlace } from './move-into-place.ts';

/**
 * Writes a text in one step, and returns its hash, with which `readHashed` verifies it. The file has no seal of its own,
 * because the caller stores the hash in a sealed record. Throws an error of the file system.
 */
export function writeHashed(file: string, text: string): string {
  writeFileSync(`${file}.tmp`, text);
  moveIntoPlace(`${file}.tmp`, file);
  return hash('sha256', text);
}

/** Reads the text with this hash. Returns undefined if the file can't be read, or if it has another text. */
export function readHashed(file: string, sha256: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return hash('sha256', text) === sha256 ? text : undefined;
  } catch {
    return undefined;
  }
}
