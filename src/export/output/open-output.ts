import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { HeliosError } from '../../site/helios-error.ts';
import type { Waits } from '../../site/waits.ts';
import { type Candidate, removeCandidate, writeCandidate } from './candidate.ts';
import { asFileError } from './file-error.ts';
import { acquireLock } from './lock.ts';
import { createManifest, formatManifest, isSafePath, type ManifestHead, releaseId } from './manifest.ts';
import { damagedFiles } from './manifest-files.ts';
import { inspectOut, type OutState, resolveOut } from './out-folder.ts';
import { openPublishedRelease, type PublishedRelease } from './published-release.ts';
import { openReleases, type Release, type Releases } from './releases.ts';
import type { SiteFile } from './site-file.ts';
import type { Store } from './store.ts';
import { recoverOut, swapFolder, swapLink } from './swap.ts';

export interface OutputOptions {
  /** Path of the published site: a link that Helios makes and replaces, or a real folder in plain mode. */
  readonly out: string;
  /** The folder `.helios`, which contains the lock and the releases. */
  readonly workFolder: string;
  readonly projectFolder: string;
  readonly store: Store;
  /** If true, `out` becomes a real folder instead of a link, for tools that can't follow links. */
  readonly isPlain?: boolean;
  /** The waits of a run that waits while another export has the lock. Undefined if that is an error at once. */
  readonly lockWaits?: Waits | undefined;
}

/** The output of an export, locked against other exports until `close`. */
export interface Output {
  /**
   * Stages a site of the given files. Their bytes must be in the store when `publish` is called. Throws HeliosError.
   */
  stage(files: Iterable<SiteFile>): StagedSite;
  /** The release that `out` shows now. Undefined if it shows none, or if the release was deleted. */
  published(): PublishedRelease | undefined;
  /** Publishes the release that `out` showed before. Throws HeliosError if there is none. */
  rollback(): Promise<{ readonly id: string; readonly from: string | undefined }>;
  /** SHA-256 hashes of all files of the retained releases. The store must not lose them. */
  references(): ReadonlySet<string>;
  close(): void;
}

/** A site ready to be published. Until `publish`, `out` and the releases are untouched. */
export interface StagedSite {
  readonly files: readonly SiteFile[];
  /** Publishes the staged files as `out`, all of them or none. Throws HeliosError. */
  publish(about: ManifestHead): Promise<PublishResult>;
  /** Keeps the staged files as the candidate, for a look at what was not published. Throws HeliosError. */
  keepAsCandidate(about: ManifestHead): Promise<Candidate>;
}

export interface PublishResult {
  readonly id: string;
  /** True if `out` already showed the same site and nothing was written. */
  readonly isUnchanged: boolean;
  readonly filesWritten: number;
  /** Id of the release that `out` showed before; undefined if it showed none. */
  readonly previous: string | undefined;
}

/**
 * Locks the work folder, rejects an unsuitable `out` before any work is done, and deletes what killed exports left.
 * Throws HeliosError.
 */
export async function openOutput({
  out,
  workFolder,
  projectFolder,
  store,
  isPlain = false,
  lockWaits,
}: OutputOptions): Promise<Output> {
  const path = fileErrors(out, () => resolveOut(out, { project: projectFolder, work: workFolder }));
  const lock = await acquireLock(workFolder, lockWaits);
  try {
    const releases = fileErrors(path, () => {
      assertWritable(path);
      recoverOut(path);
      inspectOut(path);
      return openReleases(workFolder, store);
    });
    return {
      stage: (files) => stageSite(files, { out: path, releases, isPlain, workFolder, store }),
      published: () => fileErrors(path, () => publishedRelease(path, releases, store)),
      rollback: () => guarded(path, () => rollBack(path, releases)),
      references: () => releases.references(),
      close: () => lock.release(),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface Target {
  readonly out: string;
  readonly releases: Releases;
  readonly isPlain: boolean;
  readonly workFolder: string;
  readonly store: Store;
}

function publishedRelease(out: string, releases: Releases, store: Store): PublishedRelease | undefined {
  const state = inspectOut(out);
  if (state.kind === 'plain') return openPublishedRelease({ ...state, id: state.release, site: out }, store);
  const release = state.kind === 'link' ? releases.load(state.release) : undefined;
  return release && openPublishedRelease(release, store);
}

function assertWritable(path: string): void {
  let folder = dirname(path);
  while (!existsSync(folder)) folder = dirname(folder);
  accessSync(folder, constants.W_OK);
}

function stageSite(all: Iterable<SiteFile>, target: Target): StagedSite {
  const files = [...filesByPath(all).values()];
  const { out, workFolder, store } = target;
  const manifestText = (about: ManifestHead) => formatManifest(createManifest(about, files));
  return {
    files,
    publish: (about) =>
      guarded(out, async () => {
        const published = await publish(target, manifestText(about));
        // The candidate is the last export, and the last export is now published.
        removeCandidate(workFolder);
        return published;
      }),
    keepAsCandidate: (about) => guarded(workFolder, () => writeCandidate(workFolder, manifestText(about), store)),
  };
}

/**
 * Indexes the files by path. A file that several pages share occurs once in the result. Throws HeliosError for an
 * unsafe path and for two different files with one path.
 */
function filesByPath(all: Iterable<SiteFile>): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const file of all) {
    const known = files.get(file.path);
    if (known && known.sha256 !== file.sha256) throw badPath(file, 'Two different files have this path.');
    if (!isSafePath(file.path))
      throw badPath(file, 'A path may have letters, digits and ._~@+- only, and may not leave its folder.');
    files.set(file.path, file);
  }
  return files;
}

async function publish(target: Target, manifestText: string): Promise<PublishResult> {
  const { out, releases, isPlain } = target;
  const current = inspectOut(out);
  const previous = releaseOf(current);
  if (isCurrent(current, target, manifestText)) {
    return { id: releaseId(manifestText), isUnchanged: true, filesWritten: 0, previous };
  }
  const { release, written } = await releases.write(manifestText);
  // The history is written before `out` changes: if the process is killed between the two steps, the history has one
  // release too many, but never lacks the published one.
  releases.record(out, release.id, previous);
  swap(out, release, { isPlain });
  releases.removeOld();
  return { id: release.id, isUnchanged: false, filesWritten: written, previous };
}

async function rollBack(out: string, releases: Releases): Promise<{ id: string; from: string | undefined }> {
  const current = inspectOut(out);
  const from = releaseOf(current);
  const release = releases.before(out, from);
  if (!release) {
    throw new HeliosError('output-missing', {
      message: `There is no earlier export of ${out} to go back to.`,
      where: out,
      hint: 'Helios stores the last three different exports. Run `helios export` to make a new one.',
    });
  }
  await releases.write(release.manifestText);
  swap(out, release, { isPlain: current.kind === 'plain' });
  return { id: release.id, from };
}

function swap(out: string, release: Release, { isPlain }: Pick<Target, 'isPlain'>): void {
  if (isPlain) swapFolder(out, release);
  else swapLink(out, release);
}

function releaseOf(state: OutState): string | undefined {
  return 'release' in state ? state.release : undefined;
}

/** True if `out` already shows the given manifest in the wanted form (link or folder), and no file is damaged. */
function isCurrent(state: OutState, { out, releases, isPlain }: Target, manifestText: string): boolean {
  if (state.kind !== (isPlain ? 'plain' : 'link')) return false;
  if (state.kind === 'plain')
    return state.manifestText === manifestText && damagedFiles(out, state.manifest.files).length === 0;
  const release = releases.load(state.release);
  return release?.manifestText === manifestText && releases.isIntact(release);
}

function badPath({ path }: SiteFile, why: string): HeliosError {
  return new HeliosError('internal', {
    message: `The file ${JSON.stringify(path)} can't be in the site. ${why}`,
    where: path,
    hint: 'Report this as a fault of Helios, with the page that has the file.',
  });
}

function fileErrors<T>(where: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw asFileError(error, where);
  }
}

async function guarded<T>(where: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw asFileError(error, where);
  }
}
