import { stripTrailingSlash } from '../../rules/pathname.ts';
import { offlinePath } from '../../rules/worker-site.ts';
import { loadWhole, type PageLoader, type WholePage } from '../shared/navigation/load-page.ts';
import { ownPath } from '../shared/navigation/own-path.ts';

export interface ShowVisitedInput {
  readonly loader: PageLoader;
  readonly show: (page: WholePage) => void;
}

/**
 * Replaces the offline page by the requested page if the data of the requested page is cached. The service worker has
 * only the data, and no document, of a page that the visitor saw without a reload. Without a network, it answers a
 * request for such a page with the offline page.
 */
export async function showVisited({ loader, show }: ShowVisitedInput): Promise<void> {
  const path = ownPath();
  if (!path.endsWith(offlinePath) || path === stripTrailingSlash(location.pathname)) return;
  const found = await loadWhole(location.pathname, loader);
  if (found && 'page' in found) show(found);
}
