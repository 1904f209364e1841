import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatReleaseFile, hostFolderOf } from '../../site/release-layout.ts';
import { type KnownManifest, loadManifest } from './known-site.ts';
import { placeFiles, writeHostFolder } from './site-folder.ts';
import type { Store } from './store.ts';

/**
 * The last blocked export, kept so that people can look at it. There is one at most, it is no release, and a rollback
 * never publishes it. Its files are hard links to the store.
 */
export interface Candidate {
  /** The folder of its site. It is the same for every candidate. */
  readonly site: string;
  readonly id: string;
}

/** The candidate of a work folder. Undefined if the last export was published, or if there was none. */
export function findCandidate(workFolder: string): Candidate | undefined {
  const site = join(folderIn(workFolder), 'site');
  const known = loadManifest(hostFolderOf(site));
  return known && { site, id: known.manifest.id };
}

/** Keeps the files of a manifest as the candidate, in place of the candidate before. */
export async function writeCandidate(workFolder: string, known: KnownManifest, store: Store): Promise<Candidate> {
  const { id, files } = known.manifest;
  const folder = folderIn(workFolder);
  const partial = `${folder}.partial`;
  const site = join(partial, 'site');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  await store.put(formatReleaseFile(id));
  await placeFiles(site, files, { store, placing: 'link' });
  await writeHostFolder(hostFolderOf(site), known, { store, placing: 'link' });
  removeCandidate(workFolder);
  renameSync(partial, folder);
  return { site: join(folder, 'site'), id };
}

/** Deletes the candidate. */
export function removeCandidate(workFolder: string): void {
  rmSync(folderIn(workFolder), { recursive: true, force: true });
}

function folderIn(workFolder: string): string {
  return join(workFolder, 'candidate');
}
