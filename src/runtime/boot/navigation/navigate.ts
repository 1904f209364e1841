import { navigatesAttribute } from '../../../rules/markup.ts';
import { stripTrailingSlash } from '../../../rules/pathname.ts';
import { isWithinReach, redirected } from '../../shared/navigation/addresses.ts';
import type { Navigating } from '../../shared/navigation/navigating.ts';
import { createPageChange, type PageChangeInput } from './page-change.ts';

/**
 * Changes pages without a reload (SPEC section 2), by the Navigation API: the browser tells of each navigation, keeps the
 * history, the scroll positions and fragments; what is not for us goes on as if we were not here. Browsers without the
 * API load each page. https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface
 */
export function attachNavigation(input: PageChangeInput): Navigating {
  const { site } = input;
  const visit = createPageChange(input);
  let isStopped = false;
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType } = event;
    const to = new URL(event.destination.url);
    const pathname = stripTrailingSlash(to.pathname);
    if (!isForUs(event) || !isWithinReach(to, new URL(location.href), site)) return;
    // While a page is on its way the address is that page's: a fragment is one of it, not of the page that is shown.
    if (event.hashChange && visit.shows(pathname)) return;
    // An entry of this document is never loaded by itself: it has to be shown, or the whole address be loaded.
    if (isStopped && navigationType !== 'traverse') return;
    // Once is enough: a list that leads in a circle is for the host to end.
    const other = event.info === isRedirect ? undefined : redirected(to, site.redirects);
    // Who chooses again before a page has come has not been there: it leaves no entry in the history.
    const isInstead = navigationType === 'push' && visit.giveUp();
    if (event.cancelable && (other || isInstead)) {
      event.preventDefault();
      navigation.navigate((other ?? to).href, {
        history: navigationType === 'push' && !isInstead ? 'auto' : 'replace',
      });
      return;
    }
    // For the way back to a page that can't be shown here: what the browser has of the place is for those that can.
    navigation.updateCurrentEntry({ state: scrollY });
    const handler = () => visit.follow(event, pathname, isStopped);
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' });
  };
  navigation.addEventListener('navigate', onNavigate);
  // The entry was one of this document, and nobody was here to show its page.
  if (!visit.shows(stripTrailingSlash(location.pathname))) location.reload();
  document.documentElement.setAttribute(navigatesAttribute, '');
  return {
    previous: visit.previous,
    stop() {
      document.documentElement.removeAttribute(navigatesAttribute);
      isStopped = true;
    },
  };
}

/** Marks what was sent elsewhere by us. */
const isRedirect = Symbol();

/** A link or an entry of the history: not a form that is sent, a download, a reload, a new state, another document. */
function isForUs(event: NavigateEvent): boolean {
  const { canIntercept, navigationType, hashChange, downloadRequest, destination } = event;
  if (!canIntercept || isForm(event) || downloadRequest !== null || navigationType === 'reload') return false;
  // Words to be found on a page are found by the browser alone (URL Fragment Text Directives).
  if (destination.url.includes(':~:') && navigationType !== 'traverse') return false;
  return navigationType === 'traverse' ? destination.sameDocument : hashChange || !destination.sameDocument;
}

/** One that is sent by GET has no form data; what sends it is a form or its button. */
function isForm({ formData, sourceElement }: NavigateEvent): boolean {
  return formData !== null || sourceElement?.matches('form,button,input') === true;
}
