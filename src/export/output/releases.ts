import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { HeliosError } from '../../site/helios-error.ts';
import { parseManifest, releaseId, siteManifest } from './manifest.ts';
import { damagedFiles, readIfThere, removeManifestFiles } from './manifest-files.ts';
import type { Manifest, SiteFile } from './site-file.ts';
import type { Store } from './store.ts';

/** A finished export in the folder `releases/{id}/site`, which contains the manifest too. */
export interface Release {
  readonly id: string;
  readonly site: string;
  readonly manifest: Manifest;
  readonly manifestText: string;
}

/** The releases in a work folder. A caller that writes must hold the work folder's lock. */
export interface Releases {
  load(id: string): Release | undefined;
  /** True if the release's files are those in the store. */
  isIntact(release: Release): boolean;
  /** Creates the release, or restores its missing files. Returns it with the number of files written. */
  write(manifestText: string): Promise<{ release: Release; written: number }>;
  /** Records in the history that `out` changes from the release `current` to the release `id`. */
  record(out: string, id: string, current: string | undefined): void;
  /** The release that `out` showed before `current`; undefined if there is none. */
  before(out: string, current: string | undefined): Release | undefined;
  /** Deletes the releases that are no longer in the history of any output. */
  removeOld(): void;
  /** SHA-256 hashes of all files of all releases. */
  references(): Set<string>;
}

/** Number of releases retained for each output, including the published one. */
const maxReleases = 3;

/** Opens the releases of a work folder and deletes those that a killed export left incomplete. */
export function openReleases(workFolder: string, store: Store): Releases {
  const folder = join(workFolder, 'releases');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.includes('.partial-')) removeRelease(join(folder, name));
  const history = openHistory(folder);
  const load = (id: string) => loadRelease(join(folder, id), id);
  return {
    load,
    isIntact: ({ site, manifest }) => damagedFiles(site, manifest.files, store).length === 0,
    write: (manifestText) => writeRelease(folder, manifestText, store),
    record: (out, id, current) => history.set(out, nextHistory(history.of(out), id, current)),
    before(out, current) {
      const ids = history.of(out);
      const earlier = current === undefined ? ids : ids.slice(ids.indexOf(current) + 1);
      return earlier.filter((id) => id !== current).flatMap((id) => load(id) ?? [])[0];
    },
    removeOld() {
      const retained = history.all();
      for (const id of releaseIds(folder)) if (!retained.has(id)) dropRelease(folder, id);
    },
    references() {
      const releases = releaseIds(folder).flatMap((id) => load(id) ?? []);
      return new Set(releases.flatMap(({ manifest }) => manifest.files.map((file) => file.sha256)));
    },
  };
}

/**
 * The history after `id` is published, newest first. As in a browser's history, releases newer than `current` are
 * dropped: they were rolled back.
 */
function nextHistory(ids: readonly string[], id: string, current: string | undefined): string[] {
  const earlier = current !== undefined && ids.includes(current) ? ids.slice(ids.indexOf(current)) : ids;
  return [id, ...earlier.filter((each) => each !== id)].slice(0, maxReleases);
}

/** Loads a release. Undefined if its manifest is missing or damaged: a release has its name from its manifest. */
function loadRelease(folder: string, id: string): Release | undefined {
  const manifestText = readIfThere(join(folder, 'site', siteManifest));
  const isOwn = manifestText !== undefined && (id === unnamed || releaseId(manifestText) === id);
  const manifest = isOwn ? parseManifest(manifestText) : undefined;
  return manifestText !== undefined && manifest
    ? { id, site: join(folder, 'site'), manifest, manifestText }
    : undefined;
}

/** Stands for the id of a release that is to be removed, whatever its manifest says. */
const unnamed = '';

async function writeRelease(
  folder: string,
  manifestText: string,
  store: Store,
): Promise<{ release: Release; written: number }> {
  const id = releaseId(manifestText);
  const existing = loadRelease(join(folder, id), id) ?? restoreManifest(join(folder, id), id, manifestText);
  if (existing) return { release: existing, written: await repairRelease(existing, store) };
  const partial = join(folder, `${id}.partial-${process.pid}`);
  try {
    mkdirSync(join(partial, 'site'), { recursive: true });
    // The manifest is written first, because an incomplete release can only be removed with its manifest.
    writeFileSync(join(partial, 'site', siteManifest), manifestText);
    const release = loadRelease(partial, id);
    if (!release) throw new Error(`Helios can't read back the manifest of the release ${id}.`);
    await linkFiles(release.site, release.manifest.files, store);
    renameSync(partial, join(folder, id));
    return { release: { ...release, site: join(folder, id, 'site') }, written: release.manifest.files.length };
  } catch (error) {
    removeRelease(partial);
    throw error;
  }
}

/** Replaces the damaged manifest of a release. Undefined if there is no such release. */
function restoreManifest(folder: string, id: string, manifestText: string): Release | undefined {
  const file = join(folder, 'site', siteManifest);
  if (!existsSync(dirname(file))) return undefined;
  writeFileSync(`${file}.partial`, manifestText);
  renameSync(`${file}.partial`, file);
  return loadRelease(folder, id);
}

/** Makes hard links of the store's files. Throws HeliosError if the bytes of a file are damaged. */
export async function linkFiles(site: string, files: readonly SiteFile[], store: Store): Promise<void> {
  const made = new Set<string>();
  mkdirSync(site, { recursive: true });
  for (const { path, sha256 } of files) {
    const target = join(site, path);
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    await store.link(sha256, target);
  }
  for (const file of damagedFiles(site, files)) {
    // A power cut can truncate a file in the store. `store.has` deletes a damaged file, so that the next export makes
    // it again.
    await store.has(file.sha256);
    throw damagedInStore(file);
  }
}

function damagedInStore({ path }: SiteFile): HeliosError {
  return new HeliosError('internal', {
    message: `The stored bytes of ${path} are damaged.`,
    where: path,
    hint: 'Run the same command again: Helios makes damaged files anew.',
  });
}

/** Replaces each damaged file by one rename, because visitors may be reading the release at the same time. */
async function repairRelease({ site, manifest }: Release, store: Store): Promise<number> {
  const damaged = damagedFiles(site, manifest.files, store);
  for (const file of damaged) {
    const target = join(site, file.path);
    if (!(await store.has(file.sha256))) throw damagedInStore(file);
    mkdirSync(dirname(target), { recursive: true });
    rmSync(`${target}.partial`, { force: true });
    await store.link(file.sha256, `${target}.partial`);
    renameSync(`${target}.partial`, target);
  }
  return damaged.length;
}

function releaseIds(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^[0-9a-f]{16}$/.test(name));
}

/** Deletes a release. The folder is renamed first, so that a half-deleted release never passes for a complete one. */
function dropRelease(folder: string, id: string): void {
  const partial = join(folder, `${id}.partial-${process.pid}`);
  renameSync(join(folder, id), partial);
  removeRelease(partial);
}

function removeRelease(folder: string): void {
  const files = loadRelease(folder, unnamed)?.manifest.files ?? [];
  const paths = files.map((file) => join('site', file.path));
  removeManifestFiles(folder, [...paths, join('site', siteManifest)]);
}

interface History {
  of(out: string): readonly string[];
  all(): ReadonlySet<string>;
  set(out: string, ids: readonly string[]): void;
}

/**
 * Opens the history: the ids of each output's releases, newest first. The method `all` ignores outputs that no longer
 * exist.
 */
function openHistory(folder: string): History {
  const file = join(folder, 'history.json');
  // Paths in the history are relative, so that a project can be moved.
  const key = (out: string) => relative(folder, out);
  const read = () => parseHistory(readIfThere(file) ?? '{}');
  return {
    of: (out) => read().get(key(out)) ?? [],
    all: () => new Set([...read()].filter(([out]) => existsSync(join(folder, out))).flatMap(([, ids]) => ids)),
    set(out, ids) {
      const text = JSON.stringify(Object.fromEntries(read().set(key(out), ids)), null, 2);
      writeFileSync(`${file}.tmp`, `${text}\n`);
      renameSync(`${file}.tmp`, file);
    },
  };
}

function parseHistory(text: string): Map<string, readonly string[]> {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new Map(entries.filter((entry): entry is [string, string[]] => isTextList(entry[1])));
  } catch {
    return new Map(); // With a damaged history, only the chance to roll back is lost.
  }
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
