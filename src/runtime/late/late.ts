import { formAttribute, selectorOf } from '../../rules/markup.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import { consentChange } from '../shared/consent/preferences.ts';
import { routeUpdate } from '../shared/navigation/events.ts';
import type { PageLoader, WholePage } from '../shared/navigation/load-page.ts';
import type { Navigating } from '../shared/navigation/navigating.ts';
import { checkStart } from './check-start.ts';
import { attachFailedChunk } from './failed-chunk.ts';
import { isVisitOfInterest } from './is-visit-of-interest.ts';
import { attachLoadingDots } from './loading-dots.ts';
import { attachPrefetch } from './prefetch.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { showVisited } from './show-visited.ts';
import { attachSignUpVariants } from './sign-up-variants.ts';

/** What the boot script has and hands on: imported here it would be in two scripts. */
export interface LateInput {
  readonly site: RuntimeSite;
  readonly build: string;
  readonly loader: PageLoader;
  readonly show: (page: WholePage) => void;
  readonly navigating: Navigating;
  /** Lets the address of a script pass: the page's policy is one, and can't be made again. */
  readonly ownScript: (address: string) => string;
  /** Brings the code of the forms. */
  readonly loadForms: () => Promise<void>;
}

/** What can wait until the page has loaded, in a script of its own. */
export function settle(input: LateInput): void {
  attachFailedChunk(input.build, input.navigating);
  attachLoadingDots(input.loader);
  attachPrefetch(input);
  attachSignUpVariants(document);
  bringFormsToPages(input);
  void checkStart(input);
  void showVisited(input);
  if (input.site.hasServiceWorker && mayHaveWorker()) {
    void registerServiceWorker({ scriptUrl: input.ownScript('/sw.js'), onUpdate: input.navigating.stop });
  }
}

/**
 * A page with a lead form has its code before anybody reaches for it: something typed before may have to be put back. The
 * visit, which forms tell of, is that code's too.
 */
function bringFormsToPages({ loadForms }: LateInput): void {
  const bring = () => {
    const isWanted = document.querySelector(selectorOf(formAttribute, 'lead')) !== null || isVisitOfInterest(document);
    if (isWanted) loadForms().catch(() => {});
  };
  for (const type of [routeUpdate, consentChange, 'change']) document.addEventListener(type, bring);
  bring();
}

/** SPEC section 2: over a secure connection, or on localhost by that name. */
function mayHaveWorker(): boolean {
  return 'serviceWorker' in navigator && (location.protocol === 'https:' || location.hostname === 'localhost');
}
