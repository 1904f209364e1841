import { stripTrailingSlash } from '../../../rules/pathname.ts';
import type { RuntimeSite } from '../../../rules/runtime-site.ts';
import { dispatchRouteEvent, type RouteChange, routeDelayed, routeUpdate } from '../../shared/navigation/events.ts';
import { type LoadedPage, loadWhole, type PageLoader, type WholePage } from '../../shared/navigation/load-page.ts';
import { type Announce, nameOf } from './announce.ts';
import { createTransition } from './transition.ts';

export interface PageChangeInput {
  readonly site: RuntimeSite;
  readonly loader: PageLoader;
  /** Puts the page into the document and attaches its islands. */
  readonly show: (page: WholePage) => void;
  /** Handles a change of only the query or the fragment, since the query can open the sign-up dialog. */
  readonly onQuery: () => void;
  readonly announce: Announce;
}

/** Changes from page to page, and knows which page is shown. All pathnames are without a trailing slash. */
export interface PageChange {
  shows(pathname: string): boolean;
  /** Pathname of the previous page, or of the page that is shown if it is the first. */
  previous(): string;
  /** Cancels the page change under way. True if it added a history entry, which is useless now. */
  giveUp(): boolean;
  /** Shows the page that a navigation leads to. Without a `loader` the browser loads the page, unless it is shown already. */
  follow(event: NavigateEvent, pathname: string, loader: PageLoader | undefined): Promise<void>;
}

/** A page change that takes longer counts as delayed (docs/contract.md, section 9.4). */
const delayedAfterMs = 1000;

export function createPageChange(input: PageChangeInput): PageChange {
  const transition = createTransition(document);
  let shown = loadedPathname();
  let previous = shown;
  /** The page change under way, until its page is shown or another page change begins. */
  let coming: NavigateEvent | undefined;

  const stayOnPage = (event: NavigateEvent) => {
    coming = undefined;
    input.onQuery();
    event.scroll();
  };
  const showPage = (found: WholePage, event: NavigateEvent, change: RouteChange) => {
    if (coming !== event) return;
    coming = undefined;
    previous = change.from;
    shown = change.pathname;
    input.show(found);
    scroll(event);
    announceArrival(change, input);
  };
  return {
    shows: (pathname) => pathname === shown,
    previous: () => previous,
    giveUp() {
      const isNew = coming !== undefined && coming.navigationType !== 'traverse';
      coming = undefined;
      return isNew;
    },
    async follow(event, pathname, loader) {
      if (pathname === shown) return stayOnPage(event);
      coming = event;
      const change = { pathname, from: shown };
      try {
        const found = loader && (await loadInTime(change, () => coming === event, loader));
        if (coming !== event) return;
        if (!found || !isAllowed(found.page)) return leaveToBrowser(event);
        await transition(() => showPage(found, event, change));
      } catch (error) {
        // A translator or an ad blocker may have removed the element that holds the page.
        reportError(error);
        return leaveToBrowser(event);
      }
    },
  };
}

/** Pathname of the document's own page. `location` is another address if the visitor went back before scripts ran. */
function loadedPathname(): string {
  return stripTrailingSlash(new URL(navigation.activation?.entry.url ?? location.href).pathname);
}

/** Loads the page. Dispatches `routeDelayed` if this takes long and the visitor still waits for it. */
async function loadInTime(change: RouteChange, isComing: () => boolean, loader: PageLoader) {
  const timer = setTimeout(() => isComing() && dispatchRouteEvent(routeDelayed, change), delayedAfterMs);
  try {
    return await loadWhole(change.pathname, loader);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the document's CSP, which never changes, allows all hosts that the next page needs. */
function isAllowed({ data }: LoadedPage): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content ?? '';
  const known = policy.split(/[ ;]+/);
  return data.result.sources.every((origin) => known.includes(origin));
}

/** Reloads the committed address, at its top or, for a history entry, at the visitor's last scroll position. */
async function leaveToBrowser(event: NavigateEvent): Promise<void> {
  // The visitor has begun another navigation, which a reload would stop.
  if (event.signal.aborted) return;
  if (event.navigationType !== 'traverse') history.scrollRestoration = 'manual';
  else if (!(await restoreScrollPosition(event.signal))) return;
  location.reload();
  await new Promise(() => {});
}

/**
 * Scrolls the old page to the stored position of the next one, since a reload retains the scroll position. False if the
 * visitor has begun another navigation meanwhile.
 */
async function restoreScrollPosition(signal: AbortSignal): Promise<boolean> {
  const { style } = document.body;
  // The old page may be shorter than the stored position.
  style.minHeight = '1000000px';
  scrollTo(0, Number(navigation.currentEntry?.getState()));
  // Chromium stores the scroll position in the history entry once a second, and when the entry changes.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const isWanted = !signal.aborted;
  if (isWanted) history.replaceState(history.state, '');
  else style.minHeight = '';
  return isWanted;
}

/** An aborted navigation, for instance by a download, still shows its page, but its scroll position is lost. */
function scroll(event: NavigateEvent): void {
  if (event.signal.aborted) scrollTo(0, 0);
  else event.scroll();
}

function announceArrival(change: RouteChange, { loader, announce }: PageChangeInput): void {
  // If the fragment has a target, the browser continues there with focus and reading.
  if (!document.querySelector(':target')) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  // Without texts in the page's language, only the name of the page is announced.
  const text = loader.strings(change.pathname)?.navigated || '{title}';
  announce(text.replace('{title}', () => nameOf(document)));
  dispatchRouteEvent(routeUpdate, change);
}
