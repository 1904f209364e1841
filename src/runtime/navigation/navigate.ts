import { stripTrailingSlash } from '../../rules/pathname.ts';
import { navigatesMark, type RuntimeSite } from '../../rules/runtime-site.ts';
import { isWithinReach, redirected } from './addresses.ts';
import { type Announce, nameOf } from './announce.ts';
import { type RouteChange, routeDelayed, routeUpdate, tell } from './events.ts';
import { type LoadedPage, loadWhole, type PageLoader, type WholePage } from './load-page.ts';
import { createTransition } from './transition.ts';

export interface NavigationInput {
  readonly site: RuntimeSite;
  readonly loader: PageLoader;
  /** Puts the page into the document and brings it to life. */
  readonly show: (page: WholePage) => void;
  /** The address has changed, the page has not: its query may ask for something else. */
  readonly onQuery: () => void;
  readonly announce: Announce;
}

export interface Navigating {
  /** Pathname of the page before the one that is shown; of that one itself if it was the first. */
  previous(): string;
  /** From here on the browser loads each page itself: there is a new version, or something is missing. */
  stop(): void;
}

/** Milliseconds until a change of page counts as delayed: SPEC section 9. */
const delayedAfter = 1000;

/**
 * Changes pages without a reload (SPEC section 2), by the Navigation API: the browser tells of each navigation, keeps the
 * history, the scroll positions and fragments; what is not for us goes on as if we were not here. Browsers without the
 * API load each page. https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface
 */
export function attachNavigation(input: NavigationInput): Navigating {
  const { site } = input;
  const transition = createTransition(document);
  let isStopped = false;
  let shown = stripTrailingSlash(location.pathname);
  let before = shown;
  /** The change of page under way: it is one until the page is there, or another takes its place. */
  let coming: NavigateEvent | undefined;
  const onNavigate = (event: NavigateEvent) => {
    const to = new URL(event.destination.url);
    const pathname = stripTrailingSlash(to.pathname);
    if (!event.canIntercept || !isForUs(event) || !isWithinReach(to, new URL(location.href), site)) return;
    // While a page is on its way the address is that page's: a fragment is one of it, not of the page that is shown.
    if (event.hashChange && pathname === shown) return;
    const isBack = event.navigationType === 'traverse';
    // An entry of this document is never loaded by itself: it has to be shown, or the whole address be loaded.
    if (isStopped && !isBack) return;
    const other = redirected(to, site.redirects);
    // Who chooses again before a page has come has not been there: it leaves no entry in the history.
    const isInstead = coming && event.navigationType === 'push';
    if (event.cancelable && (other || isInstead)) {
      event.preventDefault();
      const history = isInstead || event.navigationType === 'replace' ? 'replace' : 'auto';
      coming = undefined;
      navigation.navigate((other ?? to).href, { history });
      return;
    }
    const from = shown;
    const handler = async () => {
      if (pathname === shown) {
        coming = undefined;
        input.onQuery();
        event.scroll();
        return;
      }
      coming = event;
      const isComing = () => coming === event;
      const found = isStopped ? undefined : await loadInTime({ pathname, from }, isComing, input);
      if (!isComing()) return;
      if (!found || !isAllowed(found.page)) return leaveToBrowser(event);
      const update = () => {
        if (!isComing()) return;
        coming = undefined;
        before = from;
        shown = pathname;
        input.show(found);
        scroll(event);
        arrive({ pathname, from }, input);
      };
      await transition(update).catch((error: unknown) => {
        // What translates pages or blocks parts of them may have left nothing where the next page belongs.
        reportError(error);
        return leaveToBrowser(event);
      });
    };
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' });
  };
  navigation.addEventListener('navigate', onNavigate);
  document.documentElement.setAttribute(navigatesMark, '');
  return {
    previous: () => before,
    stop() {
      document.documentElement.removeAttribute(navigatesMark);
      isStopped = true;
    },
  };
}

/** A link or an entry of the history: not a form that is sent, a download, a reload, a new state. */
function isForUs(event: NavigateEvent): boolean {
  const { navigationType, hashChange, downloadRequest, destination } = event;
  if (isForm(event) || downloadRequest !== null || navigationType === 'reload') return false;
  return navigationType === 'traverse' ? destination.sameDocument : hashChange || !destination.sameDocument;
}

/** One that is sent by GET has no form data; what sends it is a form or its button. */
function isForm({ formData, sourceElement }: NavigateEvent): boolean {
  return formData !== null || sourceElement?.matches('form,button,input') === true;
}

/** The page, and the word that it is late if it is. */
async function loadInTime(change: RouteChange, isComing: () => boolean, { loader }: NavigationInput) {
  const timer = setTimeout(() => isComing() && tell(routeDelayed, change), delayedAfter);
  try {
    return await loadWhole(change.pathname, loader);
  } finally {
    clearTimeout(timer);
  }
}

/** The policy in force is that of the page that was loaded: a host it does not know would be refused. */
function isAllowed({ data }: LoadedPage): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content ?? '';
  return data.result.sources.every((origin) => policy.includes(origin));
}

/** The address is committed; its page comes from the host, with query and fragment, from its top. */
async function leaveToBrowser({ navigationType, signal }: NavigateEvent): Promise<void> {
  // Another document may be on its way.
  if (signal.aborted) return;
  if (navigationType !== 'traverse') history.scrollRestoration = 'manual';
  location.reload();
  await new Promise(() => {});
}

/** A navigation that was broken off, by a download for one, has a page all the same but no longer a place in it. */
function scroll(event: NavigateEvent): void {
  if (event.signal.aborted) scrollTo(0, 0);
  else event.scroll();
}

function arrive(change: RouteChange, { loader, announce }: NavigationInput): void {
  // A fragment that was found is where reading goes on.
  if (!document.querySelector(':target')) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const text = loader.strings(change.pathname)?.navigated;
  if (text) announce(text.replace('{title}', nameOf(document)));
  tell(routeUpdate, change);
}
