import { consentAttribute } from '../../../rules/markup.ts';
import { type ConsentPreferences, consentChange, consentText, noConsent, parseConsent } from './preferences.ts';

// The scripts of a page are bundled separately and share no modules, only the document. An attribute of the document
// holds the visitor's consent for scripts that load later; an event reports the consent to scripts that are already
// running.

/** The visitor's current consent; `noConsent` before the visitor has made a choice. */
export function currentConsent(): ConsentPreferences {
  return storedChoice() ?? noConsent;
}

/** True as soon as it is known what the visitor has chosen, now or before. */
export function hasChosen(): boolean {
  return storedChoice() !== undefined;
}

/** Stores a visitor's choice in an attribute of the document and dispatches the event `consentChange`. */
export function setConsent(preferences: ConsentPreferences): void {
  document.documentElement.setAttribute(consentAttribute, consentText(preferences));
  document.dispatchEvent(new CustomEvent<ConsentPreferences>(consentChange, { detail: preferences }));
}

/**
 * Calls the listener each time the visitor makes a choice, and at once if the visitor has made one already. Returns a
 * function that removes the listener.
 */
export function onConsent(listener: (preferences: ConsentPreferences) => void): () => void {
  const onChange = () => listener(currentConsent());
  document.addEventListener(consentChange, onChange);
  if (storedChoice()) onChange();
  return () => document.removeEventListener(consentChange, onChange);
}

function storedChoice(): ConsentPreferences | undefined {
  const text = document.documentElement.getAttribute(consentAttribute);
  return text === null ? undefined : parseConsent(text);
}
