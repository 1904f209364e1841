const yearMs = 366 * 24 * 60 * 60 * 1000;

/**
 * The wait that a `Retry-After` header asks for, in seconds or as an HTTP date (RFC 9110, 10.2.3), but at most `maxMs`.
 * Without `maxMs` it is at most a year, so that a date can be computed from it. Undefined if the header is missing or
 * unreadable.
 */
export function retryAfterMs(header: string | null, now: number, { maxMs = yearMs } = {}): number | undefined {
  const text = header?.trim() ?? '';
  if (text === '') return undefined;
  const wanted = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wanted) ? undefined : Math.min(maxMs, Math.max(0, wanted));
}

export interface BackOff {
  /** The wait after the first failure. */
  readonly firstMs: number;
  readonly maxMs?: number;
  /** A source of numbers from 0 to 1. It adds up to half of the wait, so that clients do not all retry at the same time. */
  readonly random?: () => number;
}

/** The wait after the nth failure: `firstMs`, doubled with each further failure, up to `maxMs`. */
export function backOffMs(failures: number, { firstMs, maxMs = Infinity, random = () => 0 }: BackOff): number {
  return Math.round(Math.min(maxMs, firstMs * 2 ** (failures - 1)) * (1 + random() / 2));
}
