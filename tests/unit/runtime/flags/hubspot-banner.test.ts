import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHubspot, showHubspotBanner } from '../../../../src/runtime/flags/hubspot-banner.ts';

let shown: { checkVisibility(): boolean }[];
let script: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  script = new EventTarget();
  vi.stubGlobal('_hsp', undefined);
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('HELIOS_VENDORS', { hubspotBanner: { portal: '4711', origin: 'https://hubspot.example' } });
  vi.stubGlobal('document', {
    body: {},
    head: { append() {} },
    createElement: () => script,
    querySelectorAll: () => shown,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const banner = { checkVisibility: () => true };

test('A banner that neither tells nor shows anything is absent after four seconds', async () => {
  const settled = vi.fn();
  void followHubspot(() => {}).then(settled);
  script.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(3900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledWith('absent');
});

test('A banner is followed when it is shown or has told a choice, and absent at once if it cannot be loaded', async () => {
  const byShow = followHubspot(() => {});
  shown = [banner];
  await vi.advanceTimersByTimeAsync(100);
  expect(await byShow).toBe('following');
  shown = [];
  const byWord = followHubspot(() => {});
  const { _hsp } = globalThis as unknown as { _hsp: [string, (told: unknown) => void][] };
  _hsp.at(-1)?.[1]({});
  await vi.advanceTimersByTimeAsync(100);
  expect(await byWord).toBe('following');
  const failed = followHubspot(() => {});
  script.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(100);
  expect(await failed).toBe('absent');
});

test('The link to the settings learns whether the banner has come', async () => {
  const without = showHubspotBanner();
  await vi.advanceTimersByTimeAsync(1100);
  expect(await without).toBe(false);
  shown = [banner];
  expect(await showHubspotBanner()).toBe(true);
});
