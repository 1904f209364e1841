import { statSync } from 'node:fs';
import { join } from 'node:path';
import { signatureOf } from '../../disk/seen-paths.ts';
import { hostFolderOf, parseReleaseFile, releaseFile, siteManifest } from '../../site/release-layout.ts';
import { parseEarlierManifest, parseManifest } from './parse-manifest.ts';
import { readIfThere } from './read-if-there.ts';
import type { Manifest } from './site-file.ts';

/** A manifest and its text, from which the same release can be written again. */
export interface KnownManifest {
  readonly manifest: Manifest;
  readonly manifestText: string;
}

/** What is known about a folder that Helios wrote. */
export interface KnownSite {
  /** The paths of all files that belong to the site. */
  readonly paths: readonly string[];
  /** Undefined for a site of an earlier version of Helios, whose manifest has another form. */
  readonly known: KnownManifest | undefined;
}

/** Finds the manifest of a release by its id, where the host folder of a site is missing. */
export type FindManifest = (id: string) => KnownManifest | undefined;

/**
 * Finds out which site a folder contains, whole or in part. Returns undefined if Helios did not write it. The manifest
 * is in the host folder, `beside` the site. If the host folder is missing, or belongs to another release because an
 * export was killed, `find` may know the manifest.
 */
export function knownSite(
  folder: string,
  find: FindManifest,
  beside: KnownManifest | undefined = loadManifest(hostFolderOf(folder)),
): KnownSite | undefined {
  const id = releaseIn(folder);
  const known = id === undefined || beside?.manifest.id === id ? beside : find(id);
  if (known) return { paths: known.manifest.files.map(({ path }) => path), known };
  const earlier = parseEarlierManifest(readIfThere(join(folder, siteManifest)) ?? '');
  return earlier && { paths: [...earlier, siteManifest], known: undefined };
}

/** The id of the release in a site's folder. Undefined if the folder has no release file. */
export function releaseIn(folder: string): string | undefined {
  return parseReleaseFile(readIfThere(join(folder, releaseFile)) ?? '');
}

/**
 * The manifest that was loaded last, with the signature of its file: an export loads that of the site in `out` when it
 * begins and when it replaces it. The module keeps it, because those who load it have no value in common. It can't be out
 * of date: a file with another signature is read, and its text is compared.
 */
let latest: (KnownManifest & { readonly signature: string | undefined }) | undefined;

/** Loads the manifest of a host folder. Returns undefined if it has none. */
export function loadManifest(hostFolder: string): KnownManifest | undefined {
  const file = join(hostFolder, siteManifest);
  const stats = statSync(file, { throwIfNoEntry: false });
  const signature = stats && `${stats.dev} ${signatureOf(stats)}`;
  if (signature !== undefined && signature === latest?.signature) return latest;
  const manifestText = readIfThere(file);
  if (manifestText === undefined) return undefined;
  if (manifestText === latest?.manifestText) return latest;
  const manifest = parseManifest(manifestText);
  if (!manifest) return undefined;
  latest = { manifest, manifestText, signature };
  return latest;
}
