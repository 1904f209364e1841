import { expect, test } from 'vitest';
import type { SiteVariables } from '../../../config/environment.ts';
import { config } from '../../../config/index.ts';
import { loadConfig } from '../../../config/load-config.ts';

const unset: SiteVariables = {
  origin: undefined,
  imageMode: undefined,
  serviceWorker: undefined,
  captcha: undefined,
};

test('Without variables the configuration is that of config/index.ts', () => {
  expect(loadConfig(unset)).toEqual(config);
});

test('The environment changes the origin, the image mode, the service worker and the captcha', () => {
  const captcha = { siteKey: 'key', origin: 'https://www.recaptcha.net' };
  const loaded = loadConfig({ origin: 'https://www.example.com', imageMode: 'imgix', serviceWorker: false, captcha });
  expect(loaded).toEqual({
    ...config,
    site: { ...config.site, origin: 'https://www.example.com' },
    images: { ...config.images, mode: 'imgix' },
    serviceWorker: false,
    captcha,
  });
});

test('A captcha may lack its site key: the pages say so', () => {
  const captcha = { siteKey: undefined, origin: 'https://www.google.com' };
  expect(loadConfig({ ...unset, captcha }).captcha).toEqual(captcha);
});

test('An origin of the configuration loses the slash at its end', () => {
  const site = { ...config.site, origin: 'https://www.example.com/' };
  expect(loadConfig(unset, { ...config, site }).site.origin).toBe('https://www.example.com');
});

test('A wrong value of config/index.ts is refused, whatever the environment says', () => {
  const site = { ...config.site, pathPrefix: '/helios/' };
  expect(() => loadConfig(unset, { ...config, site })).toThrow('config/index.ts: site.pathPrefix must be empty, or');
});
