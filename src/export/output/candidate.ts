import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest, releaseId, siteManifest } from './manifest.ts';
import { readIfThere } from './manifest-files.ts';
import { linkFiles } from './releases.ts';
import type { Store } from './store.ts';

/**
 * The export that was blocked last, to be looked at. There is one at most, it is no release, and nothing rolls back to
 * it. Its files are hard links to the store.
 */
export interface Candidate {
  /** The folder of its site. It is the same for every candidate. */
  readonly site: string;
  readonly id: string;
}

/** The candidate of a work folder. Undefined if the last export was published, or if there was none. */
export function findCandidate(workFolder: string): Candidate | undefined {
  const site = join(folderIn(workFolder), 'site');
  const manifestText = readIfThere(join(site, siteManifest));
  return manifestText !== undefined && parseManifest(manifestText) ? { site, id: releaseId(manifestText) } : undefined;
}

/** Keeps the files of a manifest as the candidate, in the place of the one before. */
export async function writeCandidate(workFolder: string, manifestText: string, store: Store): Promise<Candidate> {
  const folder = folderIn(workFolder);
  const partial = `${folder}.partial`;
  const site = join(partial, 'site');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  await linkFiles(site, parseManifest(manifestText)?.files ?? [], store);
  // The manifest is written last, because a folder with a manifest counts as a complete candidate.
  writeFileSync(join(site, siteManifest), manifestText);
  removeCandidate(workFolder);
  renameSync(partial, folder);
  return { site: join(folder, 'site'), id: releaseId(manifestText) };
}

/** Deletes the candidate. */
export function removeCandidate(workFolder: string): void {
  rmSync(folderIn(workFolder), { recursive: true, force: true });
}

function folderIn(workFolder: string): string {
  return join(workFolder, 'candidate');
}
