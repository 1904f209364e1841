import type { SiteFile } from './site-file.ts';

const indexes = new WeakMap<readonly SiteFile[], ReadonlyMap<string, SiteFile>>();

/** The files of a list by their paths. A list is indexed once: an edit needs that of the last release several times. */
export function indexFiles(files: readonly SiteFile[]): ReadonlyMap<string, SiteFile> {
  const index = indexes.get(files) ?? new Map(files.map((file) => [file.path, file]));
  indexes.set(files, index);
  return index;
}

/** The paths that none of the files has. */
export function pathsWithout(paths: Iterable<string>, files: readonly SiteFile[]): string[] {
  const own = indexFiles(files);
  return Array.from(paths).filter((path) => !own.has(path));
}
