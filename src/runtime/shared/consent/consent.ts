import { consentAttribute } from '../../../rules/markup.ts';
import { type ConsentPreferences, consentChange, consentText, noConsent, parseConsent } from './preferences.ts';

// Each script of a page is bundled by itself and has modules of its own, so scripts share state through the document: an
// attribute holds the choice for scripts that load later, an event reports it to those that have loaded.

/** What the visitor allows now: nothing before a choice. */
export function currentConsent(): ConsentPreferences {
  return storedChoice() ?? noConsent;
}

/** Sets the visitor's choice and reports it to all listeners. */
export function setConsent(preferences: ConsentPreferences): void {
  document.documentElement.setAttribute(consentAttribute, consentText(preferences));
  document.dispatchEvent(new CustomEvent<ConsentPreferences>(consentChange, { detail: preferences }));
}

/** Calls the listener at each choice, and at once if there was one before. Returns a function that stops it. */
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
