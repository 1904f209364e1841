import { formAttribute, navigatesAttribute, paintedAttribute, selectorOf } from '../../rules/markup.ts';
import type { AnalyticsSettings } from '../../rules/privacy/vendor-settings.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import { attachMonitoring } from '../monitoring/sampling/attach-monitoring.ts';
import { consentChange } from '../shared/consent/preferences.ts';
import { loadScript } from '../shared/load-script.ts';
import { routeUpdate } from '../shared/navigation/events.ts';
import type { PageLoader, WholePage } from '../shared/navigation/load-page.ts';
import { type Navigating, noPageChanges, type PlainLoads } from '../shared/navigation/navigating.ts';
import { retry } from '../shared/retry.ts';
import { attachAddressRest } from './address-rest.ts';
import { attachAnnouncer } from './announce.ts';
import { checkStart } from './check-start.ts';
import { attachFailedChunk } from './failed-chunk.ts';
import { attachBannerTracking } from './follow-banner.ts';
import { attachDeferredIslands } from './insert-deferred.ts';
import { isVisitOfInterest } from './is-visit-of-interest.ts';
import { attachChoices } from './keep-choices.ts';
import { attachLoadingDots } from './loading-dots.ts';
import { attachMenuView } from './menu-view.ts';
import { attachSearchKey } from './open-search.ts';
import { attachPrefetch } from './prefetch.ts';
import { createDocumentLoader } from './prefetch-documents.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { attachLocaleMemory } from './remember-locale.ts';
import { attachRejectionReport } from './report-rejections.ts';
import { showVisited } from './show-visited.ts';
import { attachSignUpVariants } from './sign-up-variants.ts';
import { attachSplitTests } from './split-tests.ts';
import { attachStepView } from './step-view.ts';
import { createTransition } from './transition.ts';
import { attachWaking } from './wake-tools.ts';
import { attachVisibleIslands } from './wake-visible.ts';

/** Values that the boot script passes on. If the late script imported them, their code would be in both scripts. */
export interface LateInput {
  readonly site: RuntimeSite;
  readonly build: string;
  readonly loader: PageLoader;
  readonly show: (page: WholePage) => void;
  /** Undefined in browsers without the Navigation API. */
  readonly navigating: Navigating | undefined;
  /** The script for browsers without the Navigation API. Undefined in browsers that have the API. */
  readonly plainLoads: Promise<PlainLoads> | undefined;
  /**
   * The Trusted Types policy for script addresses. The boot script has created it; the browser rejects a second policy.
   */
  readonly ownScript: (address: string) => string;
  /** The Trusted Types policy for markup that the export has rendered. */
  readonly ownMarkup: (html: string) => string;
  /** Loads the forms script. */
  readonly loadForms: () => Promise<void>;
}

export { findInstead } from './find-instead.ts';

/** Starts everything that can wait until the page has loaded. */
export function startLate({ navigating = noPageChanges, ...parts }: LateInput): void {
  const input = { ...parts, navigating };
  document.documentElement.setAttribute(paintedAttribute, '');
  const appData = input.loader.appData();
  attachRejectionReport(globalThis);
  startMonitoring(input);
  attachFailedChunk(input.build, navigating);
  attachAnnouncer(document, input);
  if (input.plainLoads) prefetchDocuments(input.site, input.plainLoads);
  else improvePageChanges(input);
  attachSignUpVariants(document, attachSplitTests(document, { ...input.site, appData }));
  attachAddressRest(document);
  attachLocaleMemory(input.site);
  attachFormLoading(input);
  attachWaking(document);
  attachVisibleIslands(document);
  attachDeferredIslands(document);
  attachSearchKey(document);
  attachStepView(document);
  attachMenuView(document);
  void startConsent(input);
  void checkStart({ ...input, appData });
  if (HELIOS_VENDORS.analytics) {
    attachBannerTracking(document);
    void loadAnalytics(HELIOS_VENDORS.analytics);
  }
  void showVisited(input);
  if (input.site.hasServiceWorker && mayHaveWorker()) {
    void registerServiceWorker({ scriptUrl: input.ownScript('/sw.js'), onUpdate: navigating.stop });
  }
}

/** Monitors the page if the site has a collector. On other sites this script contains no code for it. */
function startMonitoring({ site, build }: LateInput): void {
  if (HELIOS_VENDORS.monitoring) {
    const page = { ...HELIOS_VENDORS.monitoring, ...site, build };
    const start = async (faults: readonly unknown[]) =>
      (await import('../monitoring/faro.ts')).startMonitoring({ ...page, faults });
    attachMonitoring({ start, draw: Math.random });
  }
}

/** Loads the analytics script. Until it can be loaded, calls to analytics wait in memory. */
async function loadAnalytics(settings: AnalyticsSettings): Promise<void> {
  const load = () => loadScript<typeof import('../analytics/analytics.ts')>(HELIOS_SCRIPTS.analytics);
  (await retry(load)).startAnalytics(settings);
}

/** Loads the consent script. Until it can be loaded, visitors are not asked, so only the necessary is allowed. */
async function startConsent({ site: { pathPrefix }, ownMarkup }: LateInput): Promise<void> {
  const load = () => loadScript<typeof import('../consent/consent.ts')>(HELIOS_SCRIPTS.consent);
  await (await retry(load)).startConsent({ pathPrefix, ownMarkup });
}

/** Improves page changes: prefetched page data, a fade, loading dots, kept choices. Pages change without these, too. */
function improvePageChanges({ site, loader, navigating }: LateInput & { readonly navigating: Navigating }): void {
  const isUseful = () => document.documentElement.hasAttribute(navigatesAttribute);
  attachPrefetch({ site, loader, isUseful });
  navigating.changeBy(createTransition(document));
  attachLoadingDots(loader);
  attachChoices(document, { entries: navigation, shown: navigating.shown });
}

function prefetchDocuments(site: RuntimeSite, plainLoads: Promise<PlainLoads>): void {
  const loader = createDocumentLoader({ plainLoads, request: fetch.bind(globalThis) });
  attachPrefetch({ site, loader, isUseful: () => true });
}

/**
 * Loads the forms script before a visitor uses a form: on pages with a lead form, because a draft may have to be
 * restored; and if the visit has to be recorded, because the forms script records it.
 */
function attachFormLoading({ loadForms }: LateInput): void {
  const loadIfWanted = () => {
    const leadForm = document.querySelector(selectorOf(formAttribute, 'lead'));
    const isWanted = leadForm !== null || isVisitOfInterest(document);
    if (isWanted) loadForms().catch(() => {});
  };
  for (const type of [routeUpdate, consentChange, 'change']) document.addEventListener(type, loadIfWanted);
  loadIfWanted();
}

/** Service workers run only over https and on `localhost` (docs/contract.md, section 2.11). */
function mayHaveWorker(): boolean {
  return 'serviceWorker' in navigator && (location.protocol === 'https:' || location.hostname === 'localhost');
}
