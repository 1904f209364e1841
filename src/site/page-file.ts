import { stripTrailingSlash, type TrailingSlash } from '../rules/pathname.ts';

/** Tests whether the export has a file. Paths do not begin with a slash: `helios/en/pricing.html`. */
export type HasFile = (path: string) => boolean;

/**
 * Decides the file of a page: `helios/en/pricing.html`, or `helios/en/pricing/index.html` where addresses end with a
 * slash. Static hosts send the first at `/helios/en/pricing` and the second at `/helios/en/pricing/`, and redirect the
 * other spelling, so that the file decides the address. With the policy `legacy` both spellings are addresses, and the
 * canonical one has no slash.
 */
export function pageFileOf(pathname: string, policy: TrailingSlash): string {
  const [plain, inFolder] = candidates(pathname);
  return policy === 'always' ? inFolder : plain;
}

/** Finds the file of a page in an export of either layout: an earlier release may have the other one. */
export function findPageFile(pathname: string, hasFile: HasFile): string | undefined {
  return candidates(pathname).find(hasFile);
}

function candidates(pathname: string): readonly [plain: string, inFolder: string] {
  const path = stripTrailingSlash(pathname).slice(1);
  return [`${path}.html`, path === '' ? 'index.html' : `${path}/index.html`];
}

/** The pathname at which visitors see an HTML file as a page, without a slash at its end. Undefined for other files. */
export function pathnameOfPageFile(path: string): string | undefined {
  const [, pathname] = /^(.*?)(?:(?:^|\/)index)?\.html$/s.exec(path) ?? [];
  return pathname === undefined ? undefined : `/${pathname}`;
}

/** True for the file that a host sends at the address of its folder: `index.html`, but not `price-index.html`. */
export function isIndexFile(path: string): boolean {
  return /(?:^|\/)index\.html$/.test(path);
}

/** The copies of the default locale's error pages where hosts look for them. */
export const rootErrorFiles: ReadonlySet<string> = new Set(['404.html', '500.html']);
