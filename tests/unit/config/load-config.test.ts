import { describe, expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { loadConfig } from '../../../config/load-config.ts';

describe('the environment changes', () => {
  test('the origin and the image mode', () => {
    const loaded = loadConfig({ HELIOS_ORIGIN: 'https://www.example.com/', HELIOS_IMAGES: 'imgix' });
    expect(loaded.site.origin).toBe('https://www.example.com');
    expect(loaded.images.mode).toBe('imgix');
  });

  test('whether there is a service worker', () => {
    const loaded = ['on', 'off'].map((HELIOS_SERVICE_WORKER) => loadConfig({ HELIOS_SERVICE_WORKER }).serviceWorker);
    expect(loaded).toEqual([true, false]);
  });

  test.each([
    [{ HELIOS_CAPTCHA_SITE_KEY: '6Lc-k_1' }, { siteKey: '6Lc-k_1', origin: 'https://www.google.com' }],
    [
      { HELIOS_CAPTCHA_SITE_KEY: '6Lc-k_1', HELIOS_CAPTCHA_HOST: 'www.recaptcha.net' },
      { siteKey: '6Lc-k_1', origin: 'https://www.recaptcha.net' },
    ],
    // The endpoint will ask for one.
    [{ HELIOS_CAPTCHA_SECRET: 'secret' }, { siteKey: undefined, origin: 'https://www.google.com' }],
    [{ HELIOS_CAPTCHA_SITE_KEY: '' }, undefined],
  ])('the captcha: %j', (environment, captcha) => {
    expect(loadConfig(environment).captcha).toEqual(captcha);
  });

  test('nothing when it says nothing', () => {
    expect(loadConfig({ HELIOS_ORIGIN: '' })).toEqual(config);
  });
});

describe('a bad value is told with its key, what was seen and what to write', () => {
  test.each([
    [{ HELIOS_ORIGIN: 'example.com' }, /site\.origin .*got "example\.com"/],
    [{ HELIOS_ORIGIN: 'https://example.com/path' }, /site\.origin/],
    [{ HELIOS_ORIGIN: 'ftp://example.com' }, /site\.origin/],
    [{ HELIOS_IMAGES: 'webp' }, /images\.mode .*local or imgix, got "webp"/],
    [{ HELIOS_CAPTCHA_HOST: 'http://captcha.example' }, /captcha\.origin .*got "http:\/\/captcha\.example"/],
    [{ HELIOS_CAPTCHA_SITE_KEY: 'a&onload=b' }, /captcha\.siteKey .*got "a&onload=b"/],
    [{ HELIOS_SERVICE_WORKER: 'false' }, /serviceWorker .*on or off, got "false"/],
  ])('%j', (environment, message) => {
    expect(() => loadConfig(environment)).toThrow(message);
  });

  test('a path prefix with a slash at the end, two defaults, one urlCode twice', () => {
    const site = { ...config.site, pathPrefix: '/helios/' };
    expect(() => loadConfig({}, { ...config, site })).toThrow(/site\.pathPrefix/);
    const defaults = config.locales.map((locale) => ({ ...locale, isDefault: true }));
    expect(() => loadConfig({}, { ...config, locales: defaults })).toThrow(/exactly one default/);
    const twins = config.locales.map((locale) => (locale.urlCode === 'de' ? { ...locale, urlCode: 'at' } : locale));
    expect(() => loadConfig({}, { ...config, locales: twins })).toThrow(/unique, got "at"/);
  });
});
