import type { AnalyticsSettings } from '../../rules/privacy/vendor-settings.ts';
import { onConsent } from '../shared/consent/consent.ts';
import { site } from '../shared/site.ts';
import { experimentTraits } from '../shared/split-tests/experiment-traits.ts';
import { analyticsCall, type Moment, momentNow, type SpokenCall, track } from '../shared/tracking/track.ts';
import { untilIdle } from '../shared/until-idle.ts';
import { createCallQueue, type QueuedCall, type Sender } from './call-queue.ts';
import { attachBillingTracking } from './emitters/follow-billing.ts';
import { attachDemoTracking } from './emitters/follow-demos.ts';
import { attachTranslationTracking } from './emitters/follow-translation.ts';
import { fetchDestinations } from './fetch-destinations.ts';
import { loginTraits } from './login-traits.ts';
import { attachPageCalls } from './page-calls.ts';
import { pageOf } from './page-of.ts';
import { parseCall } from './parse-call.ts';

/**
 * Takes the calls that the scripts of the page make, and makes those for events in plain markup. The calls wait in
 * memory for the visitor's consent; Segment's code is loaded only after the consent.
 */
export function startAnalytics(settings: AnalyticsSettings): void {
  const queue = createCallQueue(() => loadSender(settings));
  const add = (call: QueuedCall['call'], moment: Moment) =>
    queue.add({ call, page: pageAt(moment), timeMs: moment.timeMs });
  const take = ({ call, moment }: SpokenCall) => {
    const parsed = parseCall(call);
    if (parsed.method !== 'unknown') return add(parsed, moment);
    console.warn(`Analytics has no call "${parsed.name}" with these values. The tracking plan has all calls.`);
    track('Unknown Analytics Call Fired', { call: parsed.name });
  };
  document.addEventListener(analyticsCall, (event) => {
    event.preventDefault();
    take((event as CustomEvent<SpokenCall>).detail);
  });
  attachPageCalls(document, () => add({ method: 'page' }, momentNow()));
  for (const early of globalThis.heliosCalls?.splice(0) ?? []) take(early);
  attachBillingTracking(document);
  attachDemoTracking(document, site.pathPrefix);
  attachTranslationTracking(document);
  onConsent(queue.decide);
}

async function loadSender(settings: AnalyticsSettings): Promise<Sender> {
  await untilIdle();
  const request = fetch.bind(globalThis);
  const [{ startSegment }, destinations] = await Promise.all([
    import('./segment.ts'),
    fetchDestinations({ ...settings, request }),
  ]);
  return startSegment({
    ...settings,
    destinations,
    pageNow: () => pageAt(momentNow()),
    traitsNow: () => ({ ...loginTraits(document.cookie), ...experimentTraits(document.cookie) }),
  });
}

function pageAt(moment: Moment) {
  return pageOf(moment, { origin: location.origin, pathPrefix: site.pathPrefix, referrer: document.referrer });
}
