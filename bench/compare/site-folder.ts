import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/disk/entries-below.ts';
import { hostFolderOf, releaseFile, siteManifest } from '../../src/site/release-layout.ts';

/** The files of an export by their path, such as `helios/en.html`. */
export type Site = ReadonlyMap<string, Buffer>;

/** A value of the old export and the corresponding value of the new one. */
export interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** An error whose message is a sentence that says why a folder cannot be compared. */
export class UnreadableSite extends Error {}

/**
 * Reads a whole export into memory, with the files of its host folder. The release file is left out: its content is a
 * hash of all others. Throws `UnreadableSite` for a folder that is no export.
 */
export function readSite(folder: string): Site {
  if (!existsSync(folder)) throw new UnreadableSite(`There is no folder ${folder}.`);
  const site = new Map([...readFolder(hostFolderOf(folder)), ...readFolder(folder)]);
  if (!site.has(siteManifest)) {
    throw new UnreadableSite(`${folder} is no export: ${siteManifest} is not in ${hostFolderOf(folder)}.`);
  }
  site.delete(releaseFile);
  return site;
}

function readFolder(folder: string): [string, Buffer][] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder, { hidden: 'included' }).map((file) => [file, readFileSync(join(folder, file))]);
}
