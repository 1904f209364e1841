import { navigatesAttribute } from '../../../rules/markup.ts';
import { stripTrailingSlash } from '../../../rules/pathname.ts';
import { isWithinReach, redirected } from '../../shared/navigation/addresses.ts';
import type { Navigating } from '../../shared/navigation/navigating.ts';
import { createPageChange, type PageChangeInput } from './page-change.ts';

/**
 * Changes pages without a reload (SPEC section 2), by the Navigation API: the browser reports each navigation and manages
 * history, scroll positions and fragments. Navigations that are not intercepted run as usual. Browsers without the API load
 * each page. https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface
 */
export function attachNavigation(input: PageChangeInput): Navigating {
  const { site, loader } = input;
  const pageChange = createPageChange(input);
  let isStopped = false;
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType } = event;
    const to = new URL(event.destination.url);
    const pathname = stripTrailingSlash(to.pathname);
    if (!isPageNavigation(event) || !isWithinReach(to, new URL(location.href), site)) return;
    // While a page is on its way the address is that page's: a fragment is one of it, not of the page that is shown.
    if (event.hashChange && pageChange.shows(pathname)) return;
    // An entry of this document is never loaded by itself: it has to be shown, or the whole address be loaded.
    if (isStopped && navigationType !== 'traverse') return;
    // Once is enough: a list that leads in a circle is for the host to end.
    const other = event.info === redirectMark ? undefined : redirected(to, site.redirects);
    // Who chooses again before a page has come has not been there: it leaves no entry in the history.
    const isReplacement = navigationType === 'push' && pageChange.giveUp();
    if (event.cancelable && (other || isReplacement)) {
      event.preventDefault();
      navigation.navigate((other ?? to).href, {
        history: navigationType === 'push' && !isReplacement ? 'auto' : 'replace',
      });
      return;
    }
    // For going back to a page that has to be reloaded: the browser restores scroll positions only of pages shown here.
    navigation.updateCurrentEntry({ state: scrollY });
    const handler = () => pageChange.follow(event, pathname, isStopped ? undefined : loader);
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' });
  };
  navigation.addEventListener('navigate', onNavigate);
  // The entry was one of this document, and nobody was here to show its page.
  if (!pageChange.shows(stripTrailingSlash(location.pathname))) location.reload();
  document.documentElement.setAttribute(navigatesAttribute, '');
  return {
    previous: pageChange.previous,
    stop() {
      document.documentElement.removeAttribute(navigatesAttribute);
      isStopped = true;
    },
  };
}

/** Marks what was sent elsewhere by us. */
const redirectMark = Symbol();

/** A link or an entry of the history: not a form that is sent, a download, a reload, a new state, another document. */
function isPageNavigation(event: NavigateEvent): boolean {
  const { canIntercept, navigationType, hashChange, downloadRequest, destination } = event;
  if (!canIntercept || isForm(event) || downloadRequest !== null || navigationType === 'reload') return false;
  // Only the browser itself can find the text of a text fragment (URL Fragment Text Directives).
  if (destination.url.includes(':~:') && navigationType !== 'traverse') return false;
  return navigationType === 'traverse' ? destination.sameDocument : hashChange || !destination.sameDocument;
}

/** A form that is submitted by GET has no form data; its source element is the form or its button. */
function isForm({ formData, sourceElement }: NavigateEvent): boolean {
  return formData !== null || sourceElement?.matches('form,button,input') === true;
}
