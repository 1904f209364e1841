import type { ConsentPreferences } from '../shared/consent/preferences.ts';

/**
 * Parses what HubSpot's banner tells its privacy consent listener: `{ allowed, categories: { analytics, advertisement,
 * functionality } }`. Whatever it does not state as true is denied. Necessary storage needs no consent, so it is allowed
 * with every answer.
 */
export function parseHubspotConsent(told: unknown): ConsentPreferences {
  const { allowed, categories } = asRecord(told);
  const { analytics, advertisement, functionality } = asRecord(categories);
  return {
    allowed: allowed === true,
    categories: {
      analytics: analytics === true,
      advertisement: advertisement === true,
      functionality: functionality === true,
      necessary: true,
    },
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
