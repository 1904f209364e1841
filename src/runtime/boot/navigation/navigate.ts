import { navigatesAttribute } from '../../../rules/markup.ts';
import { stripTrailingSlash } from '../../../rules/pathname.ts';
import { isWithinReach, redirected } from '../../shared/navigation/addresses.ts';
import type { Navigating } from '../../shared/navigation/navigating.ts';
import { createPageChange, type PageChangeInput } from './page-change.ts';

/**
 * Changes pages without a reload (docs/contract.md, section 2.8), by the Navigation API: the browser reports each
 * navigation, and manages history, scroll positions and fragments. Navigations that don't lead to another page of the
 * locale are left to the browser, and so are all in browsers without the API.
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface
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
    // During a page change the address is that of the next page, so a fragment belongs to that page.
    if (event.hashChange && pageChange.shows(pathname)) return;
    // A traversal within the document never loads anything by itself: a script has to show or reload the page.
    if (isStopped && navigationType !== 'traverse') return;
    // Only one redirect is followed here. If the list is circular, the host has to stop it.
    const other = event.info === redirectMark ? undefined : redirected(to, site.redirects);
    // A visitor who follows another link during a page change never saw that page: its history entry is replaced.
    const isReplacement = navigationType === 'push' && pageChange.giveUp();
    if (event.cancelable && (other || isReplacement)) {
      event.preventDefault();
      navigation.navigate((other ?? to).href, {
        history: navigationType === 'push' && !isReplacement ? 'auto' : 'replace',
      });
      return;
    }
    // Stores the scroll position for a later reload of this entry: scripts can't read the position that the browser stores.
    navigation.updateCurrentEntry({ state: scrollY });
    const handler = () => pageChange.follow(event, pathname, isStopped ? undefined : loader);
    event.intercept({ handler, scroll: 'manual', focusReset: 'manual' });
  };
  navigation.addEventListener('navigate', onNavigate);
  // The visitor went through the history before this script ran: the address changed, but no script showed its page.
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

/** Marks navigations that this script has redirected. */
const redirectMark = Symbol();

/** True for links and history entries of this document; false for forms, downloads, reloads and changes of state. */
function isPageNavigation(event: NavigateEvent): boolean {
  const { canIntercept, navigationType, hashChange, downloadRequest, destination } = event;
  if (!canIntercept || isForm(event) || downloadRequest !== null || navigationType === 'reload') return false;
  // Only the browser can scroll to a text fragment, `#:~:text=…` (URL Fragment Text Directives).
  if (destination.url.includes(':~:') && navigationType !== 'traverse') return false;
  return navigationType === 'traverse' ? destination.sameDocument : hashChange || !destination.sameDocument;
}

/** Also recognizes forms that are sent by GET: they have no form data, but a form or its button as source. */
function isForm({ formData, sourceElement }: NavigateEvent): boolean {
  return formData !== null || sourceElement?.matches('form,button,input') === true;
}
