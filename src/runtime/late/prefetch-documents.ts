import type { PageLoader } from '../shared/navigation/load-page.ts';
import type { PlainLoads } from '../shared/navigation/navigating.ts';

export interface DocumentLoaderInput {
  readonly plainLoads: Promise<PlainLoads>;
  readonly request: typeof fetch;
}

/**
 * Loads documents of pages into the browser's cache, for a browser that loads each page by itself. The pages' own
 * addresses get the parameters of the visit, as their links do: the cache takes another query for another page.
 */
export function createDocumentLoader({ plainLoads, request }: DocumentLoaderInput): Pick<PageLoader, 'load'> {
  return {
    async load(pathname) {
      try {
        const { carry } = await plainLoads;
        const response = await request(carry(new URL(pathname, location.href)), { priority: 'low' });
        // Some browsers put a response into the cache only when a script has read it.
        await response.text();
      } catch {
        // A failure is ignored: the browser loads the page when the visitor follows the link.
      }
      return undefined;
    },
  };
}
