import { consentAttribute } from '../../../rules/markup.ts';
import { type ConsentPreferences, consentChange, consentText, noConsent, parseConsent } from './preferences.ts';

// The scripts of a page are bundled separately and share no modules, only the document. An attribute holds the choice for
// scripts that load later; an event reports it to scripts that are already running.

/** The consent in force; `noConsent` before a choice. */
export function currentConsent(): ConsentPreferences {
  return storedChoice() ?? noConsent;
}

/** Stores a choice on the document and dispatches `consentChange`. */
export function setConsent(preferences: ConsentPreferences): void {
  document.documentElement.setAttribute(consentAttribute, consentText(preferences));
  document.dispatchEvent(new CustomEvent<ConsentPreferences>(consentChange, { detail: preferences }));
}

/** Calls the listener at each choice, and at once if there is one already. Returns a function that removes the listener. */
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
