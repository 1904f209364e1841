/** A message from a page to the service worker. */
export type WorkerMessage =
  /** The worker deletes all cached pages. A page sends this message when it finds a new build. */
  | { readonly type: 'clear' }
  /**
   * The worker caches these absolute URLs: visited pages, and requests that a page started before the worker took
   * control.
   */
  | { readonly type: 'keep'; readonly urls: readonly string[] };

/** Parses a message of a page. Undefined for all other data, since any script can post messages. */
export function parseMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'clear') return { type: 'clear' };
  if (data.type !== 'keep' || !('urls' in data) || !Array.isArray(data.urls)) return undefined;
  return { type: 'keep', urls: data.urls.filter((url) => typeof url === 'string' && URL.canParse(url)) };
}
