import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import type { Config } from '../../../config/schema.ts';
import { parseSettings } from '../../../config/settings.ts';
import type { HeliosError } from '../../../src/site/helios-error.ts';

/** The configuration with another value at a key path: `['images', 'avif', 'quality']`. Undefined removes the key. */
function configWith(path: readonly (string | number)[], value: unknown): unknown {
  const changed: unknown = structuredClone(config);
  const target = path.slice(0, -1).reduce((parent, key) => Reflect.get(Object(parent), key), changed);
  const key = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(Object(target), key);
  else Reflect.set(Object(target), key, value);
  return changed;
}

function parseConfig(value: unknown): Config {
  return parseSettings({ environment: {}, use: { user: 'config' }, config: value }).config;
}

function refusalOf(value: unknown): HeliosError {
  try {
    parseConfig(value);
  } catch (error) {
    return error as HeliosError;
  }
  return expect.fail('It should have been refused.');
}

test('The configuration of this project is accepted as it is', () => {
  expect(parseConfig(config)).toEqual(config);
});

const german = config.locales.findIndex(({ urlCode }) => urlCode === 'de');

test.each([
  [
    ['site', 'trailingSlash'],
    'nevr',
    'config/index.ts: site.trailingSlash must be one of never, always, legacy, got "nevr".',
  ],
  [
    ['site', 'origin'],
    'www.helios.example',
    'config/index.ts: site.origin must be a scheme and a host, got "www.helios.example".',
  ],
  [['site', 'pathPrefix'], '/helios/', 'config/index.ts: site.pathPrefix must be empty, or a path'],
  [['site', 'pathPrefix'], 'helios', 'config/index.ts: site.pathPrefix must be empty, or a path'],
  [['site', 'appOrigin'], 'https://app.example.com/en', 'config/index.ts: site.appOrigin must be a scheme and a host'],
  [['site', 'name'], undefined, 'config/index.ts: site.name must be a text, got nothing.'],
  [['site'], undefined, 'config/index.ts: site must be an object, got nothing.'],
  [
    ['images', 'avif', 'quality'],
    5000,
    'config/index.ts: images.avif.quality must be a whole number from 1 to 100, got 5000.',
  ],
  [
    ['images', 'avif', 'effort'],
    2.5,
    'config/index.ts: images.avif.effort must be a whole number from 0 to 9, got 2.5.',
  ],
  [
    ['images', 'jpeg', 'quality'],
    '80',
    'config/index.ts: images.jpeg.quality must be a whole number from 1 to 100, got "80".',
  ],
  [['images', 'mode'], 'sharp', 'config/index.ts: images.mode must be one of local, imgix, got "sharp".'],
  [['budgets', 'page'], 0, 'config/index.ts: budgets.page must be a whole number of bytes above 0, got 0.'],
  [['serviceWorker'], 'on', 'config/index.ts: serviceWorker must be true or false, got "on".'],
  [
    ['redirects', 0],
    { from: '/a', to: '/b', status: 303 },
    'config/index.ts: redirects[0].status must be one of 301, 302, 308, got 303.',
  ],
  [['links', 'rawPaths'], '/api/**', 'config/index.ts: links.rawPaths must be a list, got "/api/**".'],
  [['captcha'], { siteKey: 'a b', origin: 'https://x.example' }, 'config/index.ts: captcha.siteKey must be one word'],
  [
    ['routes', 1, 'path'],
    ':lang',
    'config/routes.ts: routes[1].path must be a path that begins with a slash, got ":lang".',
  ],
  [['routes', 1, 'uidPattern'], '[', 'config/routes.ts: routes[1].uidPattern must be a regular expression, got "[".'],
  [['locales', 2, 'tier'], 'third', 'config/locales.ts: locales[2].tier must be one of main, secondary, got "third".'],
  [['locales', german, 'urlCode'], 'at', `config/locales.ts: locales[${german}].urlCode must be unique, got "at".`],
  [['locales', german, 'code'], 'de-at', `config/locales.ts: locales[${german}].code must be unique, got "de-at".`],
  [
    ['locales', german, 'isDefault'],
    true,
    'config/locales.ts: locales must be a list with exactly one default, got ["en","de"].',
  ],
  [['locales', 0, 'isDefault'], false, 'config/locales.ts: locales must be a list with exactly one default, got [].'],
])('A wrong value is refused with file, key path, value and what to write: %j, %j', (path, value, message) => {
  const error = refusalOf(configWith(path, value));
  expect(error).toMatchObject({
    code: 'bad-config',
    message: expect.stringContaining(message),
    hint: expect.stringMatching(/\w/),
  });
  expect(error.where).toBe(/^[^ ]+ \S+/.exec(error.message)?.[0]);
});

test.each([
  [['site', 'trailingSlash'], 'nevr', 'Write never.'],
  [['site', 'trailingSlash'], 'alway', 'Write always.'],
  [['site', 'trailingSlash'], 7, 'Write never.'],
  [['images', 'avif', 'quality'], 5000, 'Write 100.'],
  [['images', 'avif', 'quality'], -Infinity, 'Write 1.'],
  [['images', 'avif', 'effort'], 2.4, 'Write 2.'],
  [['images', 'avif', 'effort'], Number.NaN, 'Write 2.'],
  [['images', 'avif', 'qualty'], 50, 'Write quality.'],
  [['images', 'wepb'], {}, 'Write webp.'],
  [['colour'], 'red', 'Remove the key.'],
])('The nearest value or key that is allowed is suggested: %j, %j', (path, value, hint) => {
  expect(refusalOf(configWith(path, value)).hint).toBe(hint);
});

test.each([
  [
    ['images', 'avif', 'qualty'],
    'config/index.ts: images.avif.qualty is unknown. The keys of images.avif are quality, effort.',
  ],
  [
    ['redirect'],
    /^config\/index\.ts: redirect is unknown\. The keys are site, locales, routes, pages, links, redirects,/,
  ],
  [
    ['routes', 1, 'uids'],
    /^config\/routes\.ts: routes\[1\]\.uids is unknown\. The keys of routes\[1\] are type, path,/,
  ],
  [['locales', 0, 'isDefalt'], /^config\/locales\.ts: locales\[0\]\.isDefalt is unknown\./],
])('An unknown key of the configuration is refused with file, key path and the known keys: %j', (path, message) => {
  const error = refusalOf(configWith(path, 'x'));
  expect(error).toMatchObject({ code: 'bad-config', message: expect.stringMatching(message) });
  expect(error.message).toContain(`${error.where} is unknown.`);
});

test.each([
  ['!linkedin.com', 'no host has "!" in its name'],
  ['', 'it is empty'],
])('An exception for "%s", which fits no address, is refused', (link, fault) => {
  const exceptions = [{ link, reason: 'It rejects programs.', until: '2026-12-31' }];
  expect(refusalOf(configWith(['linkExceptions'], exceptions))).toMatchObject({
    message: `config/index.ts: linkExceptions[0].link fits no address: ${fault}.`,
    hint: expect.stringContaining('linkedin.com'),
  });
});

test('All wrong values of the configuration are refused at once', () => {
  const changed = { ...config, serviceWorker: 'on', budgets: { ...config.budgets, home: -1 } };
  expect(refusalOf(changed).message.split('\n')).toHaveLength(2);
});

test.each(['', '/helios', '/a-b/c_1'])('The prefix %j may precede the paths of all pages', (pathPrefix) => {
  expect(parseConfig({ ...config, site: { ...config.site, pathPrefix } }).site.pathPrefix).toBe(pathPrefix);
});

test('A key that is misspelt is one mistake, although its value is missing, too', () => {
  const { serviceWorker, ...others } = config;
  const { message, hint } = refusalOf({ ...others, serviceworker: serviceWorker });
  expect(message).toMatch(/^config\/index\.ts: serviceworker is unknown\./);
  expect(hint).toBe('Write serviceWorker.');
});
