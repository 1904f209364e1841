import { sha256 } from './sha256.ts';

/** Takes one attempt from an address's bucket: undefined if there was one, else the seconds until there is one again. */
export type RateLimit = (address: string) => Promise<number | undefined>;

interface RateLimitOptions {
  /** Attempts a minute an address has, on average and at once. */
  readonly perMinute: number;
  now(): number;
}

/** Without a captcha's word an address may send this many leads a minute, where others bring one. */
export const unverifiedPerMinute = 3;

/** Addresses remembered at once; the one unheard of for longest goes first. */
const maxBuckets = 20_000;

/**
 * A token bucket for each address. Addresses are kept in memory alone, as hashes with a salt of this process: nobody can
 * read out of it who was here.
 */
export function createRateLimit({ perMinute, now }: RateLimitOptions): RateLimit {
  const salt = crypto.randomUUID();
  const buckets = new Map<string, { tokens: number; at: number }>();
  const refillMs = 60_000 / perMinute;
  return async (address) => {
    const key = await sha256(salt + network(address));
    const { tokens, at } = buckets.get(key) ?? { tokens: perMinute, at: now() };
    const filled = Math.min(perMinute, tokens + (now() - at) / refillMs);
    const isAllowed = filled >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: isAllowed ? filled - 1 : filled, at: now() });
    const [oldest] = buckets.keys();
    if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest);
    return isAllowed ? undefined : Math.ceil(((1 - filled) * refillMs) / 1000);
  };
}

/** A household has a whole network of 64 bits of IPv6 to itself. */
function network(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = [], tail] = address.split('::', 2).map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: tail ? Math.max(0, 8 - head.length - tail.length) : 0 }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
