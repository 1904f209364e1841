import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { moveIntoPlace } from './move-into-place.ts';

/** Computes the seal of a text. */
type SealText = (text: string) => string;

/**
 * Reads the text of a sealed file: its first line is the seal, and the rest is the text. Returns undefined if the file
 * can't be read, or if its seal is wrong: a cache that was damaged or changed counts as absent.
 */
export function readSealed(file: string, seal: SealText): string | undefined {
  const stored = readIfPossible(file);
  const end = stored.indexOf('\n');
  const text = stored.slice(end + 1);
  return stored.slice(0, end) === seal(text) ? text : undefined;
}

/** Reads a sealed file of JSON. Returns undefined as `readSealed` does, and if the text is no JSON. */
export function readSealedJson(file: string, seal: SealText): unknown {
  const text = readSealed(file, seal);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readIfPossible(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Writes a sealed file in one step. Throws an error of the file system. */
export function writeSealed(file: string, text: string, seal: SealText): void {
  const temporary = openSync(`${file}.tmp`, 'w');
  try {
    // The two are written one after the other, because a joined copy would take the memory of the text once more.
    writeFileSync(temporary, `${seal(text)}\n`);
    writeFileSync(temporary, text);
  } finally {
    closeSync(temporary);
  }
  moveIntoPlace(`${file}.tmp`, file);
}
