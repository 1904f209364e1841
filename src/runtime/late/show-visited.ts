import { stripTrailingSlash } from '../../rules/pathname.ts';
import { offlinePath } from '../../rules/worker-site.ts';
import { loadWhole, type PageLoader, type WholePage } from '../shared/navigation/load-page.ts';
import { ownPath } from '../shared/navigation/own-path.ts';

export interface ShowVisitedInput {
  readonly loader: PageLoader;
  readonly show: (page: WholePage) => void;
}

/**
 * Without a network the service worker gives out the offline page for an address whose document it does not have. If the
 * page was visited without a reload its data is kept, and takes the place of the message.
 */
export async function showVisited({ loader, show }: ShowVisitedInput): Promise<void> {
  const path = ownPath();
  if (!path.endsWith(offlinePath) || path === stripTrailingSlash(location.pathname)) return;
  const found = await loadWhole(location.pathname, loader);
  if (found) show(found);
}
