import type { HostRules } from '../site/host-rules.ts';
import { pageFileOf } from '../site/page-file.ts';

/** The paths of the files at which an export writes pages: `helios/en/pricing.html`. */
export function pageFiles(
  pathnames: Iterable<string>,
  { trailingSlash }: Pick<HostRules, 'trailingSlash'>,
): ReadonlySet<string> {
  return new Set(Array.from(pathnames, (pathname) => pageFileOf(pathname, trailingSlash)));
}
