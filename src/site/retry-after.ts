/** Helios waits no longer than this, even if a server's `Retry-After` asks for more. */
const maxWaitMs = 60_000;

/**
 * The wait that a `Retry-After` header asks for, in seconds or as
 * an HTTP date. Undefined if the header is missing or unreadable.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (text === '') return undefined;
  const wanted = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wanted) ? undefined : Math.min(maxWaitMs, Math.max(0, wanted));
}

/** The wait before the nth retry: 0.3, 0.6, 1.2 … seconds. */
export function backOffMs(retry: number): number {
  return 300 * 2 ** (retry - 1);
}
