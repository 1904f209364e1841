/** SPEC section 3, "Consent preferences": the categories of HubSpot's consent listener, and what is always needed. */
export const consentCategories = ['analytics', 'advertisement', 'functionality', 'necessary'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What a visitor allows. */
export interface ConsentPreferences {
  readonly allowed: boolean;
  readonly categories: Readonly<Record<ConsentCategory, boolean>>;
}

/** Dispatched on the document at each choice; `detail` is the ConsentPreferences. */
export const consentChange = 'helios:consent';

/** Before anybody has chosen (SPEC section 4). */
export const noConsent: ConsentPreferences = parseConsent('');

/** SPEC section 3, `marketingAndAnalytics`: the data of a visit is stored for both purposes. */
export function allowsTracking({ allowed, categories }: ConsentPreferences): boolean {
  return allowed && categories.analytics && categories.advertisement;
}

/** `allowed analytics necessary`: the names of what is true. */
export function consentText({ allowed, categories }: ConsentPreferences): string {
  return [...(allowed ? ['allowed'] : []), ...consentCategories.filter((name) => categories[name])].join(' ');
}

/** Categories that are not named are denied. */
export function parseConsent(text: string): ConsentPreferences {
  const names = text.split(' ');
  return {
    allowed: names.includes('allowed'),
    categories: {
      analytics: names.includes('analytics'),
      advertisement: names.includes('advertisement'),
      functionality: names.includes('functionality'),
      necessary: names.includes('necessary'),
    },
  };
}
