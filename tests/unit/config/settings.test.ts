import { expect, test } from 'vitest';
import type { EnvironmentSource } from '../../../config/environment.ts';
import { config } from '../../../config/index.ts';
import { parseSettings } from '../../../config/settings.ts';

function configOf(environment: EnvironmentSource, base: unknown = config) {
  return parseSettings({ environment, use: { user: 'config' }, config: base }).config;
}

const captcha = { siteKey: 'key', origin: 'https://www.google.com' };

test('Without variables the configuration is that of config/index.ts', () => {
  expect(configOf({})).toEqual(config);
});

test('The environment changes the origin, the image mode, the service worker and the captcha', () => {
  const environment = {
    HELIOS_ORIGIN: 'https://www.example.com',
    HELIOS_IMAGES: 'imgix',
    HELIOS_SERVICE_WORKER: 'off',
    HELIOS_CAPTCHA_SITE_KEY: 'key',
  };
  expect(configOf(environment)).toEqual({
    ...config,
    site: { ...config.site, origin: 'https://www.example.com' },
    images: { ...config.images, mode: 'imgix' },
    serviceWorker: false,
    captcha,
  });
});

test('The environment changes the key or the host of the captcha of config/index.ts', () => {
  const base = { ...config, captcha };
  expect(configOf({ HELIOS_CAPTCHA_SITE_KEY: 'other' }, base).captcha).toEqual({ ...captcha, siteKey: 'other' });
  expect(configOf({ HELIOS_CAPTCHA_HOST: 'www.recaptcha.net' }, base).captcha).toEqual({
    ...captcha,
    origin: 'https://www.recaptcha.net',
  });
});

test('An endpoint’s secret key alone gives pages no captcha', () => {
  expect(configOf({ HELIOS_CAPTCHA_SECRET: 'secret' }).captcha).toBeUndefined();
});

test('An origin of the configuration loses the slash at its end', () => {
  const site = { ...config.site, origin: 'https://www.example.com/' };
  expect(configOf({}, { ...config, site }).site.origin).toBe('https://www.example.com');
});

test('A wrong value of config/index.ts is refused although the environment replaces it', () => {
  const site = { ...config.site, origin: 'www.example.com' };
  expect(() => configOf({ HELIOS_ORIGIN: 'https://www.example.com' }, { ...config, site })).toThrow(
    'config/index.ts: site.origin must be a scheme and a host',
  );
});

test('Wrong values of the configuration and of the environment are refused at once', () => {
  const environment = { HELIOS_PRISMIC_REPOSITRY: 'acme', HELIOS_IMAGES: 'webp' };
  const lines = () => configOf(environment, { ...config, serviceWorker: 'on', colour: 'red' });
  expect(lines).toThrow(
    /HELIOS_IMAGES must be .*\n.*HELIOS_PRISMIC_REPOSITRY is .*\n.*serviceWorker must.*\n.*colour is/,
  );
});

test.each([undefined, null, 'text', []])('A configuration that is no object is refused: %j', (base) => {
  expect(() => parseSettings({ environment: {}, use: { user: 'config' }, config: base ?? null })).toThrow(
    /^config\/index\.ts must be an object, got/,
  );
});

test('The environment gives the site vendors, whose hosts are the usual ones unless it names others', () => {
  const { vendors } = configOf({
    HELIOS_LAUNCHDARKLY_ID: 'flags-1',
    HELIOS_HUBSPOT_BANNER_PORTAL: '4711',
    HELIOS_SEGMENT_KEY: 'write-1',
    HELIOS_SEGMENT_API_HOST: 'events.example.com',
    HELIOS_FARO_URL: 'https://faro.example.com/collect',
  });
  expect(vendors).toEqual({
    flags: { clientSideId: 'flags-1', origin: 'https://clientsdk.launchdarkly.com' },
    hubspotBanner: { portal: '4711', origin: 'https://js.hs-banner.com' },
    analytics: {
      writeKey: 'write-1',
      cdnOrigin: 'https://cdn.segment.com',
      apiOrigin: 'https://events.example.com',
    },
    monitoring: { collector: 'https://faro.example.com/collect', apiKey: undefined },
  });
});

test('The environment changes the host of a vendor of config/index.ts', () => {
  const flags = { clientSideId: 'flags-1', origin: 'https://clientsdk.launchdarkly.com' };
  const { vendors } = configOf({ HELIOS_LAUNCHDARKLY_HOST: 'flags.example.com' }, { ...config, vendors: { flags } });
  expect(vendors.flags).toEqual({ clientSideId: 'flags-1', origin: 'https://flags.example.com' });
});
