import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captchaTimeoutMs, createCaptcha } from '../../../../src/runtime/forms/captcha.ts';

const site = { siteKey: 'key-1', origin: 'https://www.google.com' };
const address = 'https://www.google.com/recaptcha/api.js?render=key-1&trustedtypes=true';

/** A script that the document loads. The test calls `onload` and `onerror`. */
interface Script {
  src: string;
  onload(): void;
  onerror(): void;
  remove(): void;
}

let scripts: Script[];
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  scripts = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => ({ remove() {} }),
    head: { append: (script: Script) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  warn.mockClear();
});

/** Defines the provider's global, as its script does. */
function provide(execute: (siteKey: string, options: object) => Promise<string>): void {
  vi.stubGlobal('grecaptcha', { ready: (act: () => void) => act(), execute });
}

const ownScript = (text: string) => text;

test('The captcha’s script is loaded once, and goes through the page’s own policy', async () => {
  const passed: string[] = [];
  const captcha = createCaptcha((text) => {
    passed.push(text);
    return `${text}#passed`;
  });
  captcha.prepare(site);
  captcha.prepare(site);
  provide(async () => 'token');
  scripts[0]?.onload();
  expect(await captcha.token(site)).toBe('token');
  expect(passed).toEqual([address]);
  expect(scripts.map(({ src }) => src)).toEqual([`${address}#passed`]);
});

test('A captcha’s script that fails is loaded again when a lead is sent, not when a visitor types', async () => {
  const captcha = createCaptcha(ownScript);
  captcha.prepare(site);
  scripts[0]?.onerror();
  await vi.advanceTimersByTimeAsync(0);
  captcha.prepare(site);
  expect(scripts).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
  const token = captcha.token(site);
  await vi.advanceTimersByTimeAsync(0);
  provide(async () => 'token');
  scripts[1]?.onload();
  expect(await token).toBe('token');
});

test('A captcha’s script that the page’s policy refuses has failed', async () => {
  const captcha = createCaptcha(() => {
    throw new TypeError('not of this site');
  });
  captcha.prepare(site);
  expect(await captcha.token(site)).toBe('');
  expect(scripts).toEqual([]);
});

test('A captcha’s script that is something else has failed', async () => {
  const captcha = createCaptcha(ownScript);
  captcha.prepare(site);
  const token = captcha.token(site);
  scripts[0]?.onload();
  await vi.advanceTimersByTimeAsync(0);
  scripts[1]?.onload();
  expect(await token).toBe('');
});

test('A captcha’s token is requested for its action, a new one each time', async () => {
  const execute = vi.fn(async () => 'token');
  provide(execute);
  const captcha = createCaptcha(ownScript);
  captcha.prepare(site);
  scripts[0]?.onload();
  await captcha.token(site);
  await captcha.token(site);
  expect(execute.mock.calls).toEqual([
    ['key-1', { action: 'hubspot_submit_form' }],
    ['key-1', { action: 'hubspot_submit_form' }],
  ]);
});

test.each<[string, () => void]>([
  ['a script that never comes', () => {}],
  [
    'a provider that says nothing',
    () => {
      provide(() => new Promise(() => {}));
      scripts[0]?.onload();
    },
  ],
])('A lead waits no longer than three seconds for its token: %s', async (_, begin) => {
  const captcha = createCaptcha(ownScript);
  captcha.prepare(site);
  begin();
  const token = captcha.token(site);
  await vi.advanceTimersByTimeAsync(captchaTimeoutMs - 1);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await token).toBe('');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('A page without a captcha has no token, and no warning', async () => {
  const captcha = createCaptcha(ownScript);
  captcha.prepare(undefined);
  expect(await captcha.token(undefined)).toBe('');
  expect(warn).not.toHaveBeenCalled();
});

test('A captcha without a key gives no token, and one warning', async () => {
  const captcha = createCaptcha(ownScript);
  captcha.prepare({ origin: site.origin, siteKey: undefined });
  captcha.prepare({ origin: site.origin, siteKey: undefined });
  expect(await captcha.token({ origin: site.origin, siteKey: undefined })).toBe('');
  expect(scripts).toEqual([]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('HELIOS_CAPTCHA_SITE_KEY')]]);
});
