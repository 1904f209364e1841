import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { locales } from '../../../../config/locales.ts';
import { consentCategories } from '../../../../src/rules/privacy/categories.ts';
import type { VendorSettings } from '../../../../src/rules/privacy/vendor-settings.ts';
import { declaredData, vendorsOf } from '../../../../src/site/privacy/declared-data.ts';
import { describeConsent } from '../../../../src/site/privacy/describe-consent.ts';
import { contentOf } from '../../../sites/embedded-content.ts';

const all: VendorSettings = {
  flags: { clientSideId: 'id-1', origin: 'https://flags.example' },
  hubspotBanner: { portal: '1', origin: 'https://banner.example' },
  analytics: { writeKey: 'key', cdnOrigin: 'https://cdn.example', apiOrigin: 'https://api.example' },
  monitoring: { collector: 'https://faro.example/collect' },
};

const describeWith = (vendors: VendorSettings) =>
  describeConsent({ consent: config.consent, vendors, hasCaptcha: true, locales, textOf: (key) => key });

test('The consent report has every stored name once for each category it needs, with its service', () => {
  const { categories } = describeWith(all);
  const reported = categories.flatMap(({ category, stored }) =>
    stored.flatMap(({ names, vendor }) => names.map((name) => `${category} ${name} ${vendor}`)),
  );
  const declared = declaredData({ vendors: all, hasCaptcha: true }).flatMap(({ needs, names, vendor }) =>
    needs.flatMap((category) => names.map((name) => `${category} ${name} ${vendor ?? null}`)),
  );
  expect(reported.sort()).toEqual(declared.sort());
  expect(reported).toContain('analytics utm_source null');
  expect(reported).toContain('necessary _GRECAPTCHA reCAPTCHA');
});

test('The consent report names each service that the site has, with its category and hosts, and no other', () => {
  expect(describeWith({}).vendors).toEqual([]);
  const { vendors } = describeWith(all);
  expect(vendors.map(({ name, category }) => `${name} ${category}`)).toEqual([
    'LaunchDarkly necessary',
    'HubSpot necessary',
    'Segment analytics',
    'Grafana Faro analytics',
  ]);
  expect(vendors.flatMap(({ scripts, requests }) => [...scripts, ...requests])).toEqual(
    expect.arrayContaining(['https://flags.example', 'https://banner.example', 'https://cdn.example']),
  );
});

test('The consent report says where nobody is asked: in the United States alone', () => {
  const allowing = describeWith(all).whenBannerIsOff.filter(({ policy }) => policy === 'allow');
  expect(allowing.map(({ locale }) => locale)).toEqual(['en-us']);
});

test.each(locales.map(({ code }) => code))('%s has a text for every declared purpose, service and category', (lang) => {
  const strings: Readonly<Record<string, unknown>> = contentOf(lang, 'global_strings').data;
  const keys = [
    ...declaredData({ vendors: all, hasCaptcha: true }).map(({ purpose }) => `stored_${purpose}`),
    ...vendorsOf(all).map(({ role }) => `vendor_${role}`),
    ...consentCategories.flatMap((category) => [`stored_${category}`, `consent_${category}_text`]),
  ];
  expect(keys.filter((key) => !strings[key])).toEqual([]);
});
