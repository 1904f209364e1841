import { type ConsentCategory, consentCategories } from '../../../rules/privacy/categories.ts';

/** The uses of data that a visitor allows. */
export interface ConsentPreferences {
  readonly allowed: boolean;
  readonly categories: Readonly<Record<ConsentCategory, boolean>>;
}

/**
 * The name of the event that is dispatched on the document at each choice of consent; `detail` is the
 * ConsentPreferences.
 */
export const consentChange = 'helios:consent';

/** The preferences before a visitor's choice: everything is denied (docs/contract.md, section 4.1). */
export const noConsent: ConsentPreferences = parseConsent('');

/** The preferences of a visitor who allows these categories. `necessary` alone allows nothing. */
export function preferencesWith(categories: readonly ConsentCategory[]): ConsentPreferences {
  const isAllowed = categories.some((category) => category !== 'necessary');
  return parseConsent([...(isAllowed ? ['allowed'] : []), ...categories].join(' '));
}

/** The names of all preferences that are true, separated by spaces: `allowed analytics necessary`. */
export function consentText({ allowed, categories }: ConsentPreferences): string {
  return [...(allowed ? ['allowed'] : []), ...consentCategories.filter((name) => categories[name])].join(' ');
}

/** Parses a text that `consentText` returned. Preferences that the text does not name are false. */
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
