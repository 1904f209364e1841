import { type CookiePreferences, cookiePreferencesOf } from '../shared/consent/cookie-preferences.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';

/** A service to which Segment passes calls on, with the visitor's preference that decides about it. */
export interface Destination {
  readonly id: string;
  /**
   * The preference that decides about the service. Undefined if its category is not one of `categories` below, for
   * example because Segment has added it: the service then gets no calls.
   */
  readonly preference: keyof CustomPreferences | undefined;
}

/** The preferences by which Segment's own consent manager groups its categories of destinations. */
export type CustomPreferences = Pick<CookiePreferences, 'functional' | 'marketingAndAnalytics' | 'advertising'>;

/** The visitor's consent in Segment's words (docs/contract.md, section 3.8). */
export interface AnalyticsPreferences {
  readonly custom: CustomPreferences;
  /** Whether a destination may get calls, by the destination's id. */
  readonly destinations: Readonly<Record<string, boolean>>;
}

/** Segment's categories of destinations (`@segment/consent-manager`, `src/consent-manager-builder`). */
const categories: Readonly<Record<keyof CustomPreferences, readonly string[]>> = {
  advertising: ['Advertising', 'Tag Managers'],
  functional: [
    'CRM',
    'Customer Success',
    'Deep Linking',
    'Helpdesk',
    'Livechat',
    'Performance Monitoring',
    'Personalization',
    'SMS & Push Notifications',
    'Security & Fraud',
  ],
  marketingAndAnalytics: [
    'A/B Testing',
    'Analytics',
    'Attribution',
    'Email',
    'Enrichment',
    'Heatmaps & Recordings',
    'Raw Data',
    'Realtime Dashboards',
    'Referrals',
    'Surveys',
    'Video',
  ],
};

/**
 * The destinations in Segment's list of a project's integrations, sorted by id. Entries without a name are left out, and
 * so is the `Repeater`, which passes calls on to another project of the same customer.
 */
export function parseDestinations(list: unknown): Destination[] {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  const found = entries.flatMap((entry) => {
    const { name, creationName, category }: Partial<Record<string, unknown>> = Object(entry);
    const id = name === 'Fullstory' ? name : (creationName ?? name);
    return typeof id === 'string' && id !== '' && id !== 'Repeater' ? [[id, preferenceFor(category)] as const] : [];
  });
  return [...new Map(found)].map(([id, preference]) => ({ id, preference })).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function preferenceFor(category: unknown): keyof CustomPreferences | undefined {
  const names = Object.keys(categories) as (keyof CustomPreferences)[];
  return names.find((name) => typeof category === 'string' && categories[name].includes(category));
}

/** The visitor's consent, for Segment and for each of its destinations. */
export function preferencesFor(
  consent: ConsentPreferences,
  destinations: readonly Destination[],
): AnalyticsPreferences {
  const { functional, marketingAndAnalytics, advertising } = cookiePreferencesOf(consent);
  const custom = { functional, marketingAndAnalytics, advertising };
  const isOn = ({ preference }: Destination) => preference !== undefined && custom[preference];
  return { custom, destinations: Object.fromEntries(destinations.map((each) => [each.id, isOn(each)])) };
}
