import { expect, test } from 'vitest';
import { consentCategories } from '../../../../src/rules/privacy/categories.ts';
import { parseHubspotConsent } from '../../../../src/runtime/flags/hubspot-consent.ts';

const none = { analytics: false, advertisement: false, functionality: false, necessary: true };

test('A choice in HubSpot’s banner allows exactly the categories that it states', () => {
  const told = { allowed: false, categories: { analytics: true, advertisement: false, functionality: true } };
  expect(parseHubspotConsent(told)).toEqual({
    allowed: true,
    categories: { ...none, analytics: true, functionality: true },
  });
});

test.each(consentCategories)(
  'A choice in HubSpot’s banner of %s alone allows something, unless that needs no consent',
  (category) => {
    const { allowed, categories } = parseHubspotConsent({ categories: { [category]: true } });
    expect(allowed).toBe(category !== 'necessary');
    expect(categories).toEqual({ ...none, [category]: true });
  },
);

test.each([
  undefined,
  null,
  'yes',
  {},
  { allowed: 'true', categories: { analytics: 'true' } },
  { allowed: true, categories: null },
])('An answer of HubSpot’s banner that states nothing, %j, allows nothing', (told) => {
  expect(parseHubspotConsent(told)).toEqual({ allowed: false, categories: none });
});
