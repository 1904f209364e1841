import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../src/disk/entries-below.ts';

/** The SHA-256 of every file below some folders of a place, by its path from there. */
export function contentsBelow(place: string, folders: readonly string[]): Record<string, string> {
  const files = folders.flatMap((folder) =>
    filesBelow(join(place, folder), { hidden: 'included' }).map((path) => `${folder}/${path}`),
  );
  return Object.fromEntries(files.sort().map((path) => [path, hash('sha256', readFileSync(join(place, path)))]));
}
