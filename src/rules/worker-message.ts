/** What a page may ask of the service worker. */
export type WorkerMessage =
  /** Forget all pages: they may be of another build. */
  | { readonly type: 'clear' }
  /** These were visited, or brought before the worker was there: full addresses. */
  | { readonly type: 'keep'; readonly urls: readonly string[] };

/** Undefined if it is no message of ours: anything may be posted. */
export function parseMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'clear') return { type: 'clear' };
  if (data.type !== 'keep' || !('urls' in data) || !Array.isArray(data.urls)) return undefined;
  return { type: 'keep', urls: data.urls.filter((url) => typeof url === 'string' && URL.canParse(url)) };
}
