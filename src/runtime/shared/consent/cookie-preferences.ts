import { consentCategories } from '../../../rules/privacy/categories.ts';
import { type ConsentPreferences, preferencesWith } from './preferences.ts';

/** The preferences that the cookies of consent store, one cookie each (docs/contract.md, section 3.8). */
export const cookiePreferences = [
  'necessary',
  'performance',
  'functional',
  'advertising',
  'marketing',
  'marketingAndAnalytics',
] as const;
export type CookiePreferences = Readonly<Record<(typeof cookiePreferences)[number], boolean>>;

/** Translates the four categories of consent into the six preferences that cookies store. */
export function cookiePreferencesOf({ allowed, categories }: ConsentPreferences): CookiePreferences {
  const isAllowed = (category: keyof typeof categories) => allowed && categories[category];
  return {
    necessary: true,
    performance: isAllowed('analytics'),
    functional: isAllowed('functionality'),
    advertising: isAllowed('advertisement'),
    marketing: isAllowed('advertisement'),
    marketingAndAnalytics: isAllowed('advertisement') && isAllowed('analytics'),
  };
}

/** Translates the stored preferences back into categories. */
export function categoriesOf({ performance, functional, advertising }: CookiePreferences): ConsentPreferences {
  const isAllowed: ConsentPreferences['categories'] = {
    analytics: performance,
    advertisement: advertising,
    functionality: functional,
    necessary: true,
  };
  return preferencesWith(consentCategories.filter((category) => isAllowed[category]));
}
