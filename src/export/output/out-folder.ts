import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isInside } from '../../disk/is-inside.ts';
import { type ListFolder, readFolder } from '../../disk/list-folder.ts';
import type { Signatures } from '../../disk/seen-paths.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { hostRulesFile } from '../../site/host-rules.ts';
import { hostFolderOf, isHostFolder, siteManifest } from '../../site/release-layout.ts';
import { errorCode } from './file-error.ts';
import { type FindManifest, type KnownManifest, knownSite, loadManifest } from './known-site.ts';
import { type SeenSite, seenSite } from './seen-site.ts';
import { siteAround } from './site-around.ts';
import { foreignFiles } from './site-folder.ts';
import { isSystemFile } from './system-files.ts';

/**
 * The state of the path `out` before an export: absent, an empty folder, a link to a release, or a folder written by
 * Helios. `known` is undefined if the manifest is lost or older than this version of Helios.
 */
export type OutState =
  | { readonly kind: 'absent' | 'empty' }
  | { readonly kind: 'link'; readonly release: string; readonly known: KnownManifest | undefined }
  | {
      readonly kind: 'directory';
      readonly paths: readonly string[];
      readonly known: KnownManifest | undefined;
      /** The site as it was seen. Undefined if this run has not found it untouched since the last export. */
      readonly seen?: SeenSite | undefined;
    };

/** What a look at an output uses. */
export interface LookInto {
  readonly list?: ListFolder;
  /** The signatures of the files and folders that this run has found untouched since the last export. */
  readonly seen?: Signatures | undefined;
}

/** Resolves `out` to an absolute path. Throws HeliosError for places that an export must never replace. */
export function resolveOut(out: string, folders: { project: string; work: string }): string {
  if (out.trim() === '' || out.includes('\0')) throw refused(JSON.stringify(out), 'An output folder needs a name.');
  const path = realPath(resolve(folders.project, out));
  const project = realPath(folders.project);
  const work = realPath(folders.work);
  if (path === dirname(path)) throw refused(path, 'That is the root of the file system.');
  if (path === realPath(homedir())) throw refused(path, 'That is the home folder.');
  if (path === project) throw refused(path, 'That is the project itself.');
  if (isInside(project, path)) throw refused(path, 'The project lies inside that folder.');
  if ([path, hostFolderOf(path)].some((each) => each === work || isInside(each, work) || isInside(work, each))) {
    throw refused(path, `Helios stores its own files in ${work}.`, elsewhereThan(work, path));
  }
  if (isInside(resolve(folders.work), resolve(out))) {
    throw refused(path, `The site would contain the files of Helios itself (${folders.work}).`, anotherWorkFolder);
  }
  if (isHostFolder(path))
    throw refused(path, 'Helios writes a folder of such a name beside a site, for files of its host.', otherName);
  if (path.split(sep).includes('.git')) throw refused(path, 'That is a part of a Git repository.');
  const site = siteAround(path);
  if (site !== undefined)
    throw refused(path, `It lies in ${site}, which an export replaces as a whole.`, outsideOfSite);
  return path;
}

/** The way out if `out` and the work folder lie in each other. If the work folder is in `out`, it may be the wrong one. */
function elsewhereThan(work: string, out: string): string {
  return [out, hostFolderOf(out)].some((each) => isInside(work, each)) ? anotherWorkFolder : chooseAnother;
}

/** Finds out what is at the path `out` and in its host folder now. Throws HeliosError if Helios did not make it. */
export function inspectOut(out: string, find: FindManifest, { list = readFolder, seen }: LookInto = {}): OutState {
  const beside = inspectHostFolder(hostFolderOf(out), list);
  const found = lstatSync(out, { throwIfNoEntry: false });
  if (!found) return { kind: 'absent' };
  if (found.isSymbolicLink()) {
    const release = linkedRelease(out);
    return { kind: 'link', release, known: find(release) };
  }
  if (!found.isDirectory()) throw refused(out, 'That is a file.');
  const names = readdirSync(out);
  if (names.includes('.git')) throw refused(out, 'That folder is a Git repository.');
  return names.every(isSystemFile) ? { kind: 'empty' } : inspectDirectory(out, { find, beside, list, seen });
}

/** The id of the release that `out` shows. Undefined if it shows none. */
export function shownRelease(state: OutState): string | undefined {
  if (state.kind === 'link') return state.release;
  return state.kind === 'directory' ? state.known?.manifest.id : undefined;
}

/** True if an output shows a part of the site. */
export function isPartial(state: OutState): boolean {
  return 'known' in state && state.known?.manifest.isPartial === true;
}

/** Resolves all links in a path except its last segment, because `out` itself may be a link that Helios made. */
function realPath(path: string): string {
  const parent = dirname(path);
  return parent === path ? path : join(realFolder(parent), basename(path));
}

function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const parent = dirname(path);
    if (errorCode(error) !== 'ENOENT' || parent === path) throw error;
    return join(realFolder(parent), basename(path));
  }
}

/** Recognizes a link that Helios made: it points to a release, even if the work folder was deleted since then. */
function linkedRelease(path: string): string {
  const target = readlinkSync(path);
  const release = /(?:^|\/)releases\/([0-9a-f]{16})\/site(?:\.helios)?\/?$/.exec(target.replaceAll('\\', '/'))?.[1];
  if (release === undefined) throw refused(path, `That is a link to ${target}, and Helios did not make it.`);
  return release;
}

interface DirectoryLook {
  readonly find: FindManifest;
  /** The manifest in the host folder beside the directory. */
  readonly beside: KnownManifest | undefined;
  readonly list: ListFolder;
  readonly seen: Signatures | undefined;
}

function inspectDirectory(out: string, { find, beside, list, seen: signatures }: DirectoryLook): OutState {
  const site = knownSite(out, find, beside);
  if (!site) throw refused(out, 'That folder has files that Helios did not write.');
  const { files } = site.known?.manifest ?? {};
  const seen = signatures && files && seenSite(out, files, signatures);
  if (!seen) assertOwn(out, site.paths, list);
  return { kind: 'directory', ...site, seen };
}

/** Refuses a host folder that Helios did not make. Returns the manifest in the folder. */
function inspectHostFolder(folder: string, list: ListFolder): KnownManifest | undefined {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  const known = loadManifest(folder);
  if (found?.isSymbolicLink()) linkedRelease(folder);
  else if (found?.isDirectory()) {
    // Without its manifest, nobody can tell whose the files of the folder are.
    if (!known && existsSync(join(folder, hostRulesFile))) throw refused(folder, manifestLost, deleteHostFolder);
    const names = known?.manifest.hostFiles.map(({ path }) => path) ?? [];
    assertOwn(folder, [...names, siteManifest], list);
  } else if (found) throw refused(folder, 'That is a file, and Helios writes a folder of this name beside the site.');
  return known;
}

function assertOwn(folder: string, paths: readonly string[], list: ListFolder): void {
  const [first, ...others] = foreignFiles(folder, paths, list);
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw refused(
    folder,
    `It contains ${first}${more}, which Helios did not write, and Helios replaces the whole folder.`,
    'Move the file elsewhere, into public/ if the site should have it. Or choose another folder with --out.',
  );
}

const manifestLost = `That folder of files for the host has no readable ${siteManifest}, which lists the files that Helios wrote.`;
const deleteHostFolder =
  'Delete the folder, unless it has files of your own: the export writes it anew. Or choose another folder with --out.';
const otherName = 'Choose a name that does not end in .helios with --out.';
const anotherWorkFolder = 'Set HELIOS_WORK to a folder outside of it, or choose another folder with --out.';
const outsideOfSite =
  'Choose a folder outside of it with --out, or delete that export, with the folder beside it, if it is no longer needed.';
const chooseAnother = 'Choose a new or empty folder with --out, or move the files in that one elsewhere.';

function refused(where: string, why: string, hint = chooseAnother): HeliosError {
  return new HeliosError('output-refused', {
    message: `The site can't go to ${where}. ${why}`,
    where,
    hint,
  });
}
