import { choiceDays } from '../../rules/privacy/consent-settings.ts';
import {
  type CookiePreferences,
  categoriesOf,
  cookiePreferences,
  cookiePreferencesOf,
} from '../shared/consent/cookie-preferences.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';
import { type Cookie, cookieValue, daySeconds } from '../shared/cookie.ts';

/** Who made a choice: the visitor in the site's banner or dialog, HubSpot's banner, or the policy of the locale. */
export const choiceSources = ['visitor', 'hubspot', 'policy'] as const;
export type ChoiceSource = (typeof choiceSources)[number];

/** What a visitor and a data-protection officer may want to know of a choice. */
export interface ChoiceRecord {
  readonly by: ChoiceSource;
  /** The moment of the choice, ISO 8601. */
  readonly time: string;
  /** The version of the cookie policy under which the choice was made. */
  readonly policyVersion: string;
  /** The URL code of the locale on whose page the choice was made. */
  readonly locale: string;
}

/** A choice of consent with its record. */
export interface StoredChoice extends ChoiceRecord {
  readonly preferences: ConsentPreferences;
}

/** The name of the cookie with the record of a choice. */
const choiceCookie = 'managed-choice';

/** The names of all cookies that store a choice. */
export const choiceNames: readonly string[] = [...cookiePreferences.map(preferenceCookie), choiceCookie];

const choiceAgeSeconds = choiceDays * daySeconds;

/** The cookies that store a choice: one for each of the six preferences, and one for the record of the choice. */
export function choiceCookies(choice: StoredChoice, domain: string | undefined): Cookie[] {
  const { by, time, policyVersion, locale } = choice;
  const preferences = cookiePreferencesOf(choice.preferences);
  const values = [
    ...cookiePreferences.map((name) => [preferenceCookie(name), String(preferences[name])] as const),
    [choiceCookie, new URLSearchParams({ by, time, policyVersion, locale }).toString()] as const,
  ];
  return values.map(([name, value]) => ({ name, value, maxAge: choiceAgeSeconds, domain }));
}

/**
 * Reads the choice in `document.cookie`. Returns undefined if the record is missing or incomplete. A preference without
 * a cookie counts as denied.
 */
export function storedChoice(cookies: string): StoredChoice | undefined {
  const record = recordIn(cookieValue(cookies, choiceCookie) ?? '');
  return record && { ...record, preferences: categoriesOf(preferencesIn(cookies)) };
}

function recordIn(text: string): ChoiceRecord | undefined {
  const values = new URLSearchParams(text);
  const [time, policyVersion, locale] = ['time', 'policyVersion', 'locale'].map((name) => values.get(name));
  const by = choiceSources.find((source) => source === values.get('by'));
  if (!by || !time || Number.isNaN(Date.parse(time)) || !policyVersion || !locale) return undefined;
  return { by, time, policyVersion, locale };
}

function preferencesIn(cookies: string): CookiePreferences {
  const isTrue = (name: (typeof cookiePreferences)[number]) => cookieValue(cookies, preferenceCookie(name)) === 'true';
  return {
    necessary: isTrue('necessary'),
    performance: isTrue('performance'),
    functional: isTrue('functional'),
    advertising: isTrue('advertising'),
    marketing: isTrue('marketing'),
    marketingAndAnalytics: isTrue('marketingAndAnalytics'),
  };
}

function preferenceCookie(name: (typeof cookiePreferences)[number]): string {
  return `managed-${name}`;
}
