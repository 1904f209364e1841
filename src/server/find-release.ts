import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HeliosError } from '../site/helios-error.ts';
import { type HostRules, hostRulesFile, parseHostRules } from '../site/host-rules.ts';
import { hostFolderOf, parseReleaseFile, releaseFile, siteManifest } from '../site/release-layout.ts';

/** The place of a site, and a text that is different for each release that was ever there. */
export interface SitePlace {
  /** The real path of the site's folder. */
  readonly root: string;
  readonly identity: string;
}

/** An exported site with the files beside it. */
export interface FoundRelease extends SitePlace {
  readonly id: string;
  /** The folder with the files that no visitor may read. */
  readonly hostFolder: string;
  readonly rules: HostRules;
}

/**
 * Finds the exported site in a folder. Throws HeliosError `output-missing` if there is none, or no host folder for it.
 */
export async function findRelease(folder: string): Promise<FoundRelease> {
  for (let attempt = 1; ; attempt += 1) {
    const place = await findSite(folder);
    const id = parseReleaseFile(await readFile(join(place.root, releaseFile), 'utf8')) ?? '';
    const hostFolder = await findHostFolder(place.root, id);
    const rules = hostFolder === undefined ? undefined : await loadRules(hostFolder);
    if (hostFolder !== undefined && rules) return { ...place, id, hostFolder, rules };
    if (attempt === maxAttempts) throw await withoutHostFolder(folder, place.root, id);
    await wait(retryMs);
  }
}

/**
 * How often the site and its host folder are read until they match, and the pause between: an export exchanges the two
 * folders one after the other, within a millisecond.
 */
const [maxAttempts, retryMs] = [3, 20];

/** Finds the site in a folder without a look at the files beside it. Throws HeliosError `output-missing`. */
export async function findSite(folder: string): Promise<SitePlace> {
  try {
    const root = await realpath(folder);
    const { ino, mtimeMs, size } = await stat(join(root, releaseFile));
    return { root, identity: [root, ino, mtimeMs, size].join(':') };
  } catch (cause) {
    throw new HeliosError('output-missing', {
      message: `There is no exported site in ${folder}.`,
      where: folder,
      hint: 'Run `helios export` first, or name the folder of an export.',
      cause,
    });
  }
}

/**
 * Finds the host folder of a release. An export exchanges first the site and then its host folder. Between the two, and
 * if the export is killed there, the right host folder is still the temporary folder in which the export made it.
 */
async function findHostFolder(root: string, id: string): Promise<string | undefined> {
  const usual = hostFolderOf(root);
  if ((await releaseOf(usual)) === id) return usual;
  const start = `${basename(root)}.partial-`;
  const names = (await readdir(dirname(root))).filter((name) => name.startsWith(start) && name.endsWith('.helios'));
  for (const path of names.map((name) => join(dirname(root), name))) if ((await releaseOf(path)) === id) return path;
  return undefined;
}

/** The id of the release that a host folder belongs to. Undefined if it has no manifest. */
async function releaseOf(hostFolder: string): Promise<unknown> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(hostFolder, siteManifest), 'utf8'));
    return typeof manifest === 'object' && manifest !== null && 'id' in manifest ? manifest.id : undefined;
  } catch {
    return undefined; // The folder is missing, or being replaced.
  }
}

async function withoutHostFolder(folder: string, root: string, id: string): Promise<HeliosError> {
  const other = await releaseOf(hostFolderOf(root));
  const fault = other === undefined ? 'is missing' : `is that of the release ${other}`;
  return new HeliosError('output-missing', {
    message: `The folder ${folder} has the release ${id}, but the folder beside it with the host's files, ${hostFolderOf(root)}, ${fault}.`,
    where: hostFolderOf(root),
    hint: '`helios export` writes both folders: copy them together. Only an upload to a CDN leaves the second one out.',
  });
}

/** Loads the host rules. Undefined if the file is missing: the folder has just been moved. */
async function loadRules(hostFolder: string): Promise<HostRules | undefined> {
  const path = join(hostFolder, hostRulesFile);
  try {
    return parseHostRules(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    if (cause instanceof HeliosError) throw cause;
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw new HeliosError('bad-config', {
      message: `${hostRulesFile} of the export is not JSON.`,
      where: path,
      hint: 'Run `helios export` again: it writes this file.',
      cause,
    });
  }
}
