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
   * Puts preferences into force that do not come from the visitor here but from another source on each page. They are
   * stored only if they are new, so that the stored time stays that of the choice.
   */
  follow(preferences: ConsentPreferences, by: Exclude<ChoiceSource, 'visitor'>): void;
  /** Puts preferences into force that are stored already, or that need no storing. */
  apply(preferences: ConsentPreferences): void;
  /**
   * Removes the values that earlier consent allowed to store, the cookie by which other sites of the domain read a
   * choice, and an earlier choice that was not the visitor's own.
   */
  denyAll(): void;
  /**
   * Withdraws and removes every choice except a current one of HubSpot's banner, with the values that the choice
   * allowed to store. Called when HubSpot's banner asks and has not told any choice yet.
   */
  yieldToHubspot(): void;
}

/** Creates the keeper of a page. `localeOf` returns the URL code of the locale whose page is shown. */
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
      // If the visitor has chosen in the site's settings before HubSpot's banner came, that choice is withdrawn.
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

/** Removes the cookie by which other sites of the domain read a choice. */
function forgetShared(): void {
  if (HELIOS_VENDORS.analytics) forgetCookies([trackingPreferencesCookie]);
}

function forgetCookies(names: readonly string[]): void {
  writeCookies(cookiesToForget(names, document.cookie, location.hostname));
}
