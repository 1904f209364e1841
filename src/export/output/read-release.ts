import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest, releaseId, siteManifest } from './manifest.ts';

/** What an exported site says about itself. */
export interface ReleaseFacts {
  readonly id: string;
  /** The ref of the content that the site was made from. */
  readonly ref: string;
  /** The name of the content source. Undefined if an earlier version of Helios exported the site. */
  readonly source: string | undefined;
  /** The time at which the manifest was written. A copy of the site may have a later one. */
  readonly madeAt: Date;
}

/** Reads the facts of the release in a folder. Undefined if the folder has no manifest of Helios. */
export function readReleaseFacts(folder: string): ReleaseFacts | undefined {
  const file = join(folder, siteManifest);
  try {
    const text = readFileSync(file, 'utf8');
    const manifest = parseManifest(text);
    if (!manifest || typeof manifest.ref !== 'string') return undefined;
    const source: unknown = Reflect.get(manifest, 'source');
    return {
      id: releaseId(text),
      ref: manifest.ref,
      source: typeof source === 'string' ? source : undefined,
      madeAt: statSync(file).mtime,
    };
  } catch {
    return undefined; // The site can be checked without its manifest.
  }
}
