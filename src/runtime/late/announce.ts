import { type RouteChange, routeUpdate } from '../shared/navigation/events.ts';
import type { PageLoader } from '../shared/navigation/load-page.ts';
import type { Navigating } from '../shared/navigation/navigating.ts';

export interface AnnouncerInput {
  readonly loader: Pick<PageLoader, 'strings'>;
  readonly navigating: Pick<Navigating, 'shown' | 'previous'>;
}

/**
 * Makes screen readers say the name of each page that is shown without a reload, for visitors who can't see that the
 * page has changed. A page that the browser loads is announced by the browser.
 */
export function attachAnnouncer(root: Document, { loader, navigating }: AnnouncerInput): void {
  const say = addLiveRegion(root);
  const announce = (pathname: string) => {
    // If the texts of the page's language are not loaded, only the name of the page is announced.
    const text = loader.strings(pathname)?.navigated || '{title}';
    say(text.replace('{title}', () => nameOf(root)));
  };
  root.addEventListener(routeUpdate, (event) => announce((event as CustomEvent<RouteChange>).detail.pathname));
  // The visitor may have changed the page before this script was loaded, so the shown page is compared with the loaded
  // one.
  const shown = navigating.shown();
  if (shown !== navigating.previous()) announce(shown);
}

/**
 * Adds an invisible live region to the document before it is needed: screen readers announce only changes of a region
 * that exists already.
 */
function addLiveRegion(root: Document): (text: string) => void {
  const region = root.createElement('div');
  region.ariaLive = 'assertive';
  region.ariaAtomic = 'true';
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  // The live region is outside of the body, because a page change may replace the body's content.
  root.documentElement.append(region);
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
function nameOf(root: Document): string {
  return root.querySelector('h1')?.textContent?.trim() || root.title;
}
