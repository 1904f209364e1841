import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHubspot, showHubspotBanner } from '../../../../src/runtime/flags/hubspot-banner.ts';

let shown: { checkVisibility(): boolean }[];
let script: EventTarget;
let sheets: { readonly rules: string }[];

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
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      rules = '';
      replaceSync(rules: string) {
        this.rules = rules;
      }
    },
  );
  vi.stubGlobal('HELIOS_VENDORS', { hubspotBanner: { portal: '4711', origin: 'https://hubspot.example' } });
  sheets = [];
  vi.stubGlobal('document', {
    adoptedStyleSheets: sheets,
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

test('A banner that comes too late stays hidden beside the one that asks, until it tells an earlier choice', async () => {
  const isHidden = () => sheets.some(({ rules }) => rules.includes('[id^="hs-"]'));
  void followHubspot(() => {});
  await vi.advanceTimersByTimeAsync(3900);
  expect(isHidden()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isHidden()).toBe(true);
  const { _hsp } = globalThis as unknown as { _hsp: [string, (told: unknown) => void][] };
  _hsp.at(-1)?.[1]({});
  expect(isHidden()).toBe(false);
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
