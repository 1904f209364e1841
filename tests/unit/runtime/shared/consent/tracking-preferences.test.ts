import { expect, test } from 'vitest';
import { parseConsent } from '../../../../../src/runtime/shared/consent/preferences.ts';
import { trackingPreferences } from '../../../../../src/runtime/shared/consent/tracking-preferences.ts';

const analyticsOnly = parseConsent('allowed analytics necessary');

test('The cookie of Segment’s consent manager is kept for 365 days and keeps its destinations', () => {
  const there = `tracking-preferences=${encodeURIComponent('{"version":1,"destinations":{"Amplitude":false,"x":"y"}}')}`;
  const cookie = trackingPreferences(analyticsOnly, { cookies: there, domain: undefined });
  expect(cookie).toMatchObject({ name: 'tracking-preferences', maxAge: 365 * 24 * 60 * 60 });
  expect(JSON.parse(cookie.value)).toEqual({
    version: 1,
    destinations: { Amplitude: false },
    custom: { functional: false, marketingAndAnalytics: false, advertising: false },
  });
  const other = trackingPreferences(analyticsOnly, { cookies: 'tracking-preferences=%7B', domain: undefined });
  expect(JSON.parse(other.value).destinations).toEqual({});
});

test('Without consent to analytics no destination of the cookie gets anything', () => {
  const there = `tracking-preferences=${encodeURIComponent('{"version":1,"destinations":{"Zendesk":true}}')}`;
  const destinationsFor = (consent: string) => {
    const { value } = trackingPreferences(parseConsent(consent), { cookies: there, domain: undefined });
    return JSON.parse(value).destinations;
  };
  expect(destinationsFor('allowed functionality')).toEqual({ Zendesk: false });
  expect(destinationsFor('allowed analytics')).toEqual({ Zendesk: true });
});

test('The analytics script decides about the destinations', () => {
  const there = `tracking-preferences=${encodeURIComponent('{"version":1,"destinations":{"Old":true}}')}`;
  const destinations = { Amplitude: false, Zendesk: true };
  const { value } = trackingPreferences(analyticsOnly, { cookies: there, domain: undefined, destinations });
  expect(JSON.parse(value).destinations).toEqual(destinations);
});
