import type { QueuedCall } from '../../../../src/runtime/analytics/call-queue.ts';
import type { AnalyticsPage } from '../../../../src/runtime/analytics/page-of.ts';
import type { TrackCall } from '../../../../src/runtime/shared/tracking/track.ts';

export const samplePage: AnalyticsPage = {
  path: '/pricing',
  locale: 'en',
  url: 'https://www.helios.example/helios/en/pricing',
  search: '',
  title: 'Pricing',
  referrer: '',
};

export function tracked(name: TrackCall['name'], properties: TrackCall['properties'] = {}, timeMs = 0): QueuedCall {
  return { call: { method: 'track', name, properties }, page: samplePage, timeMs };
}
