import { expect, test } from 'vitest';
import type { StoredChoice } from '../../../../src/runtime/consent/choice.ts';
import {
  type ConsentFacts,
  choiceOfOtherTab,
  consentForFlag,
  decideConsent,
  dependsOnFlag,
} from '../../../../src/runtime/consent/decide.ts';
import { noConsent, preferencesWith } from '../../../../src/runtime/shared/consent/preferences.ts';

const choice: StoredChoice = {
  preferences: noConsent,
  by: 'visitor',
  time: '2026-11-22T20:00:00.000Z',
  policyVersion: '2',
  locale: 'de',
};

const firstVisit: ConsentFacts = {
  stored: undefined,
  policyVersion: '2',
  hasPrivacySignal: false,
  bannerFlag: 'unknown',
  hasHubspotBanner: false,
  whenBannerIsOff: 'ask',
};

const decide = (facts: Partial<ConsentFacts>) => decideConsent({ ...firstVisit, ...facts });

test('A visitor is asked as long as the flag is unknown, whatever the policy of the locale', () => {
  expect(decide({})).toBe('ask');
  expect(decide({ whenBannerIsOff: 'allow' })).toBe('ask');
  expect(decide({ hasHubspotBanner: true })).toBe('ask');
});

test('A flag that is evaluated as off allows everything only where the policy of the locale says so', () => {
  expect(decide({ bannerFlag: 'off' })).toBe('ask');
  expect(decide({ bannerFlag: 'off', whenBannerIsOff: 'allow' })).toBe('allow-all');
});

test('A flag that is on gives consent to HubSpot’s banner, and earlier choices are ignored', () => {
  expect(decide({ bannerFlag: 'on', hasHubspotBanner: true })).toBe('follow-hubspot');
  expect(decide({ bannerFlag: 'on', hasHubspotBanner: true, stored: choice })).toBe('follow-hubspot');
});

test('The site asks itself if the flag is on and HubSpot’s banner is not configured', () => {
  expect(decide({ bannerFlag: 'on', whenBannerIsOff: 'allow' })).toBe('ask');
  expect(decide({ bannerFlag: 'on', stored: choice })).toBe('keep');
});

test('A choice of the visitor is kept, under a policy that allows too', () => {
  for (const bannerFlag of ['off', 'unknown'] as const) expect(decide({ stored: choice, bannerFlag })).toBe('keep');
  expect(decide({ stored: choice, bannerFlag: 'off', whenBannerIsOff: 'allow' })).toBe('keep');
});

test('A new version of the cookie policy asks again', () => {
  expect(decide({ stored: choice, policyVersion: '3' })).toBe('ask');
});

test('What a policy or HubSpot’s banner allowed is no choice of the visitor', () => {
  expect(decide({ stored: { ...choice, by: 'policy' } })).toBe('ask');
  expect(decide({ stored: { ...choice, by: 'hubspot' } })).toBe('ask');
});

test('The browser’s privacy signal is a refusal that only the visitor’s own choice overrides', () => {
  const signal = { hasPrivacySignal: true };
  expect(decide(signal)).toBe('refuse');
  expect(decide({ ...signal, bannerFlag: 'off', whenBannerIsOff: 'allow' })).toBe('refuse');
  expect(decide({ ...signal, bannerFlag: 'on', hasHubspotBanner: true })).toBe('refuse');
  expect(decide({ ...signal, stored: { ...choice, by: 'policy' } })).toBe('refuse');
  expect(decide({ ...signal, stored: choice, policyVersion: '3' })).toBe('refuse');
  expect(decide({ ...signal, stored: choice })).toBe('keep');
});

test('The vendor of flags is asked only if its answer can change who asks', () => {
  const isAsked = (facts: Partial<ConsentFacts>) => dependsOnFlag({ ...firstVisit, ...facts });
  expect(isAsked({ hasHubspotBanner: true })).toBe(true);
  expect(isAsked({ hasHubspotBanner: true, stored: choice })).toBe(true);
  expect(isAsked({ whenBannerIsOff: 'allow' })).toBe(true);
  expect(isAsked({})).toBe(false);
  expect(isAsked({ whenBannerIsOff: 'allow', stored: choice })).toBe(false);
  expect(isAsked({ hasHubspotBanner: true, hasPrivacySignal: true })).toBe(false);
});

test('A choice in another tab counts if it is in force under the facts of this page', () => {
  const told = (facts: Partial<ConsentFacts>) => choiceOfOtherTab({ ...firstVisit, ...facts });
  const byHubspot = { ...choice, by: 'hubspot' } as const;
  const hubspotDecides = { bannerFlag: 'on', hasHubspotBanner: true } as const;
  expect(told({ stored: choice })).toBe(choice.preferences);
  expect(told({ stored: choice, hasPrivacySignal: true })).toBe(choice.preferences);
  expect(told({ ...hubspotDecides, stored: byHubspot })).toBe(choice.preferences);
  expect(told({})).toBeUndefined();
  expect(told({ stored: choice, policyVersion: '3' })).toBeUndefined();
  expect(told({ ...hubspotDecides, stored: choice })).toBeUndefined();
  expect(told({ ...hubspotDecides, stored: byHubspot, policyVersion: '3' })).toBeUndefined();
  expect(told({ stored: byHubspot })).toBeUndefined();
  expect(told({ stored: { ...choice, by: 'policy' }, hasPrivacySignal: true })).toBeUndefined();
});

test('The vendor of flags may not store because of a choice that its answer can make void', () => {
  const stored = { ...choice, preferences: preferencesWith(['functionality']) };
  const allowed = (facts: Partial<ConsentFacts>) => consentForFlag({ ...firstVisit, ...facts }).allowed;
  expect(allowed({ hasHubspotBanner: true, stored })).toBe(false);
  expect(allowed({ hasHubspotBanner: true, stored: { ...stored, by: 'policy' } })).toBe(false);
  expect(allowed({ stored: { ...stored, by: 'hubspot' } })).toBe(false);
  expect(allowed({ stored: { ...stored, by: 'policy' }, policyVersion: '3' })).toBe(false);
  expect(allowed({})).toBe(false);
  expect(allowed({ hasHubspotBanner: true, stored: { ...stored, by: 'hubspot' } })).toBe(true);
  expect(allowed({ stored: { ...stored, by: 'policy' } })).toBe(true);
});
