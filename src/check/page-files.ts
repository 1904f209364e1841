/** The paths of the files at which an export writes pages: `helios/en/pricing/index.html`. */
export function pageFiles(pathnames: Iterable<string>): ReadonlySet<string> {
  return new Set(Array.from(pathnames, (pathname) => `${pathname.slice(1)}/index.html`));
}
