import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../disk/entries-below.ts';
import { mediaName } from './prismic/stored-form.ts';

/** Lists the files of `media` in the folder of the repository, with the SHA-256 of their bytes. */
export function listMedia(folder: string): { name: string; sha256: string }[] {
  const root = join(folder, 'media');
  if (!existsSync(root)) return [];
  const files = filesBelow(root, { hidden: 'left-out', links: 'followed' });
  return files.map((path) => ({ name: path, sha256: hash('sha256', readFileSync(join(root, path))) }));
}

export function loadMedia(folder: string, name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(folder, 'media', name)));
}

/** A file of a repository at Prismic, under the name that it has or gets in `media`. */
export interface PulledFile {
  readonly name: string;
  /** The bytes of the file if `media` lacks it. Undefined if `media` has it already. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * Fetches the files at some addresses and finds those that `media` has already. If `media` or an earlier file has other
 * bytes under the name of a fetched file, the fetched file gets a name that begins with its hash.
 */
export async function pullFiles(
  urls: readonly string[],
  folder: string,
  fetchMedia: (url: string) => Promise<Uint8Array>,
): Promise<ReadonlyMap<string, PulledFile>> {
  const files = new Map<string, PulledFile>();
  const pulled = new Map<string, Uint8Array>();
  const bytesOf = (name: string) => pulled.get(name) ?? loadIfThere(folder, name);
  for (const url of new Set(urls)) {
    const bytes = await fetchMedia(url);
    const name = mediaName(url);
    const other = `${hash('sha256', bytes).slice(0, 12)}-${name}`;
    const same = [name, other].find((each) => isEqual(bytesOf(each), bytes));
    const free = bytesOf(name) === undefined ? name : other;
    files.set(url, same === undefined ? { name: free, bytes } : { name: same, bytes: undefined });
    pulled.set(same ?? free, bytes);
  }
  return files;
}

function loadIfThere(folder: string, name: string): Uint8Array | undefined {
  return existsSync(join(folder, 'media', name)) ? loadMedia(folder, name) : undefined;
}

function isEqual(known: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return known !== undefined && Buffer.compare(known, bytes) === 0;
}

export function writeMedia(folder: string, { name, bytes }: PulledFile): void {
  if (!bytes) return;
  mkdirSync(join(folder, 'media'), { recursive: true });
  writeFileSync(join(folder, 'media', name), bytes);
}
