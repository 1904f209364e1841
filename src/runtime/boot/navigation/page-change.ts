import { stripTrailingSlash } from '../../../rules/pathname.ts';
import type { RuntimeSite } from '../../../rules/runtime-site.ts';
import { dispatchRouteEvent, type RouteChange, routeDelayed, routeUpdate } from '../../shared/navigation/events.ts';
import { type LoadedPage, loadWhole, type PageLoader, type WholePage } from '../../shared/navigation/load-page.ts';
import { type Announce, nameOf } from './announce.ts';
import { createTransition } from './transition.ts';

export interface PageChangeInput {
  readonly site: RuntimeSite;
  readonly loader: PageLoader;
  /** Puts the page into the document and brings it to life. */
  readonly show: (page: WholePage) => void;
  /** The address has changed, the page has not: its query may ask for something else. */
  readonly onQuery: () => void;
  readonly announce: Announce;
}

/** A visitor's way through the site: which page is shown, which was before, which is coming. Pathnames without a slash at the end. */
export interface PageChange {
  shows(pathname: string): boolean;
  /** The page before; the one that is shown if it was the first. */
  previous(): string;
  /** Forgets the page that is coming. True if its entry of the history was made for it and is of no use now. */
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
  /** The change of page under way: it is one until the page is there, or another takes its place. */
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
        // What translates pages or blocks parts of them may have left nothing where the next page belongs.
        reportError(error);
        return leaveToBrowser(event);
      }
    },
  };
}

/** Of the page that was loaded. Who went back before there were scripts is at another one's address by now. */
function loadedPathname(): string {
  return stripTrailingSlash(new URL(navigation.activation?.entry.url ?? location.href).pathname);
}

/** The page, and the word that it is late if it is. */
async function loadInTime(change: RouteChange, isComing: () => boolean, loader: PageLoader) {
  const timer = setTimeout(() => isComing() && dispatchRouteEvent(routeDelayed, change), delayedAfterMs);
  try {
    return await loadWhole(change.pathname, loader);
  } finally {
    clearTimeout(timer);
  }
}

/** The policy in force is that of the page that was loaded: a host it does not know would be refused. */
function isAllowed({ data }: LoadedPage): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content ?? '';
  const known = policy.split(/[ ;]+/);
  return data.result.sources.every((origin) => known.includes(origin));
}

/** The address is committed; its page comes from the host, with query and fragment, from where the history has it or its top. */
async function leaveToBrowser(event: NavigateEvent): Promise<void> {
  // Another document may be on its way.
  if (event.signal.aborted) return;
  if (event.navigationType !== 'traverse') history.scrollRestoration = 'manual';
  else if (!(await restoreScrollPosition(event.signal))) return;
  location.reload();
  await new Promise(() => {});
}

/**
 * A reload begins where the page before it was left: that one is taken to the place, though it may be too short for it.
 * False if the visitor has meanwhile gone elsewhere.
 */
async function restoreScrollPosition(signal: AbortSignal): Promise<boolean> {
  const { style } = document.body;
  style.minHeight = '1000000px';
  scrollTo(0, Number(navigation.currentEntry?.getState()));
  // Chromium tells the history where a page stands once a second, and at each change of the entry.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const isWanted = !signal.aborted;
  if (isWanted) history.replaceState(history.state, '');
  else style.minHeight = '';
  return isWanted;
}

/** A navigation that was broken off, by a download for one, has a page all the same but no longer a place in it. */
function scroll(event: NavigateEvent): void {
  if (event.signal.aborted) scrollTo(0, 0);
  else event.scroll();
}

function announceArrival(change: RouteChange, { loader, announce }: PageChangeInput): void {
  // A fragment that was found is where reading goes on.
  if (!document.querySelector(':target')) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  // Without the words of the language the name alone says where one is.
  const text = loader.strings(change.pathname)?.navigated || '{title}';
  announce(text.replace('{title}', () => nameOf(document)));
  dispatchRouteEvent(routeUpdate, change);
}
