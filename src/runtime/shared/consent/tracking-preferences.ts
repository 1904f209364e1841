import { type Cookie, cookieValue, daySeconds } from '../cookie.ts';
import { cookiePreferencesOf } from './cookie-preferences.ts';
import type { ConsentPreferences } from './preferences.ts';

/** The cookie in which the consent manager of Segment keeps preferences, for other sites of the same domain. */
export const trackingPreferencesCookie = 'tracking-preferences';

const ageSeconds = 365 * daySeconds;

interface PreferencesInput {
  /** The value of `document.cookie`. */
  readonly cookies: string;
  readonly domain: string | undefined;
  /** The destinations that get calls, and those that get none, by id. Undefined for scripts that do not know them. */
  readonly destinations?: Readonly<Record<string, boolean>>;
}

/**
 * The cookie `tracking-preferences` for a choice, in the format of Segment's consent manager. A script that does not
 * know the destinations leaves those that the cookie names as they are, until the analytics script decides about them;
 * without consent to analytics none of them gets anything.
 */
export function trackingPreferences(
  preferences: ConsentPreferences,
  { cookies, domain, destinations: decided }: PreferencesInput,
): Cookie {
  const { performance, functional, marketingAndAnalytics, advertising } = cookiePreferencesOf(preferences);
  const known = decided ?? destinationsIn(cookieValue(cookies, trackingPreferencesCookie) ?? '{}');
  const destinations = Object.fromEntries(Object.entries(known).map(([id, isOn]) => [id, isOn && performance]));
  const custom = { functional, marketingAndAnalytics, advertising };
  const value = JSON.stringify({ version: 1, destinations, custom });
  return { name: trackingPreferencesCookie, value, maxAge: ageSeconds, domain };
}

function destinationsIn(json: string): Record<string, boolean> {
  try {
    const { destinations }: { destinations?: unknown } = JSON.parse(json);
    const entries = Object.entries(destinations ?? {}).filter(([, value]) => typeof value === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    // The cookie is not in the format of the consent manager, so it names no destinations.
    return {};
  }
}
