import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { testVariables, type Variable, variables } from '../../../config/variables.ts';

const sources = ['config', 'src', 'bin', 'bench', 'tests/e2e/support'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?[jt]sx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

test('Every variable that a source names is in the list', () => {
  const named = new Set(sources.flatMap((source) => source.match(/\b(?:HELIOS|AWS)_[A-Z]+(?:_[A-Z]+)*\b/g) ?? []));
  // The build's names for the site's data and scripts in the browser.
  for (const name of ['HELIOS_SITE', 'HELIOS_CONSENT', 'HELIOS_VENDORS', 'HELIOS_SCRIPTS']) named.delete(name);
  expect([...named].sort()).toEqual([...Object.keys(variables), ...Object.keys(testVariables)].sort());
});

test('Every description fits on a line of the help', () => {
  const long = Object.entries<Variable>(variables).filter(([, { description }]) => description.length > 52);
  expect(long).toEqual([]);
});

test('A variable says what holds without it in one way only', () => {
  const several = Object.entries<Variable>(variables).filter(
    ([, variable]) =>
      [variable.default, variable.key, variable.otherwise].filter((each) => each !== undefined).length > 1,
  );
  expect(several).toEqual([]);
});

test('A variable that replaces a key of config/index.ts names a key that exists', () => {
  const keys = Object.values<Variable>(variables).flatMap(({ key }) => key ?? []);
  expect(keys.sort()).toEqual([
    'captcha.siteKey',
    'images.mode',
    'markup',
    'serviceWorker',
    'site.appOrigin',
    'site.leadEndpoint',
    'site.origin',
    'vendors.analytics.writeKey',
    'vendors.flags.clientSideId',
    'vendors.hubspotBanner.portal',
    'vendors.monitoring.apiKey',
    'vendors.monitoring.collector',
  ]);
  const vendors = {
    flags: { clientSideId: 'id', origin: 'https://clientsdk.launchdarkly.com' },
    hubspotBanner: { portal: '4711', origin: 'https://js.hs-banner.com' },
    analytics: { writeKey: 'key', cdnOrigin: 'https://cdn.segment.com', apiOrigin: 'https://api.segment.io' },
    monitoring: { collector: 'https://faro.example.com/collect', apiKey: 'key' },
  };
  const whole = { ...config, captcha: { siteKey: 'key', origin: 'https://www.google.com' }, vendors };
  for (const key of keys) expect(whole, key).toHaveProperty(key);
});
