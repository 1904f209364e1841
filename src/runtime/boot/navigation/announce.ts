/** Makes screen readers say a text, for visitors who can't see that the page has changed. */
export type Announce = (text: string) => void;

/**
 * Adds an invisible live region to the document before it is needed: screen readers announce only changes of a region
 * that exists already.
 */
export function createAnnouncer(document: Document): Announce {
  const region = document.createElement('div');
  region.ariaLive = 'assertive';
  region.ariaAtomic = 'true';
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  // The live region is outside of the body, because a page change may replace the body's content.
  document.documentElement.append(region);
  return (text) => {
    // Empties the live region first: setting the same text again would be no change, and screen readers would not
    // announce the text.
    region.textContent = '';
    requestAnimationFrame(() => {
      region.textContent = text;
    });
  };
}

/** The text of the page's first heading, or the page's title if there is no heading. */
export function nameOf(document: Document): string {
  return document.querySelector('h1')?.textContent?.trim() || document.title;
}
