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
  const { site } = input;
  const visit = createPageChange(input);
  let isStopped = false;
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType } = event;
    const to = new URL(event.destination.url);
    const pathname = stripTrailingSlash(to.pathname);
    if (!isForUs(event) || !isWithinReach(to, new URL(location.href), site)) return;
    // While a page is loading, the address is already that page's, and so is the fragment.
    if (event.hashChange && visit.shows(pathname)) return;
    // The browser never loads an entry of this document by itself: it has to be shown here, or reloaded.
    if (isStopped && navigationType !== 'traverse') return;
    // Redirects are followed once; the host ends a circle of redirects.
    const other = event.info === isRedirect ? undefined : redirected(to, site.redirects);
    // A visitor who chooses another page before this one has loaded has not seen it: its history entry is replaced.
    const isInstead = navigationType === 'push' && visit.giveUp();
    if (event.cancelable && (other || isInstead)) {
      event.preventDefault();
      navigation.navigate((other ?? to).href, {
        history: navigationType === 'push' && !isInstead ? 'auto' : 'replace',
      });
      return;
    }
    // For going back to a page that has to be reloaded: the browser restores scroll positions only of pages shown here.
    navigation.updateCurrentEntry({ state: scrollY });
    const handler = () => visit.follow(event, pathname, isStopped);
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' });
  };
  navigation.addEventListener('navigate', onNavigate);
  // The visitor went back or forward before this script listened, so the page does not match the address.
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

/** Marks the navigations that a redirect of ours has started. */
const isRedirect = Symbol();

/** True for links and history entries; false for forms, downloads, reloads, changes of state and other documents. */
function isForUs(event: NavigateEvent): boolean {
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
