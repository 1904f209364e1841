import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { HeliosError } from '../../site/helios-error.ts';
import { errorCode } from './file-error.ts';
import { parseManifest, releaseId, siteManifest } from './manifest.ts';
import { readIfThere } from './manifest-files.ts';
import type { Manifest } from './site-file.ts';

/**
 * The state of the path `out` before an export: absent, an empty folder, a link to a release, or a folder written by
 * Helios.
 */
export type OutState =
  | { readonly kind: 'absent' | 'empty' }
  | { readonly kind: 'link'; readonly release: string }
  | { readonly kind: 'plain'; readonly release: string; readonly manifest: Manifest; readonly manifestText: string };

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
  if (path === work || isInside(path, work) || isInside(work, path)) {
    throw refused(path, `Helios stores its own files in ${work}.`);
  }
  if (isInside(resolve(folders.work), resolve(out))) {
    throw refused(path, `The site would contain the files of Helios itself (${folders.work}).`);
  }
  if (path.split(sep).includes('.git')) throw refused(path, 'That is a part of a Git repository.');
  return path;
}

/** Finds out what is at the path `out` now. Throws HeliosError if Helios did not make it. */
export function inspectOut(out: string): OutState {
  const found = lstatSync(out, { throwIfNoEntry: false });
  if (!found) return { kind: 'absent' };
  if (found.isSymbolicLink()) return inspectLink(out);
  if (!found.isDirectory()) throw refused(out, 'That is a file.');
  const names = readdirSync(out);
  if (names.includes('.git')) throw refused(out, 'That folder is a Git repository.');
  return names.length === 0 ? { kind: 'empty' } : inspectPlain(out);
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

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`);
}

/** Recognizes a link that Helios made: it points to a release, even if the work folder was deleted since then. */
function inspectLink(out: string): OutState {
  const target = readlinkSync(out);
  const release = /(?:^|\/)releases\/([0-9a-f]{16})\/site\/?$/.exec(target.replaceAll('\\', '/'))?.[1];
  if (release === undefined) throw refused(out, `That is a link to ${target}, and Helios did not make it.`);
  return { kind: 'link', release };
}

function inspectPlain(out: string): OutState {
  const manifestText = readIfThere(join(out, siteManifest));
  const manifest = manifestText === undefined ? undefined : parseManifest(manifestText);
  if (manifestText === undefined || !manifest) throw refused(out, 'That folder has files that Helios did not write.');
  const listed = new Set([siteManifest, ...manifest.files.map((file) => file.path)]);
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = relative(out, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    if (!entry.isFile() || !listed.has(path))
      throw refused(out, `The file ${path} in it does not belong to the last export.`);
  }
  return { kind: 'plain', release: releaseId(manifestText), manifest, manifestText };
}

function refused(where: string, why: string): HeliosError {
  return new HeliosError('output-refused', {
    message: `The export can't go to ${where}. ${why}`,
    where,
    hint: 'Choose a new or empty folder with --out, or move the files in that one elsewhere.',
  });
}
