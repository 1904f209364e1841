import { type Analytics, AnalyticsBrowser } from '@segment/analytics-next';
import { currentConsent } from '../shared/consent/consent.ts';
import { consentDomain } from '../shared/consent/consent-domain.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';
import { trackingPreferences } from '../shared/consent/tracking-preferences.ts';
import { writeCookies } from '../shared/cookie.ts';
import type { VisitorTraits } from '../shared/tracking/events.ts';
import { allows } from './allows.ts';
import type { Sender } from './call-queue.ts';
import { type AnalyticsPreferences, type Destination, preferencesFor } from './destinations.ts';
import type { AnalyticsPage } from './page-of.ts';
import { rememberTold, type Traits } from './told-traits.ts';

export interface SegmentInput {
  readonly writeKey: string;
  /** The origin that calls are sent to: `https://api.segment.io`. */
  readonly apiOrigin: string;
  readonly destinations: readonly Destination[];
  readonly pageNow: () => AnalyticsPage;
  /** Returns the visitor's traits as they are known at the time of the call. */
  readonly traitsNow: () => VisitorTraits;
}

/** A sender that does nothing. */
const silentSender: Sender = { send() {}, applyConsent() {}, stop() {} };

/**
 * Starts Segment's library, which sends calls to Segment's servers; the servers pass the calls on to the destinations.
 * If the visitor has refused since the start was asked for, nothing is loaded or stored.
 */
export async function startSegment(
  { destinations, pageNow, traitsNow, ...account }: SegmentInput,
  load = loadLibrary,
): Promise<Sender> {
  if (!allows(currentConsent(), 'analytics')) return silentSender;
  const analytics = await load(account);
  let preferences = preferencesFor(currentConsent(), destinations);
  const told = rememberTold(analytics.user().anonymousId() ?? '');
  let hasStopped = false;
  const identify = (traits: Traits, options: CallOptions) => {
    const news = told.take(traits);
    if (news) report(analytics.identify(news, options));
  };
  const applyConsent = (next: ConsentPreferences) => {
    if (hasStopped || !allows(next, 'analytics')) return;
    preferences = preferencesFor(next, destinations);
    storePreferences(next, preferences);
    const traits = {
      ...traitsNow(),
      destinationTrackingPreferences: preferences.destinations,
      customTrackingPreferences: preferences.custom,
    };
    identify(traits, optionsFor(pageNow(), preferences));
  };
  applyConsent(currentConsent());
  return {
    send({ call, page, timeMs }) {
      if (hasStopped) return;
      const options = { ...optionsFor(page, preferences), timestamp: new Date(timeMs) };
      if (call.method === 'identify') identify(call.traits, options);
      else if (call.method === 'track') report(analytics.track(call.name, call.properties, options));
      else report(analytics.page(undefined, undefined, { ...page }, options));
    },
    applyConsent,
    stop() {
      hasStopped = true;
      stop(analytics);
    },
  };
}

/**
 * Loads the library for Segment's servers alone. Its settings are given here instead of fetched, because those of the
 * CDN can make it load scripts of other hosts, which no page's policy allows; all destinations are reached by way of
 * Segment's servers. The library would also send figures about itself and take a visitor's id from the address
 * (`?ajs_uid=`); both are off.
 */
async function loadLibrary({ writeKey, apiOrigin }: Pick<SegmentInput, 'writeKey' | 'apiOrigin'>): Promise<Analytics> {
  const { host, protocol } = new URL(apiOrigin);
  const apiHost = `${host}/v1`;
  const [analytics] = await AnalyticsBrowser.load(
    {
      writeKey,
      cdnSettings: { integrations: { 'Segment.io': { apiKey: writeKey, apiHost } }, metrics: { sampleRate: 0 } },
    },
    {
      useQueryString: false,
      // Without this list the library would store the visitor's random id in local storage too. Entries there never
      // expire, unlike the cookie, which expires after a year.
      storage: { stores: ['cookie', 'memory'] },
      // Cookies for this host only. An empty domain is left out of a cookie.
      cookie: { domain: '', secure: location.protocol === 'https:', sameSite: 'Lax' },
      integrations: {
        'Segment.io': {
          apiHost,
          protocol: protocol === 'http:' ? 'http' : 'https',
          // A call about a link or a form is still sent when the browser leaves the page.
          deliveryStrategy: { config: { keepalive: true, credentials: 'omit' } },
        },
      },
    },
  );
  return analytics;
}

/** The page of a call, the visitor's choice in the shape of Segment's consent manager, and who may get the call. */
function optionsFor({ locale: _, ...page }: AnalyticsPage, { custom, destinations }: AnalyticsPreferences) {
  const consent = {
    defaultDestinationBehavior: 'disable',
    categoryPreferences: custom,
    destinationPreferences: destinations,
  };
  return { context: { page, consent }, integrations: { All: false, 'Segment.io': true, ...destinations } };
}

/** Stores which destinations get calls, for other sites of the same domain. */
function storePreferences(consent: ConsentPreferences, { destinations }: AnalyticsPreferences): void {
  const domain = consentDomain(location.hostname, HELIOS_CONSENT.cookieDomain);
  writeCookies([trackingPreferences(consent, { cookies: document.cookie, domain, destinations })]);
}

type CallOptions = ReturnType<typeof optionsFor>;

/** A call that fails is a loss for the statistics alone. The library itself repeats what a network has lost. */
function report(sent: Promise<unknown>): void {
  sent.catch((error: unknown) => console.warn('A call to analytics failed.', error));
}

/**
 * Ends the library's work in this document. The library has no method for that: without this function, calls that wait
 * to be repeated would still be sent, and be stored again when the visitor leaves the page.
 */
function stop(analytics: Analytics): void {
  const silent = async <Sent>(sent: Sent) => sent;
  const transport = analytics.queue.plugins.find(({ name }) => name === 'Segment.io');
  Object.assign(transport ?? {}, { track: silent, page: silent, identify: silent });
  analytics.reset();
  deleteRepeats();
  addEventListener('pagehide', () => {
    if (!allows(currentConsent(), 'analytics')) deleteRepeats();
  });
}

/** Deletes the calls that the library has stored to repeat them. */
function deleteRepeats(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('persisted-queue:')) localStorage.removeItem(key);
}
