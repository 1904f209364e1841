import { navigatesAttribute } from '../../../rules/markup.ts';
import { stripTrailingSlash } from '../../../rules/pathname.ts';
import { isWithinReach } from '../../shared/navigation/addresses.ts';
import type { Navigating } from '../../shared/navigation/navigating.ts';
import { createPageChange, type PageChangeInput } from './page-change.ts';

/**
 * Changes pages without a reload (docs/contract.md, section 2.8). The browser's Navigation API reports each navigation,
 * and the browser manages history, scroll positions and fragments. The browser alone handles navigations that don't
 * lead to another page of the locale; without the API it handles all navigations.
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface
 */
export function attachNavigation(input: PageChangeInput): Navigating {
  const { site, loader } = input;
  const pageChange = createPageChange(input);
  let isStopped = false;
  /** True if the page of the address is shown. */
  const isSettled = () => pageChange.shown() === stripTrailingSlash(location.pathname);
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType } = event;
    const to = new URL(event.destination.url);
    const pathname = stripTrailingSlash(to.pathname);
    // Stores the scroll position in the history entry that the visitor leaves, since scripts can't read the position that
    // the browser stores. During a page change the entry is that of the next page, and keeps what it has.
    if (isSettled()) navigation.updateCurrentEntry({ state: scrollY });
    if (!isPageNavigation(event) || !isWithinReach(to, new URL(location.href), site)) return;
    // The browser handles a new fragment of the page that is shown. During a page change the address is already that of
    // the next page, so a new fragment belongs to the next page and not to the shown one.
    if (event.hashChange && pathname === pageChange.shown()) return;
    // If a visitor goes back or forward within this document, the browser loads nothing by itself: a script has to show
    // or reload the page, even after `stop()`.
    if (isStopped && navigationType !== 'traverse') return;
    // If a visitor follows another link during a page change, the visitor never saw the page that was loading: its
    // history entry is replaced.
    const isReplacement = navigationType === 'push' && pageChange.giveUp();
    if (event.cancelable && isReplacement) {
      event.preventDefault();
      navigation.navigate(to.href, { history: 'replace' });
      return;
    }
    const handler = () => pageChange.follow(event, pathname, isStopped ? undefined : loader);
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' });
  };
  navigation.addEventListener('navigate', onNavigate);
  // Reloads if the visitor went through the history before this script ran: the address has changed, but no script has
  // shown its page.
  if (!isSettled()) location.reload();
  document.documentElement.setAttribute(navigatesAttribute, '');
  return {
    shown: pageChange.shown,
    previous: pageChange.previous,
    changeBy: pageChange.changeBy,
    stop() {
      document.documentElement.removeAttribute(navigatesAttribute);
      isStopped = true;
    },
  };
}

/**
 * True for links, and for history entries of this document. False for forms, downloads, reloads, links that reload and
 * mere changes of the history state.
 */
function isPageNavigation(event: NavigateEvent): boolean {
  const { canIntercept, navigationType, hashChange, downloadRequest, destination } = event;
  if (!canIntercept || isBrowsers(event) || downloadRequest !== null || navigationType === 'reload') return false;
  // Only the browser can scroll to a text fragment, `#:~:text=…` (URL Fragment Text Directives).
  if (destination.url.includes(':~:') && navigationType !== 'traverse') return false;
  return navigationType === 'traverse' ? destination.sameDocument : hashChange || !destination.sameDocument;
}

/**
 * True if a form causes the navigation, or the link of an error page that loads its address again. A form that is sent
 * by GET has no form data, but the form or its button is the source element.
 */
function isBrowsers({ formData, sourceElement }: NavigateEvent): boolean {
  return formData !== null || sourceElement?.matches('form,button,input,[href=""]') === true;
}
