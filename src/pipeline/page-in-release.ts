import { dirname } from 'node:path/posix';
import { indexFiles } from '../export/output/index-files.ts';
import type { PublishedRelease } from '../export/output/published-release.ts';
import type { SiteFile } from '../export/output/site-file.ts';
import { pageDataPathname } from '../rules/pathname.ts';
import { findPageFile } from '../site/page-file.ts';

/** A page as a release has it, with every file that it needs. */
export interface PageInRelease {
  readonly html: string;
  readonly page: SiteFile;
  /** Page data, shared data, styles, scripts, fonts, images, media files. */
  readonly companions: readonly SiteFile[];
}

/**
 * Takes a page with all its files from a release. Returns undefined if one of them is missing or damaged.
 *
 * The files that only some pages need are found by their names, which contain a hash: if such a name occurs in the
 * page, in its page data, or in a file that was found, the page needs the file with this name.
 */
export async function takePage(pathname: string, release: PublishedRelease): Promise<PageInRelease | undefined> {
  const { files, pathPrefix } = release.manifest;
  const byPath = indexFiles(files);
  const page = byPath.get(findPageFile(pathname, (path) => byPath.has(path)) ?? '');
  const html = page && (await release.read(page));
  if (!page || !html) return undefined;
  const data = byPath.get(pageDataPathname(pathPrefix, pathname).slice(1));
  const needed = new Set(data ? [page, data] : [page]);
  const byName = hashedNames(files);
  // The loop also visits the files that are added to the set while it runs.
  for (const file of needed) {
    const bytes = await release.read(file);
    if (!bytes) return undefined;
    if (!hasReferences.test(file.path)) continue;
    for (const name of namesIn(Buffer.from(bytes).toString()))
      for (const each of byName.get(name) ?? []) needed.add(each);
  }
  needed.delete(page);
  return { html: Buffer.from(html).toString(), page, companions: [...needed] };
}

/** Matches the paths of files that may contain the names of other files. */
const hasReferences = /\.(?:html|js|json|css|svg|webmanifest)$/;

const nameIndexes = new WeakMap<readonly SiteFile[], ReadonlyMap<string, readonly SiteFile[]>>();

/** The files with a hash in their names, by their names. A list is indexed once, although many pages may be taken. */
function hashedNames(files: readonly SiteFile[]): ReadonlyMap<string, readonly SiteFile[]> {
  const index = nameIndexes.get(files) ?? indexNames(files);
  nameIndexes.set(files, index);
  return index;
}

/**
 * Returns the files with a hash in their names, by their names. JSON files are also listed by their names without the
 * extension, because page data refers to shared data in this way.
 */
function indexNames(files: readonly SiteFile[]): Map<string, SiteFile[]> {
  const entries = files
    .filter(({ cache }) => cache === 'immutable')
    .flatMap((file) => {
      const name = file.path.slice(dirname(file.path).length + 1);
      const shared = name.endsWith('.json') ? [{ name: name.slice(0, -'.json'.length), file }] : [];
      return [{ name, file }, ...shared];
    });
  return new Map(
    Array.from(
      Map.groupBy(entries, ({ name }) => name),
      ([name, same]) => [name, same.map(({ file }) => file)],
    ),
  );
}

function namesIn(text: string): Set<string> {
  return new Set(text.match(/[\w.~@+-]+/g));
}
