import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analyticsCall, type SpokenCall, track } from '../../../../../src/runtime/shared/tracking/track.ts';

const settings = { writeKey: 'key1', cdnOrigin: 'https://cdn.example', apiOrigin: 'https://api.example' };

beforeEach(() => {
  const page = Object.assign(new EventTarget(), {
    title: 'Pricing',
    querySelector: () => ({ content: 'https://www.helios.example/helios/en/pricing' }),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { search: '?utm_source=newsletter' });
  vi.stubGlobal('HELIOS_VENDORS', { analytics: settings });
});

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.heliosCalls = undefined;
});

test('An event carries the page and the time of its moment', () => {
  const calls: SpokenCall[] = [];
  document.addEventListener(analyticsCall, (event) => {
    event.preventDefault();
    calls.push((event as CustomEvent<SpokenCall>).detail);
  });
  track('Billing Cycle Chosen', { cycle: 'monthly' });
  expect(calls).toEqual([
    {
      call: { method: 'track', name: 'Billing Cycle Chosen', properties: { cycle: 'monthly' } },
      moment: {
        timeMs: expect.any(Number),
        pathname: '/helios/en/pricing',
        search: '?utm_source=newsletter',
        title: 'Pricing',
      },
    },
  ]);
  expect(globalThis.heliosCalls).toBeUndefined();
});

test('Events that nobody takes yet wait, 50 at most', () => {
  for (let number = 0; number < 60; number++) track('page_translated', { language: String(number) });
  expect(globalThis.heliosCalls?.map(({ call }) => 'properties' in call && call.properties.language)).toEqual(
    Array.from({ length: 50 }, (_, number) => String(number)),
  );
});

test('On a site without analytics nothing happens', () => {
  vi.stubGlobal('HELIOS_VENDORS', {});
  track('page_translated', { language: 'fr' });
  expect(globalThis.heliosCalls).toBeUndefined();
});
