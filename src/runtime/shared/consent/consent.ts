import { consentAttribute } from '../../../rules/markup.ts';
import { type ConsentPreferences, consentChange, consentText, noConsent, parseConsent } from './preferences.ts';

// The scripts of a page are files of their own, each with its own modules. What they share is the document: the choice
// stands there for those that come late, and the event is for those that are there.

/** What the visitor allows now; nothing before a choice was told. */
export function currentConsent(): ConsentPreferences {
  return told() ?? noConsent;
}

/** Sets what holds from now on, and tells all who listen. */
export function setConsent(preferences: ConsentPreferences): void {
  document.documentElement.setAttribute(consentAttribute, consentText(preferences));
  document.dispatchEvent(new CustomEvent<ConsentPreferences>(consentChange, { detail: preferences }));
}

/** Calls back at each choice, and at once if one was told before. Gives what ends it. */
export function onConsent(listener: (preferences: ConsentPreferences) => void): () => void {
  const onChange = () => listener(currentConsent());
  document.addEventListener(consentChange, onChange);
  if (told()) onChange();
  return () => document.removeEventListener(consentChange, onChange);
}

function told(): ConsentPreferences | undefined {
  const text = document.documentElement.getAttribute(consentAttribute);
  return text === null ? undefined : parseConsent(text);
}
