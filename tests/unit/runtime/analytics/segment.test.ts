import type { Analytics } from '@segment/analytics-next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSegment } from '../../../../src/runtime/analytics/segment.ts';
import { setConsent } from '../../../../src/runtime/shared/consent/consent.ts';
import { preferencesWith } from '../../../../src/runtime/shared/consent/preferences.ts';
import { type FakeBrowser, fakeBrowser } from '../consent/fake-browser.ts';

const all = preferencesWith(['analytics', 'advertisement', 'functionality']);
const refused = preferencesWith(['necessary']);
let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
  setConsent(all);
});
afterEach(() => void vi.unstubAllGlobals());

/** Segment's library, which is there when the test says so. */
function startLate() {
  const library = {
    identify: vi.fn(async () => {}),
    user: () => ({ anonymousId: () => 'random-1' }),
    reset: vi.fn(),
    queue: { plugins: [] },
  };
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const page = { url: '', path: '', title: '', search: '', referrer: '', locale: 'de' };
  const load = vi.fn(async () => {
    await arrival;
    // The cast is safe: the sender calls only these methods.
    return library as unknown as Analytics;
  });
  const sender = startSegment(
    {
      writeKey: 'key1',
      apiOrigin: 'https://api.example',
      destinations: [{ id: 'Ads', preference: 'advertising' }],
      pageNow: () => page,
      traitsNow: () => ({}),
    },
    load,
  );
  return { library, load, arrive, sender };
}

const stored = () => JSON.parse(decodeURIComponent(browser.cookies.get('tracking-preferences') ?? 'null'));

test('The cookie for other sites has the consent of the moment in which it is written', async () => {
  const { arrive, sender } = startLate();
  setConsent(preferencesWith(['analytics']));
  arrive();
  await sender;
  expect(stored()).toMatchObject({ destinations: { Ads: false }, custom: { advertising: false } });
});

test('A refusal while the library is loaded is not overwritten, and nobody is told of the visitor', async () => {
  const { library, arrive, sender } = startLate();
  setConsent(refused);
  arrive();
  await sender;
  expect(stored()).toBeNull();
  expect(library.identify).not.toHaveBeenCalled();
});

test('After a refusal before the start, the library is not loaded', async () => {
  setConsent(refused);
  const { load, sender } = startLate();
  (await sender).stop();
  expect(load).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
});

test('A sender that has stopped writes nothing', async () => {
  const { library, arrive, sender } = startLate();
  arrive();
  vi.stubGlobal('localStorage', {});
  (await sender).stop();
  browser.cookies.clear();
  library.identify.mockClear();
  (await sender).applyConsent(all);
  expect(stored()).toBeNull();
  expect(library.identify).not.toHaveBeenCalled();
});

test('Traits are told once, not again by each page that the browser loads, and again if they change', async () => {
  const visitPage = async () => {
    const { library, arrive, sender } = startLate();
    arrive();
    await sender;
    return { told: library.identify.mock.calls.length, library, sender: await sender };
  };
  const first = await visitPage();
  expect(first.told).toBe(1);
  expect((await visitPage()).told).toBe(0);
  first.sender.applyConsent(preferencesWith(['analytics']));
  expect(first.library.identify).toHaveBeenCalledTimes(2);
  setConsent(preferencesWith(['analytics']));
  expect((await visitPage()).told).toBe(0);
});
