import { stripTrailingSlash } from '../../../rules/pathname.ts';
import type { RuntimeSite } from '../../../rules/runtime-site.ts';
import { dispatchRouteEvent, type RouteChange, routeDelayed, routeUpdate } from '../../shared/navigation/events.ts';
import { type LoadedPage, loadWhole, type PageLoader, type WholePage } from '../../shared/navigation/load-page.ts';
import type { Transition } from '../../shared/navigation/navigating.ts';

export interface PageChangeInput {
  readonly site: RuntimeSite;
  readonly loader: PageLoader;
  /** Puts the page into the document and attaches its islands. */
  readonly show: (page: WholePage) => void;
  /** Called when only the query or the fragment of the address has changed: the query can open the sign-up dialog. */
  readonly onQuery: () => void;
}

/** Changes from page to page, and knows which page is shown. All pathnames are without a trailing slash. */
export interface PageChange {
  shown(): string;
  /** Pathname of the previous page. On the first page, the pathname of the first page itself. */
  previous(): string;
  /**
   * Cancels the current page change. Returns true if this page change added a history entry, which leads to a page that
   * was never shown.
   */
  giveUp(): boolean;
  changeBy(transition: Transition): void;
  /**
   * Shows the page to which a navigation leads. Without a `loader` the browser loads the page, unless the page is shown
   * already.
   */
  follow(event: NavigateEvent, pathname: string, loader: PageLoader | undefined): Promise<void>;
}

/** A page change that takes longer than this counts as delayed (docs/contract.md, section 9.4). */
const delayedAfterMs = 1000;

export function createPageChange(input: PageChangeInput): PageChange {
  let transition: Transition = async (update) => update();
  let shown = loadedPathname();
  let previous = shown;
  /** The navigation of the current page change. Undefined before a page change begins and after its page is shown. */
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
    // If the address has a fragment with a target, the browser itself moves the focus and the reading position to the
    // target.
    if (!document.querySelector(':target')) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    dispatchRouteEvent(routeUpdate, change);
  };
  return {
    shown: () => shown,
    previous: () => previous,
    giveUp() {
      const isNew = coming !== undefined && coming.navigationType !== 'traverse';
      coming = undefined;
      return isNew;
    },
    changeBy(next) {
      transition = next;
    },
    async follow(event, pathname, loader) {
      if (pathname === shown) return stayOnPage(event);
      coming = event;
      const change = { pathname, from: shown };
      try {
        const found = loader && (await loadInTime(change, () => coming === event, loader));
        if (coming !== event) return;
        if (found && 'movedTo' in found) {
          // The history entry of the redirected address is replaced, because it exists already.
          navigation.navigate(found.movedTo(event.destination.url), { history: 'replace' });
          return;
        }
        if (!found || !isAllowed(found.page)) return leaveToBrowser(event);
        await transition(() => showPage(found, event, change));
      } catch (error) {
        // The page can't be shown, for example because a translator or an ad blocker has removed the element that holds
        // the page.
        reportError(error);
        return leaveToBrowser(event);
      }
    },
  };
}

/**
 * Pathname of the page that the browser has loaded. `location` is already another address if the visitor went back
 * before scripts ran.
 */
function loadedPathname(): string {
  return stripTrailingSlash(new URL(navigation.activation?.entry.url ?? location.href).pathname);
}

/**
 * Loads the next page. Dispatches `routeDelayed` if loading takes long and the visitor has not begun another page
 * change.
 */
async function loadInTime(change: RouteChange, isComing: () => boolean, loader: PageLoader) {
  const timer = setTimeout(() => isComing() && dispatchRouteEvent(routeDelayed, change), delayedAfterMs);
  try {
    return await loadWhole(change.pathname, loader);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * True if the document's Content Security Policy allows all hosts that the next page needs. The policy of a document
 * can't be changed without a reload.
 */
function isAllowed({ data }: LoadedPage): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content ?? '';
  const known = policy.split(/[ ;]+/);
  return data.result.sources.every((origin) => known.includes(origin));
}

/**
 * Makes the browser load the page: reloads the current address, at the top of the page or, for a history entry, at the
 * visitor's last scroll position.
 */
async function leaveToBrowser(event: NavigateEvent): Promise<void> {
  // The visitor has begun another navigation. A reload would stop that navigation.
  if (event.signal.aborted) return;
  if (event.navigationType !== 'traverse') history.scrollRestoration = 'manual';
  else if (!(await restoreScrollPosition(event.signal))) return;
  location.reload();
  await new Promise(() => {});
}

/**
 * Scrolls the shown page to the stored position of the next page, since a reload retains the scroll position. Returns
 * false if the visitor has begun another navigation meanwhile.
 */
async function restoreScrollPosition(signal: AbortSignal): Promise<boolean> {
  const { style } = document.body;
  // The shown page may be shorter than the stored position, and could then not be scrolled to it.
  style.minHeight = '1000000px';
  scrollTo(0, storedPosition());
  // Chromium stores the scroll position in the history entry only once a second, and when a script changes the entry.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const isWanted = !signal.aborted;
  if (isWanted) history.replaceState(history.state, '');
  else style.minHeight = '';
  return isWanted;
}

/**
 * Scrolls the new page to its anchor, or to where the visitor left it. The stored position decides, because the browser's own
 * is wrong now and then: Chromium moves the page to keep visible content in place while the pages are exchanged, and
 * takes where that leads for the position of the history entry. If the browser has aborted the navigation (a download does
 * that), it can't scroll: a page without a stored position is then shown from its top.
 */
function scroll(event: NavigateEvent): void {
  const left = storedPosition();
  if (left >= 0 || event.signal.aborted) scrollTo(0, left);
  else event.scroll();
}

/** Where the visitor left the page of the current history entry. NaN for a new entry, which `scrollTo` takes for 0. */
function storedPosition(): number {
  return Number(navigation.currentEntry?.getState());
}
