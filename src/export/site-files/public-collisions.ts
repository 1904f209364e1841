import type { Finding } from '../../site/finding.ts';
import { releaseFile } from '../../site/release-layout.ts';
import type { SiteFile } from '../output/site-file.ts';
import { publicFaults, publicFinding } from './public-faults.ts';

export interface JoinedFiles {
  readonly files: readonly SiteFile[];
  readonly findings: readonly Finding[];
}

/**
 * Joins the files of the folder `public` with those of the site. A file whose path the site needs is left out and is a
 * finding. Paths that differ in upper and lower case only are the same file on some disks, and a file can't have the
 * path of a folder. A host would also send a file whose path is the address of a page instead of this page.
 */
export function joinPublicFiles(site: readonly SiteFile[], own: readonly SiteFile[]): JoinedFiles {
  const paths = new Map<string, string>();
  const folders = new Map<string, string>();
  const pages = new Map(site.map(({ path }) => [path.toLowerCase().replace(/\.html$/, ''), path]));
  const take = (path: string) => {
    paths.set(path.toLowerCase(), path);
    for (const folder of foldersOf(path)) folders.set(folder, path);
  };
  for (const { path } of [...site, { path: releaseFile }]) take(path);
  const files = [...site];
  const findings: Finding[] = [];
  for (const file of own) {
    const name = file.path.toLowerCase();
    const above = foldersOf(file.path).map((folder) => paths.get(folder));
    const other = [paths.get(name), folders.get(name), pages.get(name), ...above].find((each) => each !== undefined);
    if (other !== undefined) findings.push(publicFinding(file.path, publicFaults.taken(other)));
    else {
      files.push(file);
      take(file.path);
    }
  }
  return { files, findings };
}

/** The folders above a file, in lower case: `helios` and `helios/en` for `helios/en/404.html`. */
function foldersOf(path: string): string[] {
  const segments = path.toLowerCase().split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
