import { consentCategories } from '../../rules/privacy/categories.ts';
import { type ConsentPreferences, preferencesWith } from '../shared/consent/preferences.ts';

/**
 * Parses what HubSpot's banner tells its privacy consent listener: `{ allowed, categories: { analytics, advertisement,
 * functionality } }`. A category that it does not state as true is denied. HubSpot's own `allowed` may be false for a
 * visitor who has allowed some categories, so it follows from the categories. Necessary storage needs no consent: it is
 * allowed with every answer.
 */
export function parseHubspotConsent(told: unknown): ConsentPreferences {
  const stated = asRecord(asRecord(told).categories);
  return preferencesWith(consentCategories.filter((category) => category === 'necessary' || stated[category] === true));
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
