import { applyTrailingSlash, type TrailingSlash, trailingSlashPolicies } from '../../rules/pathname.ts';
import { neverSent } from '../../site/host.ts';
import { pathnameOfPageFile } from '../../site/page-file.ts';
import { indexFiles } from './index-files.ts';
import type { Manifest, SiteFile } from './site-file.ts';

/** The files of a site that differ from those of the release before it. */
export interface Changes {
  /** Id of the release that the files are compared with. */
  readonly against: string;
  /** Paths as in the manifest: `helios/en/pricing.html`. */
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /**
   * The addresses at which a cache may hold an answer of the earlier release: `/helios/en/pricing`. Files whose names
   * contain their hash are left out, because such an address never has another answer.
   */
  readonly addresses: readonly string[];
}

/** Compares the files of two manifests. */
export function compareFiles(before: Manifest, after: Manifest): Changes {
  const [old, fresh] = [indexFiles(before.files), indexFiles(after.files)];
  const changed = after.files.filter((file) => isOther(old.get(file.path), file));
  const added = after.files.filter(({ path }) => !old.has(path));
  const removed = before.files.filter(({ path }) => !fresh.has(path));
  const purged = [...changed, ...[...added, ...removed].filter(({ cache }) => cache !== 'immutable')];
  const policy = trailingSlashPolicies.find((each) => each === after.trailingSlash) ?? 'legacy';
  return {
    against: before.id,
    changed: changed.map(({ path }) => path),
    added: added.map(({ path }) => path),
    removed: removed.map(({ path }) => path),
    addresses: [...new Set(purged.flatMap(({ path }) => addressesOf(path, policy)))].sort(),
  };
}

function isOther(old: SiteFile | undefined, { sha256 }: SiteFile): boolean {
  return old !== undefined && old.sha256 !== sha256;
}

/** The addresses at which a host sends a file. With the policy `legacy` a page answers with and without a slash. */
function addressesOf(path: string, policy: TrailingSlash): string[] {
  if (neverSent.has(path)) return [];
  const pathname = pathnameOfPageFile(path);
  if (pathname === undefined) return [`/${path}`];
  const own = policy === 'legacy' ? [pathname, `${pathname}/`] : [applyTrailingSlash(pathname, policy)];
  // A CDN whose function maps addresses to files stores the answer under the file's path, and an HTML file that is no
  // page is sent at its own path.
  return path.endsWith('/index.html') ? own : [...own, `/${path}`];
}
