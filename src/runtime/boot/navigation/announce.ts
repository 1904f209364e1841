/** Says something to who can't see that the page has changed. */
export type Announce = (text: string) => void;

/** One live region for the life of the document, seen by nobody. It must be there before there is something to say. */
export function createAnnouncer(document: Document): Announce {
  const region = document.createElement('div');
  region.ariaLive = 'assertive';
  region.ariaAtomic = 'true';
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  // Beside the body: that may be another one when the page has changed.
  document.documentElement.append(region);
  return (text) => {
    // The same words again are said again.
    region.textContent = '';
    requestAnimationFrame(() => {
      region.textContent = text;
    });
  };
}

/** The page's first heading, as it is read; else its title. */
export function nameOf(document: Document): string {
  return document.querySelector('h1')?.textContent?.trim() || document.title;
}
