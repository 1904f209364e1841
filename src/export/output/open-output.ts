import { type ListFolder, readFolder } from '../../disk/list-folder.ts';
import type { Seals } from '../../disk/seal.ts';
import type { Signatures } from '../../disk/seen-paths.ts';
import type { Signature } from '../../disk/signatures.ts';
import { HeliosError } from '../../site/helios-error.ts';
import type { Waits } from '../../site/waits.ts';
import { assertReplaceable } from './assert-replaceable.ts';
import { assertWritable } from './assert-writable.ts';
import { type BegunSite, beginSite } from './begun-site.ts';
import { type Candidate, removeCandidate, writeCandidate } from './candidate.ts';
import { type OpenExchange, openExchange } from './exchange.ts';
import { asFileError } from './file-error.ts';
import { isFirstOfDay } from './history.ts';
import { acquireLock } from './lock.ts';
import { createManifest, formatManifest, type ManifestHead } from './manifest.ts';
import { inspectOut, type OutState, resolveOut } from './out-folder.ts';
import { latestManifest, type PublishResult, publishFiles, publishRelease, type Target } from './publish.ts';
import { openPublishedRelease, type PublishedRelease } from './published-release.ts';
import { openReleases } from './releases.ts';
import { chooseRelease } from './rollback.ts';
import { isSafePath } from './safe-path.ts';
import type { SeenSite } from './seen-site.ts';
import type { ExportKind, SiteFile, SiteFiles } from './site-file.ts';
import { openSpareTree } from './spare-tree.ts';
import type { Store } from './store.ts';
import { recoverOut } from './swap.ts';

export interface OutputOptions {
  /** Path of the published site, which Helios makes and replaces as a whole. */
  readonly out: string;
  /** The folder `.helios`, which contains the lock and the releases. */
  readonly workFolder: string;
  readonly projectFolder: string;
  readonly store: Store;
  /** If true, `out` has no links of any kind: it is a folder, and no file of it is a hard link to the store. */
  readonly isPlain?: boolean;
  /**
   * What the export makes: a part never replaces a whole site, and the catalogue nothing but a catalogue. Undefined for
   * a rollback, which may replace whatever Helios wrote.
   */
  readonly kind?: ExportKind;
  /** If false, the export makes no image files, and never replaces a site that has them. */
  readonly hasImages?: boolean;
  /**
   * The waits of the run, if it waits while another export has the lock. If undefined, such a lock is an error at once.
   */
  readonly lockWaits?: Waits | undefined;
  /** The seals of the records in the work folder. */
  readonly seals: Seals;
  /** Lists a folder of the site. If absent, every folder is read. */
  readonly list?: ListFolder;
  /**
   * Returns the signatures of the files and folders that this run has found untouched since the last export. It is
   * called with the lock. Undefined if they are unknown.
   */
  readonly seen?: () => Signatures | undefined;
  /** Exchanges two folders; tests replace it. */
  readonly openExchange?: OpenExchange;
  readonly now?: () => Date;
}

/** The output of an export, locked against other exports until `close`. */
export interface Output {
  /**
   * The release that `out` shows now. If `out` is missing, as on a CI runner that has the work folder from a cache, it is
   * the release that `out` showed last. Undefined if there is none, or if it was deleted.
   */
  published(): PublishedRelease | undefined;
  /**
   * Stages a site of the given files. Their bytes must be in the store when `publish` is called. Throws HeliosError.
   */
  stage(files: { readonly files: Iterable<SiteFile>; readonly hostFiles: Iterable<SiteFile> }): StagedSite;
  /**
   * Publishes an earlier or a later release again: the release whose id is `to` or begins with `to`. Without `to` it is
   * the release before the current one. Throws HeliosError if there is none.
   */
  rollback(to?: string): Promise<PublishResult>;
  /** SHA-256 hashes of all files of the retained releases. The store must not lose them. */
  references(): ReadonlySet<string>;
  /**
   * Deletes from the store the contents that no retained release has and that were stored before `olderThan`. It does
   * so only after the first publication of a day (UTC), because it goes through every file of the store and every
   * release.
   */
  prune(olderThan: Date): Promise<void>;
  /** The site in `out` before publishing. Undefined if this run has not found it untouched since the last export. */
  seen(): SeenSite | undefined;
  /**
   * The signatures (size, times, inode) of the folders of the published site that publishing has left as they were, by
   * their paths from the site's folder. Empty before publishing, and if they are unknown.
   */
  untouchedFolders(): ReadonlyMap<string, Signature>;
  /** Releases the lock. A site that was begun and not published is deleted before. */
  close(): Promise<void>;
}

/** A site ready to be published. Until `publish`, `out` and the releases are untouched. */
export interface StagedSite extends SiteFiles {
  /**
   * Begins to make the site beside `out`, in a thread of its own, while the caller finds out whether it may be
   * published. What was made is published only by `publish` with the same description, and deleted otherwise. Throws
   * HeliosError.
   */
  begin(about: ManifestHead): Promise<void>;
  /**
   * Publishes the staged files as `out`, all of them or none. It inspects `out` once more, unless `looksAgain` is false
   * because `out` was inspected a moment ago. Throws HeliosError.
   */
  publish(about: ManifestHead, how?: { readonly looksAgain: boolean }): Promise<PublishResult>;
  /** Keeps the staged files as the candidate, for a look at what was not published. Throws HeliosError. */
  keepAsCandidate(about: ManifestHead): Promise<Candidate>;
}

/**
 * Locks the work folder, rejects an unsuitable `out` before any work is done, and deletes what killed exports left.
 * Throws HeliosError.
 */
export async function openOutput(options: OutputOptions): Promise<Output> {
  const { workFolder, projectFolder, store, list = readFolder, now = () => new Date() } = options;
  const out = fileErrors(options.out, () => resolveOut(options.out, { project: projectFolder, work: workFolder }));
  const lock = await acquireLock(workFolder, options.lockWaits);
  try {
    fileErrors(out, () => assertWritable(out));
    const releases = fileErrors(workFolder, () => openReleases(workFolder, store, now));
    const state = fileErrors(out, () => {
      recoverOut(out, releases.load);
      return inspectOut(out, releases.load, { list, seen: options.seen?.() });
    });
    const { isPlain = false, kind, hasImages = true } = options;
    const spare = openSpareTree(workFolder, store, { seal: options.seals('spare'), list });
    const exchange = options.openExchange ?? openExchange;
    const target: Target = { out, store, releases, spare, isPlain, openExchange: exchange, list, now };
    if (kind) assertReplaceable({ out, state, latest: latestManifest(state, target) }, { kind, hasImages });
    const shown = createShown(target, state);
    const begun = createBegun(target, shown);
    return {
      published: () => fileErrors(out, () => publishedRelease(target, shown.state())),
      stage: (files) => stageSite(files, { target, shown, begun, workFolder }),
      rollback: (to) =>
        guarded(out, () => shown.change(() => publishRelease(chooseRelease({ ...target, workFolder }, to), target))),
      references: () => releases.references(),
      prune: (olderThan) =>
        guarded(workFolder, async () => {
          if (isFirstOfDay(releases.history.of(out))) await store.prune(releases.references(), olderThan);
        }),
      seen: () => ('seen' in state ? state.seen : undefined),
      untouchedFolders: () => spare.untouchedFolders(),
      async close() {
        try {
          if (begun.isThere()) await begun.discard();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What `out` shows. The walk through its files is repeated only after `change`. */
interface Shown {
  state(): OutState;
  /** Calls `publish` with what `out` shows, and forgets it, because `publish` changes it. */
  change<Result>(publish: (before: OutState | undefined) => Promise<Result>): Promise<Result>;
}

function createShown({ out, releases, list }: Target, first: OutState): Shown {
  let state: OutState | undefined = first;
  return {
    state() {
      state ??= inspectOut(out, releases.load, { list });
      return state;
    },
    change(publish) {
      const before = state;
      state = undefined;
      return publish(before);
    },
  };
}

/** The site that was begun last, until it is published or deleted. */
interface Begun {
  isThere(): boolean;
  begin(about: ManifestHead, files: SiteFiles): Promise<void>;
  /** The site, if it was begun with this description. */
  of(about: ManifestHead): BegunSite | undefined;
  discard(): Promise<void>;
}

function createBegun(target: Target, shown: Shown): Begun {
  let site: BegunSite | undefined;
  const discard = async () => {
    const discarded = site;
    site = undefined;
    await discarded?.discard();
  };
  return {
    isThere: () => site !== undefined,
    async begin(about, files) {
      await discard();
      site = await beginSite(about, files, { ...target, state: shown.state() });
    },
    of: (about) => (site?.about === about ? site : undefined),
    discard,
  };
}

function publishedRelease(target: Target, state: OutState): PublishedRelease | undefined {
  const { out, store } = target;
  const manifest = latestManifest(state, target);
  return manifest && openPublishedRelease({ id: manifest.id, manifest, site: out }, store);
}

interface StageContext {
  readonly target: Target;
  readonly shown: Shown;
  readonly begun: Begun;
  readonly workFolder: string;
}

function stageSite(
  all: Parameters<Output['stage']>[0],
  { target, shown, begun, workFolder }: StageContext,
): StagedSite {
  const staged = { files: [...filesByPath(all.files).values()], hostFiles: [...filesByPath(all.hostFiles).values()] };
  return {
    ...staged,
    begin: (about) => guarded(target.out, () => begun.begin(about, staged)),
    publish: (about, { looksAgain } = { looksAgain: true }) =>
      guarded(target.out, async () => {
        const own = begun.of(about);
        if (!own) await begun.discard();
        const published = await shown.change((before) =>
          publishFiles(about, staged, {
            ...target,
            ...(own && { begun: own }),
            ...(!looksAgain && before && { state: before }),
          }),
        );
        // The candidate is deleted, because it is for an unpublished last export, and the last export is now published.
        removeCandidate(workFolder);
        return published;
      }),
    keepAsCandidate: (about) =>
      guarded(workFolder, async () => {
        await begun.discard();
        const manifest = createManifest(about, staged);
        return writeCandidate(workFolder, { manifest, manifestText: formatManifest(manifest) }, target.store);
      }),
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
