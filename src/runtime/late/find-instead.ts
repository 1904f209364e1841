import type { AppData } from '../../rules/page-data.ts';
import { pageDataPathname } from '../../rules/pathname.ts';
import { localeRoot, wildcardFor } from '../shared/navigation/addresses.ts';
import { type JsonAnswer, loadJson, timeoutMs } from '../shared/navigation/load-json.ts';
import type { MovedPage } from '../shared/navigation/load-page.ts';
import { findMoved } from './find-moved.ts';

export interface FindInsteadInput {
  /** The pathname of an address without page data, without a slash at its end. */
  readonly pathname: string;
  /** The status of the answer to the request for its page data. */
  readonly status: number;
  /** The site's app data, which name the wildcard pages and the file with the redirects of each locale. */
  readonly app: AppData | undefined;
  readonly pathPrefix: string;
  readonly request: typeof fetch;
}

/**
 * Finds what answers an address without page data (docs/contract.md, section 8.5): the target of a redirect, a wildcard
 * page above the address, the locale's 404 page or its 500 page. Undefined if the browser should load the address.
 */
export async function findInstead(input: FindInsteadInput): Promise<MovedPage | JsonAnswer | undefined> {
  const { status, pathname, app, pathPrefix, request } = input;
  const moved = await findMoved(input);
  if (moved) return moved;
  const pageData = (path: string) => loadJson(pageDataPathname(pathPrefix, path), request);
  if (status === 500) return pageData(`${localeRoot(pathname, pathPrefix)}/500`);
  // A page is also missing if the answer has status 200 but no page data: for a missing file some hosts send a page of
  // their own.
  if (status !== 404 && status !== 200) return undefined;
  const wildcard = wildcardFor(pathname, app?.matchPaths ?? []);
  if (wildcard) return pageData(wildcard);
  // The address exists but has no page data: it is a file, or a page that Helios did not render.
  if (await exists(pathname, request)) return undefined;
  return pageData(`${localeRoot(pathname, pathPrefix)}/404`);
}

/**
 * Asks the host by a HEAD request whether an address exists. Also true if no answer comes: then the browser loads the
 * address.
 */
async function exists(pathname: string, request: typeof fetch): Promise<boolean> {
  // `fetch` would request `//name` from another host, so such a pathname counts as missing.
  if (pathname.startsWith('//')) return false;
  try {
    return (await request(pathname, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })).ok;
  } catch {
    return true;
  }
}
