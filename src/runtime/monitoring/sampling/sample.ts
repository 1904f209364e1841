import { isCrawler } from '../../shared/is-crawler.ts';

/** The part of all sessions that is monitored (docs/contract.md, section 9.8). */
const samplingRate = 0.05;

export interface SampleInput {
  /** The session of this tab as Faro stored it, JSON. Null if no session of this tab is sampled. */
  readonly stored: string | null;
  readonly userAgent: string;
  /** The address of the document before, `document.referrer`. Empty if there is none or the browser keeps it back. */
  readonly referrer: string;
  /** The origin of the site. */
  readonly origin: string;
  /** A number from 0, inclusive, to 1, exclusive. */
  readonly draw: () => number;
}

/**
 * Decides whether a session is monitored, before anything of the monitoring is loaded. Sessions that are not sampled
 * store nothing, so the random draw takes place only on a session's first page: a page that was reached from another
 * page of the site belongs to a session whose draw has taken place.
 */
export function isSampled({ stored, userAgent, referrer, origin, draw }: SampleInput): boolean {
  if (isCrawler(userAgent)) return false;
  if (stored !== null) return isSampledSession(stored);
  const isFirstPage = !`${referrer}/`.startsWith(`${origin}/`);
  return isFirstPage && draw() < samplingRate;
}

function isSampledSession(stored: string): boolean {
  try {
    const session: unknown = JSON.parse(stored);
    return typeof session === 'object' && session !== null && 'isSampled' in session && session.isSampled === true;
  } catch {
    // Another script has written the value: no session is known.
    return false;
  }
}
