import { indexFiles } from '../../export/output/index-files.ts';
import type { SiteFile } from '../../export/output/site-file.ts';
import type { PageRecord } from '../../export/render/page-record.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';
import { releaseFile } from '../../site/release-layout.ts';
import { type LastSite, pathsOf } from '../last-site.ts';

export interface FilesInput {
  /** The files of the last release. */
  readonly files: readonly SiteFile[];
  readonly pages: readonly PageVersions[];
  /** The files of the new versions of the pages, and the files of the site that change with them. */
  readonly made: readonly SiteFile[];
  readonly sharedFiles: LastSite['sharedFiles'];
}

export interface PatchedFiles extends Pick<LastSite, 'sharedFiles'> {
  /** All files of the site except the release file, which publishing adds. */
  readonly files: readonly SiteFile[];
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

/** Replaces the files of some pages by those of their new versions, and removes files that no page needs any more. */
export function patchFiles({ files, pages, made, sharedFiles }: FilesInput): PatchedFiles {
  const before = indexFiles(files);
  const users = usersAfter(pages, { before, sharedFiles });
  const removed = new Set([...users].flatMap(([path, count]) => (count === 0 && before.has(path) ? [path] : [])));
  const replaced = new Map(made.map((file) => [file.path, file]));
  const kept = files.filter(({ path }) => path !== releaseFile && !removed.has(path) && !replaced.has(path));
  const shared = Object.entries({ ...sharedFiles, ...Object.fromEntries(users) });
  return {
    files: [...kept, ...replaced.values()],
    added: new Set([...replaced.keys()].filter((path) => !before.has(path))),
    removed,
    sharedFiles: Object.fromEntries(shared.filter(([, count]) => count > 1)),
  };
}

/** Returns how many pages of the new site need each file that the old or new version of one of these pages needs. */
function usersAfter(
  pages: readonly PageVersions[],
  {
    before,
    sharedFiles,
  }: Pick<FilesInput, 'sharedFiles'> & { readonly before: Pick<ReadonlyMap<string, SiteFile>, 'has'> },
): ReadonlyMap<string, number> {
  const users = new Map<string, number>();
  const add = (record: PageRecord, count: number) => {
    for (const path of pathsOf(record)) {
      const known = users.get(path) ?? sharedFiles[path] ?? (before.has(path) ? 1 : 0);
      users.set(path, known + count);
    }
  };
  // The count of a file can be negative until the new versions are counted: old versions may need a file that is not in
  // the release.
  for (const { before: record } of pages) add(record, -1);
  for (const { after: record } of pages) add(record, 1);
  return users;
}
