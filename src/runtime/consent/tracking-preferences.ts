import type { ConsentPreferences } from '../shared/consent/preferences.ts';
import { type Cookie, cookieValue, daySeconds } from '../shared/cookie.ts';
import { cookiePreferencesOf } from './cookie-preferences.ts';

/** The cookie in which the consent manager of Segment keeps preferences, for other sites of the same domain. */
export const trackingPreferencesCookie = 'tracking-preferences';

const ageSeconds = 365 * daySeconds;

/**
 * The cookie `tracking-preferences` for a choice, in the format of Segment's consent manager. Destinations that the
 * cookie already names stay: the analytics script decides about them.
 */
export function trackingPreferences(
  preferences: ConsentPreferences,
  { cookies, domain }: { readonly cookies: string; readonly domain: string | undefined },
): Cookie {
  const { functional, marketingAndAnalytics, advertising } = cookiePreferencesOf(preferences);
  const destinations = destinationsIn(cookieValue(cookies, trackingPreferencesCookie) ?? '{}');
  const value = JSON.stringify({
    version: 1,
    destinations,
    custom: { functional, marketingAndAnalytics, advertising },
  });
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
