import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hostFolderOf, siteManifest } from '../../site/release-layout.ts';

/**
 * Returns the folder of an export in which a path lies: a site or a host folder. Helios replaces both as a whole, and
 * refuses files in them that it did not write. Returns undefined if the path lies in neither.
 */
export function siteAround(path: string): string | undefined {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if ([folder, hostFolderOf(folder)].some((each) => existsSync(join(each, siteManifest)))) return folder;
  }
  return undefined;
}
