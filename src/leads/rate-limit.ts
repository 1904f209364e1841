import { sha256 } from './sha256.ts';

/**
 * Counts one attempt of an IP address. Returns undefined if the
 * attempt is allowed, else the seconds until the next one is.
 */
export type RateLimit = (address: string) => Promise<number | undefined>;

interface RateLimitOptions {
  /** The number of attempts that an IP address has in a minute. All of them may come at once. */
  readonly perMinute: number;
  now(): number;
}

/** The number of leads that an IP address may send in a minute without a captcha token, if a captcha is configured. */
export const unverifiedPerMinute = 3;

/** The largest number of IP addresses in memory. The one whose last attempt is oldest is removed first. */
const maxBuckets = 20_000;

/**
 * Creates a rate limit with a token bucket for each IP address. IP addresses are only in memory, as hashes with a salt
 * of this process, so nothing reveals who visited the site.
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

/**
 * Returns what identifies one visitor: an IPv4 address, or the first 64 bits
 * of an IPv6 address, because a household has a whole network of that size.
 */
function network(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = [], tail] = address.split('::', 2).map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: tail ? Math.max(0, 8 - head.length - tail.length) : 0 }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
