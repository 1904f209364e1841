import fastGlob from 'fast-glob';
import { stripTrailingSlash } from '../rules/pathname.ts';
import { findPageFile, pathnameOfPageFile } from '../site/page-file.ts';
import { createReleaseReader } from './release.ts';

/**
 * Finds the pathname at which a visit of an export begins: the first of `wanted` that the export has, else the page
 * with the shortest pathname. A part of the site and the catalogue have no home page. Throws HeliosError
 * `output-missing`.
 */
export async function findFirstPage(folder: string, wanted: readonly string[]): Promise<string> {
  const { hasFile, rules } = await createReleaseReader(folder).open();
  const home = wanted.find((pathname) => findPageFile(pathname, hasFile) !== undefined);
  if (home !== undefined) return home;
  const files = await fastGlob.glob('**/*.html', { cwd: folder, followSymbolicLinks: false });
  const pathnames = files.flatMap((file) => pathnameOfPageFile(file) ?? []);
  const errorPages = new Set([...rules.notFound.map(({ page }) => page), rules.serverError].map(stripTrailingSlash));
  const isErrorPage = (pathname: string) => errorPages.has(pathname) || /\/(?:404|500)$/.test(pathname);
  const [first] = pathnames.toSorted(
    (a, b) => Number(isErrorPage(a)) - Number(isErrorPage(b)) || a.length - b.length || (a < b ? -1 : 1),
  );
  return first ?? '/';
}
