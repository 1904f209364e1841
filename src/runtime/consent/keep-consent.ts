import { currentConsent, setConsent } from '../shared/consent/consent.ts';
import { consentDomain } from '../shared/consent/consent-domain.ts';
import { cookiePreferencesOf } from '../shared/consent/cookie-preferences.ts';
import { deniedNames } from '../shared/consent/denied-names.ts';
import { type ConsentPreferences, noConsent } from '../shared/consent/preferences.ts';
import { trackingPreferences, trackingPreferencesCookie } from '../shared/consent/tracking-preferences.ts';
import { writeCookies } from '../shared/cookie.ts';
import { type ChoiceSource, choiceCookies, choiceNames, type StoredChoice, storedChoice } from './choice.ts';
import { declared } from './declared-names.ts';
import { cookiesToForget, forgetIn } from './forget.ts';
import type { GoogleSignals } from './google-signals.ts';
import { settings } from './settings.ts';

/** Puts consent into force on this page, and keeps it for the next one. */
export interface ConsentKeeper {
  /** The choice in the browser's cookies. */
  stored(): StoredChoice | undefined;
  /** Stores the visitor's choice and puts it into force. */
  choose(preferences: ConsentPreferences): void;
  /**
   * Puts into force what somebody else says on each page. It is stored only if it is new, so that its time stays that of
   * the choice.
   */
  follow(preferences: ConsentPreferences, by: Exclude<ChoiceSource, 'visitor'>): void;
  /** Puts preferences into force that are stored already, or that need no storing. */
  apply(preferences: ConsentPreferences): void;
  /**
   * Removes what earlier consent has left, what other sites of the domain read of it, and an earlier choice that was not
   * the visitor's own.
   */
  denyAll(): void;
  /**
   * Withdraws and removes every choice but HubSpot's own, with what it has left: HubSpot's banner asks, and has not told
   * anything yet.
   */
  yieldToHubspot(): void;
}

/** `localeOf` returns the URL code of the locale whose page is shown. */
export function createConsentKeeper(signals: GoogleSignals, localeOf: () => string): ConsentKeeper {
  const domain = consentDomain(location.hostname, settings.cookieDomain);
  const apply = (preferences: ConsentPreferences) => {
    signals.update(preferences);
    // The scripts that use data stop first; then the data is removed.
    setConsent(preferences);
    forgetDenied(preferences);
  };
  const store = (preferences: ConsentPreferences, by: ChoiceSource) => {
    const { policyVersion } = settings;
    const choice = { preferences, by, time: new Date().toISOString(), policyVersion, locale: localeOf() };
    writeCookies(choiceCookies(choice, domain));
    if (HELIOS_VENDORS.analytics)
      writeCookies([trackingPreferences(preferences, { cookies: document.cookie, domain })]);
    apply(preferences);
  };
  return {
    stored: () => storedChoice(document.cookie),
    choose: (preferences) => store(preferences, 'visitor'),
    follow(preferences, by) {
      if (isStored(preferences, by)) apply(preferences);
      else store(preferences, by);
    },
    apply,
    denyAll() {
      forgetDenied(noConsent);
      forgetShared();
      const isOwn = storedChoice(document.cookie)?.by === 'visitor';
      if (!isOwn) forgetCookies(choiceNames);
    },
    yieldToHubspot() {
      const stored = storedChoice(document.cookie);
      if (stored?.by === 'hubspot' && stored.policyVersion === settings.policyVersion) return;
      // The visitor may have chosen in the site's settings before HubSpot's banner came.
      if (currentConsent().allowed) apply(noConsent);
      else forgetDenied(noConsent);
      forgetShared();
      forgetCookies(choiceNames);
    },
  };
}

/** True if the browser has these preferences from this source, under the present version of the cookie policy. */
function isStored(preferences: ConsentPreferences, by: ChoiceSource): boolean {
  const stored = storedChoice(document.cookie);
  if (stored?.by !== by || stored.policyVersion !== settings.policyVersion) return false;
  const [before, now] = [stored.preferences, preferences].map((each) => JSON.stringify(cookiePreferencesOf(each)));
  return before === now;
}

function forgetDenied(preferences: ConsentPreferences): void {
  const names = deniedNames(declared, preferences);
  forgetCookies(names);
  forgetIn(() => localStorage, names);
  forgetIn(() => sessionStorage, names);
}

/** Removes what other sites of the domain read of a choice. */
function forgetShared(): void {
  if (HELIOS_VENDORS.analytics) forgetCookies([trackingPreferencesCookie]);
}

function forgetCookies(names: readonly string[]): void {
  writeCookies(cookiesToForget(names, document.cookie, location.hostname));
}
