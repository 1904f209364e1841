import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { ListFolder } from '../../disk/list-folder.ts';
import { formatReleaseFile, hostFolderOf } from '../../site/release-layout.ts';
import type { BegunSite } from './begun-site.ts';
import { type Changes, compareFiles } from './changes.ts';
import type { Exchange, OpenExchange } from './exchange.ts';
import { lastShown, type OutHistory, withRelease, withRollback } from './history.ts';
import { type KnownManifest, releaseIn } from './known-site.ts';
import { createManifest, formatManifest, type ManifestHead } from './manifest.ts';
import { inspectOut, type OutState, shownRelease } from './out-folder.ts';
import type { Release, Releases } from './releases.ts';
import type { Manifest, SiteFiles } from './site-file.ts';
import { damagedFiles } from './site-folder.ts';
import type { SpareTree } from './spare-tree.ts';
import type { Store } from './store.ts';
import { partialName, swapFolders, swapLinks } from './swap.ts';

/** The place of an output, and everything that publishing needs. */
export interface Target {
  readonly out: string;
  readonly store: Store;
  readonly releases: Releases;
  readonly spare: SpareTree;
  readonly isPlain: boolean;
  readonly openExchange: OpenExchange;
  readonly list: ListFolder;
  readonly now: () => Date;
  /** What `out` shows. If absent, `out` is inspected. */
  readonly state?: OutState;
  /** The site to publish, if it was begun. */
  readonly begun?: BegunSite;
}

export interface PublishResult {
  readonly id: string;
  /** True if `out` already showed the same site and nothing was written. */
  readonly isUnchanged: boolean;
  /** Id of the release that `out` showed before; undefined if it showed none. */
  readonly previous: string | undefined;
  /** Undefined if there is no earlier release to compare with: every cached answer may then be out of date. */
  readonly changes: Changes | undefined;
  /** `directory`: `out` has the files. `link`: it is a symbolic link to a folder that has them. */
  readonly form: OutForm;
  /** Why `out` is not a directory that changes in one step. Undefined if it is one. */
  readonly limitation: string | undefined;
  /**
   * The folder with the files that somebody else has put into `out` while the export ran. Undefined if there are none.
   */
  readonly leftBehind: string | undefined;
}

export type OutForm = 'directory' | 'link';

/** Publishes staged files. Their contents must be in the store already. */
export async function publishFiles(about: ManifestHead, files: SiteFiles, target: Target): Promise<PublishResult> {
  const manifest = target.begun?.release.manifest ?? createManifest(about, files);
  await target.store.put(formatReleaseFile(manifest.id));
  return publishManifest(manifest, target, (current) => {
    const publication = { id: manifest.id, publishedAt: target.now().toISOString() };
    const { history } = target.releases;
    const past = history.of(target.out);
    const part = { ...publication, before: past.part?.publishedAt };
    const next = manifest.isPartial ? { ...past, part } : withRelease(past, publication, current ?? lastShown(past));
    history.set(target.out, next);
  });
}

/** Publishes a release of the history again, in the form that `out` has. */
export function publishRelease({ manifest }: Release, target: Target): Promise<PublishResult> {
  const { out, releases } = target;
  const state = inspectOut(out, releases.load, target);
  const isPlain = state.kind === 'directory' && !isShared(out, state.known?.manifest.files ?? []);
  const { history } = releases;
  return publishManifest(manifest, { ...target, isPlain }, () =>
    history.set(out, withRollback(history.of(out), manifest.id)),
  );
}

async function publishManifest(
  manifest: Manifest,
  target: Target,
  record: (current: string | undefined) => void,
): Promise<PublishResult> {
  const { out, releases, begun } = target;
  const manifestText = begun?.release.manifestText ?? formatManifest(manifest);
  const state = target.state ?? inspectOut(out, releases.load, { list: target.list });
  const previous = shownRelease(state);
  const before = latestManifest(state, target);
  const changes = before && compareFiles(before, manifest);
  const result = { id: manifest.id, previous, changes, leftBehind: undefined };
  const isShown = shows(state, manifest, target);
  // The work folder may have been lost with its history. The release stays, so that a later one can be rolled back to it.
  if (isShown && !isInHistory(manifest.id, releases.history.of(out))) {
    await releases.write({ manifest, manifestText });
    record(previous);
  }
  if (isShown && state.kind === 'directory') {
    return { ...result, isUnchanged: true, form: 'directory', limitation: undefined };
  }
  const way = begun?.way ?? (await chooseWay(target));
  if (isShown && way.form === state.kind) {
    return { ...result, isUnchanged: true, form: way.form, limitation: way.limitation };
  }
  try {
    const leftBehind = await swap({ manifest, manifestText }, { ...way, state }, target, () => record(previous));
    return { ...result, isUnchanged: false, form: way.form, limitation: way.limitation, leftBehind };
  } finally {
    releases.removeOld();
  }
}

function isInHistory(id: string, { releases, part }: OutHistory): boolean {
  return [...releases, part].some((publication) => publication?.id === id);
}

/** The manifest of the release that `out` shows or, if `out` is missing, showed last. */
export function latestManifest(state: OutState, { out, releases }: Target): Manifest | undefined {
  if ('known' in state && state.known) return state.known.manifest;
  const id = shownRelease(state) ?? lastShown(releases.history.of(out));
  return id === undefined ? undefined : releases.load(id)?.manifest;
}

/** True if `out` shows the release with its host folder, and no file is damaged. */
function shows(state: OutState, { id, files, hostFiles }: Manifest, { out, store, isPlain }: Target): boolean {
  if (shownRelease(state) !== id || releaseIn(out) !== id || !existsSync(hostFolderOf(out))) return false;
  if (isPlain && (state.kind === 'link' || isShared(out, files))) return false;
  return damagedFiles(out, files, store).length + damagedFiles(hostFolderOf(out), hostFiles, store).length === 0;
}

/** True if a file in the folder is a hard link, so that the store has the same file. */
function isShared(out: string, files: Manifest['files']): boolean {
  return files.some(({ path }) => (lstatSync(join(out, path), { throwIfNoEntry: false })?.nlink ?? 1) > 1);
}

/** How `out` changes, and why not in the best way. */
export interface Way {
  readonly form: OutForm;
  readonly exchange: Exchange | undefined;
  readonly limitation: string | undefined;
}

/**
 * Chooses how `out` changes. A directory that is exchanged in one step is best: every tool can take it, and no reader
 * misses a file. Where the system can't exchange directories, `out` becomes a link, which changes in one step too. On
 * Windows a link needs rights that few users have, so two renames replace the directory. They also do if a directory
 * was requested (`isPlain`).
 */
export async function chooseWay({ out, isPlain, openExchange }: Target): Promise<Way> {
  const opened = await openExchange(partialName(out));
  if (opened.isPossible) return { form: 'directory', exchange: opened.exchange, limitation: undefined };
  const { reason } = opened;
  if (isPlain || process.platform === 'win32') {
    const limitation = `It was replaced by two renames and missing for a moment, because ${reason}.`;
    return { form: 'directory', exchange: undefined, limitation };
  }
  const limitation = `It is a symbolic link, because ${reason}. Tools that do not follow links find nothing in it: use --plain for them.`;
  return { form: 'link', exchange: undefined, limitation };
}

/**
 * Publishes a release. The history is written when everything else is ready, just before `out` changes: if the process
 * is killed between the two steps, the history has one release too many, but never lacks the published one.
 */
async function swap(
  known: KnownManifest,
  { form, exchange, state }: Way & { readonly state: OutState },
  { out, store, releases, spare, isPlain, begun }: Target,
  record: () => void,
): Promise<string | undefined> {
  const place = { out, state, find: releases.load, exchange };
  if (form === 'link') {
    const release = await releases.write(known);
    await releases.writeSite(release);
    return swapLinks(place, release, record);
  }
  return swapFolders(place, known, { store, spare, begun, placing: isPlain ? 'copy' : 'link' }, async () => {
    await releases.write(known);
    record();
  });
}
