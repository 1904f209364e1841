import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hostFolderOf } from '../../site/release-layout.ts';
import { type History, openHistory } from './history.ts';
import { type KnownManifest, knownSite, loadManifest } from './known-site.ts';
import {
  damagedFiles,
  damagedInStore,
  placeFiles,
  removeFiles,
  removeHostFolder,
  removeSite,
  writeHostFolder,
} from './site-folder.ts';
import type { Store } from './store.ts';

/**
 * A published export in the folder `releases/{id}`. There is its host folder `site.helios`: from this and the store,
 * the whole export can be written again. If an output is a link to the release, there is also the folder `site`.
 */
export interface Release extends KnownManifest {
  /** The folder to which an output may link. */
  readonly site: string;
}

/** The releases in a work folder. A caller that writes must hold the work folder's lock. */
export interface Releases {
  readonly history: History;
  load(id: string): Release | undefined;
  /** Writes the host folder of the release, if it is missing or damaged. */
  write(known: KnownManifest): Promise<Release>;
  /** Writes the site of the release, or its missing files, so that an output can link to it. */
  writeSite(release: Release): Promise<void>;
  /** Deletes the releases that are no longer in the history of any output. */
  removeOld(): void;
  /** SHA-256 hashes of all files of all releases. */
  references(): Set<string>;
}

/** Opens the releases of a work folder and deletes those that a killed export left incomplete. */
export function openReleases(workFolder: string, store: Store, now: () => Date): Releases {
  const folder = releasesFolder(workFolder);
  mkdirSync(folder, { recursive: true });
  removePartial(folder);
  const history = openHistory(folder, now);
  const load = (id: string) => loadRelease(folder, id);
  return {
    history,
    load,
    write: (known) => writeRelease(folder, known, store),
    writeSite: (release) => writeReleaseSite(release, store),
    removeOld() {
      const retained = history.ids();
      for (const id of releaseIds(folder)) if (!retained.has(id)) dropRelease(folder, id);
    },
    references() {
      const manifests = releaseIds(folder).flatMap((id) => load(id)?.manifest ?? []);
      return new Set(manifests.flatMap(({ files, hostFiles }) => [...files, ...hostFiles].map(({ sha256 }) => sha256)));
    },
  };
}

export function releasesFolder(workFolder: string): string {
  return join(workFolder, 'releases');
}

/** Loads a release by its id. Returns undefined if there is none, or if its manifest is damaged. */
export function loadRelease(folder: string, id: string): Release | undefined {
  const site = join(folder, id, 'site');
  const known = loadManifest(hostFolderOf(site));
  return known?.manifest.id === id ? { ...known, site } : undefined;
}

function releaseIds(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^[0-9a-f]{16}$/.test(name));
}

async function writeRelease(folder: string, known: KnownManifest, store: Store): Promise<Release> {
  const { id, hostFiles } = known.manifest;
  const release: Release = { ...known, site: join(folder, id, 'site') };
  const hostFolder = hostFolderOf(release.site);
  if (
    loadRelease(folder, id)?.manifestText === known.manifestText &&
    damagedFiles(hostFolder, hostFiles, store).length === 0
  ) {
    return release;
  }
  await replaceFolder(hostFolder, (partial) => writeHostFolder(partial, known, { store, placing: 'link' }));
  return release;
}

/**
 * Writes a folder beside the path, then replaces what is at the path by it. After a failure nothing of the new folder
 * is left.
 */
async function replaceFolder(path: string, write: (partial: string) => Promise<void>): Promise<void> {
  const partial = partialOf(path);
  try {
    await write(partial);
    rmSync(path, { recursive: true, force: true });
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

async function writeReleaseSite({ site, manifest }: Release, store: Store): Promise<void> {
  if (!existsSync(site)) {
    return replaceFolder(site, (partial) => placeFiles(partial, manifest.files, { store, placing: 'link' }));
  }
  // Visitors may be reading the release, so each damaged file is replaced by one rename.
  for (const file of damagedFiles(site, manifest.files, store)) {
    const target = join(site, file.path);
    if (!(await store.has(file.sha256))) throw damagedInStore(file);
    mkdirSync(dirname(target), { recursive: true });
    rmSync(`${target}.partial`, { force: true });
    await store.link(file.sha256, `${target}.partial`);
    renameSync(`${target}.partial`, target);
  }
}

function partialOf(folder: string): string {
  return `${folder}.partial-${process.pid}`;
}

/** Deletes what killed exports left. Helios alone writes into this folder, and a partial folder was never an output. */
function removePartial(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.includes('.partial-')) removeRelease(join(folder, name));
  }
  for (const id of releaseIds(folder)) {
    for (const name of readdirSync(join(folder, id))) {
      if (name.includes('.partial-')) rmSync(join(folder, id, name), { recursive: true });
    }
  }
}

/** Deletes a release. The folder is renamed first, so that a half-deleted release never passes for a complete one. */
function dropRelease(folder: string, id: string): void {
  const partial = partialOf(join(folder, id));
  renameSync(join(folder, id), partial);
  removeRelease(partial);
}

/**
 * Deletes a release. If an output was a link to it, files that somebody put into it stay. The list of all others is in the
 * manifest, which takes longer to read than the rest of the release to delete: so it is read in this case only.
 */
function removeRelease(folder: string): void {
  const site = join(folder, 'site');
  if (!lstatSync(site, { throwIfNoEntry: false })) {
    rmSync(folder, { recursive: true });
    return;
  }
  removeSite(site, knownSite(site, () => undefined)?.paths ?? []);
  removeHostFolder(hostFolderOf(site));
  removeFiles(folder, []);
}
