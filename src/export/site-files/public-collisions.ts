import type { Finding } from '../../site/finding.ts';
import { pathnameOfPageFile } from '../../site/page-file.ts';
import { releaseFile } from '../../site/release-layout.ts';
import type { SiteFile } from '../output/site-file.ts';
import { publicFaults, publicFinding } from './public-faults.ts';

export interface JoinedFiles {
  readonly files: readonly SiteFile[];
  readonly findings: readonly Finding[];
}

export interface PublicJoin {
  /** The files of the folder `public`. */
  readonly own: readonly SiteFile[];
  /** The paths of all pages of the site. A part has only some of them. */
  readonly pages: readonly string[];
}

/**
 * Joins the files of the folder `public` with those of the site. A file whose path the site needs is left out and is a
 * finding. Paths that differ in upper and lower case only are the same file on some disks, and a file can't have the
 * path of a folder. A host sends one file at an address: of `pricing`, `pricing.html` and `pricing/index.html` it would
 * show only one.
 */
export function joinPublicFiles(site: readonly SiteFile[], { own, pages }: PublicJoin): JoinedFiles {
  const paths = new Map<string, string>();
  const folders = new Map<string, string>();
  const addresses = new Map<string, string>();
  const take = (path: string) => {
    paths.set(path.toLowerCase(), path);
    for (const folder of foldersOf(path)) folders.set(folder, path);
    if (path.endsWith('.html')) addresses.set(addressOf(path), path);
  };
  // A file that many pages share is in the list once for each page.
  const sitePaths = new Set(site.map((file) => file.path));
  for (const path of [...pages, ...sitePaths, releaseFile]) take(path);
  const files = [...site];
  const findings: Finding[] = [];
  for (const file of own) {
    const name = file.path.toLowerCase();
    const above = foldersOf(file.path).map((folder) => paths.get(folder));
    const same = [paths.get(name), folders.get(name), ...above].find((each) => each !== undefined);
    const shown = addresses.get(addressOf(file.path));
    if (same !== undefined) findings.push(publicFinding(file.path, publicFaults.taken(same)));
    else if (shown !== undefined) findings.push(publicFinding(file.path, publicFaults.sameAddress(shown)));
    else {
      files.push(file);
      take(file.path);
    }
  }
  return { files, findings };
}

/** The address at which hosts show a file, in lower case: `/pricing` for `pricing`, `pricing.html`, `pricing/index.html`. */
function addressOf(path: string): string {
  return (pathnameOfPageFile(path) ?? `/${path}`).toLowerCase();
}

/** The folders above a file, in lower case: `helios` and `helios/en` for `helios/en/404.html`. */
function foldersOf(path: string): string[] {
  const segments = path.toLowerCase().split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
