import { dirname } from 'node:path/posix';
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
 * Takes a page from a release, with all its files. Undefined if one of them is missing or damaged.
 *
 * Every file that only some pages have carries a hash in its name, so a name that occurs in a text is a reference to this
 * file: in the page, in its page data, and in the scripts, styles and data to which these lead.
 */
export async function takePage(pathname: string, release: PublishedRelease): Promise<PageInRelease | undefined> {
  const { files, pathPrefix } = release.manifest;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const page = byPath.get(findPageFile(pathname, (path) => byPath.has(path)) ?? '');
  const html = page && (await release.read(page));
  if (!page || !html) return undefined;
  const data = byPath.get(pageDataPathname(pathPrefix, pathname).slice(1));
  const needed = new Set(data ? [page, data] : [page]);
  const named = hashedNames(files);
  // Files that are added to the set while it is read are read too.
  for (const file of needed) {
    const bytes = await release.read(file);
    if (!bytes) return undefined;
    if (!hasReferences.test(file.path)) continue;
    for (const name of namesIn(Buffer.from(bytes).toString()))
      for (const each of named.get(name) ?? []) needed.add(each);
  }
  needed.delete(page);
  return { html: Buffer.from(html).toString(), page, companions: [...needed] };
}

/** Files in which other files are named. */
const hasReferences = /\.(?:html|js|json|css|svg|webmanifest)$/;

/** The files with a hash in their names, by their names. Page data refers to shared data without its extension. */
function hashedNames(files: readonly SiteFile[]): Map<string, SiteFile[]> {
  const named = files
    .filter(({ cache }) => cache === 'immutable')
    .flatMap((file) => {
      const name = file.path.slice(dirname(file.path).length + 1);
      const shared = name.endsWith('.json') ? [{ name: name.slice(0, -'.json'.length), file }] : [];
      return [{ name, file }, ...shared];
    });
  return new Map(
    Array.from(
      Map.groupBy(named, ({ name }) => name),
      ([name, entries]) => [name, entries.map(({ file }) => file)],
    ),
  );
}

function namesIn(text: string): Set<string> {
  return new Set(text.match(/[\w.~@+-]+/g));
}
