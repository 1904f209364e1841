import type { ConsentPreferences } from '../shared/consent/preferences.ts';

/**
 * Parses what HubSpot's banner tells its privacy consent listener: `{ allowed, categories: { analytics, advertisement,
 * functionality } }`. A category that it does not state as true is denied. HubSpot's own `allowed` may be false for a
 * visitor who has allowed some categories, so it follows from the categories. Necessary storage needs no consent: it is
 * allowed with every answer.
 */
export function parseHubspotConsent(told: unknown): ConsentPreferences {
  const stated = asRecord(asRecord(told).categories);
  const analytics = stated.analytics === true;
  const advertisement = stated.advertisement === true;
  const functionality = stated.functionality === true;
  return {
    allowed: analytics || advertisement || functionality,
    categories: { analytics, advertisement, functionality, necessary: true },
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
