import { stripTrailingSlash } from '../../rules/pathname.ts';
import { offlinePath } from '../../rules/worker-site.ts';
import { loadWhole, type PageLoader, type WholePage } from '../shared/navigation/load-page.ts';
import { ownPath } from '../shared/navigation/own-path.ts';

export interface ShowVisitedInput {
  readonly loader: PageLoader;
  readonly show: (page: WholePage) => void;
}

/**
 * Replaces the offline page by the requested page if the page's data is cached. Without a network, the service worker
 * answers with the offline page for a page that the visitor saw without a reload: it has the data but not the document.
 */
export async function showVisited({ loader, show }: ShowVisitedInput): Promise<void> {
  const path = ownPath();
  if (!path.endsWith(offlinePath) || path === stripTrailingSlash(location.pathname)) return;
  const found = await loadWhole(location.pathname, loader);
  if (found) show(found);
}
