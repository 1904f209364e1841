import { track } from '../../shared/tracking/track.ts';

/**
 * Tracks that the browser has translated the page: the language of the document changes while a class of the translator
 * is present (docs/contract.md, section 4.8).
 */
export function attachTranslationTracking({ documentElement: page }: Document): void {
  const isTranslated = () => page.matches('.translated-ltr, .translated-rtl');
  const tell = () => track('page_translated', { language: page.lang });
  const observer = new MutationObserver((records) => {
    if (isTranslated() && records.some(({ oldValue }) => oldValue !== page.lang)) tell();
  });
  observer.observe(page, { attributeFilter: ['lang'], attributeOldValue: true });
  // The browser has translated the page before this script was loaded.
  if (isTranslated()) tell();
}
