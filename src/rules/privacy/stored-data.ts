import { campaignNames } from '../leads/field-names.ts';
import { localeCookie } from '../locale-cookie.ts';
import type { ConsentCategory } from './categories.ts';

/** How long the browser stores a value: a time, until the tab is closed, or until the visitor deletes it. */
export type StorageLifetime =
  | { readonly count: number; readonly unit: 'day' | 'minute' }
  | 'until_tab_closed'
  | 'until_deleted';

/** Values that the site's scripts store in a visitor's browser for one purpose, as the cookie policy describes them. */
export interface StoredValues {
  /** The purpose. Its words are the string `stored_{purpose}` of `global_strings`. */
  readonly purpose: string;
  /** Names of cookies, of keys in storage, of caches and of databases. A `*` stands for any text. */
  readonly names: readonly string[];
  /** The visitor must have allowed all of these categories. `necessary` values are stored without asking. */
  readonly needs: readonly ConsentCategory[];
  readonly lifetime: StorageLifetime;
}

const untilClosed = { needs: ['necessary'], lifetime: 'until_tab_closed' } as const;
const untilDeleted = { needs: ['necessary'], lifetime: 'until_deleted' } as const;
const forAnalytics = { needs: ['analytics'] } as const;
const forAdvertisement = { needs: ['advertisement'] } as const;
const forFunctionality = { needs: ['functionality'] } as const;
const halfHour = { count: 30, unit: 'minute' } as const;
const year = { count: 365, unit: 'day' } as const;

/**
 * Everything that the site's scripts store in a visitor's browser. The cookie policy of each locale shows this table, and
 * `tests/e2e/forms/stored-data.test.ts` compares it with what a browser has stored after a visit.
 */
export const storedData = [
  { purpose: 'form_draft', names: ['helios-lead:*'], ...untilClosed },
  {
    purpose: 'tool_draft',
    names: ['invoice', 'expense-report', 'expense-receipt-*', 'policy', 'roi*', 'vat'],
    ...untilClosed,
  },
  { purpose: 'key', names: ['helios'], ...untilDeleted },
  { purpose: 'fresh_load', names: ['helios-reload-compilation-hash-match', 'helios-failed-chunk'], ...untilClosed },
  {
    purpose: 'offline',
    names: ['helios-shell-*', 'helios-pages-*', 'helios-page-data-*', 'helios-assets', 'workbox-expiration'],
    ...untilDeleted,
  },
  {
    purpose: 'choice',
    names: ['managed-*'],
    needs: ['necessary'],
    lifetime: { count: 60, unit: 'day' },
  },
  {
    purpose: 'campaign',
    names: [...campaignNames, ...campaignNames.map((name) => `latest_${name}` as const)],
    ...forAnalytics,
    lifetime: year,
  },
  { purpose: 'click', names: ['gclid', '_fbc', '_fbp', '_ttcid', 's_id'], ...forAdvertisement, lifetime: year },
  { purpose: 'referral', names: ['referral', 'referralCode'], ...forAdvertisement, lifetime: year },
  { purpose: 'mailing', names: ['gh_src', 'uuid'], ...forAnalytics, lifetime: year },
  { purpose: 'logged_in', names: ['helios-was-logged-in'], ...forFunctionality, lifetime: year },
  {
    purpose: 'landing',
    names: ['landingPage', 'rawLandingPage', 'landingLocale', 'loggedInCurrently', 'loggedInPreviously'],
    ...forAnalytics,
    lifetime: halfHour,
  },
  { purpose: 'landing_click', names: ['facebookClickId'], ...forAdvertisement, lifetime: halfHour },
  { purpose: 'locale', names: [localeCookie], ...forFunctionality, lifetime: year },
  { purpose: 'split_test', names: ['split-test'], ...forFunctionality, lifetime: year },
] as const satisfies readonly StoredValues[];

/**
 * Values of the captcha's provider, only on a site with a captcha. The provider calls its cookie necessary:
 * https://docs.cloud.google.com/recaptcha/docs/faq
 */
export const captchaStoredData = {
  purpose: 'captcha',
  names: ['_GRECAPTCHA'],
  needs: ['necessary'],
  lifetime: { count: 180, unit: 'day' },
} as const satisfies StoredValues;
