import { afterEach, expect, test, vi } from 'vitest';
import { choiceCookies, choiceNames, type StoredChoice } from '../../../../src/runtime/consent/choice.ts';
import { preferencesWith } from '../../../../src/runtime/shared/consent/preferences.ts';
import { fakeBrowser, policyVersion } from './fake-browser.ts';

afterEach(() => void vi.unstubAllGlobals());

const all = preferencesWith(['analytics', 'advertisement', 'functionality', 'necessary']);

/** A keeper in a browser that has a choice, and what other sites of the domain read of it. */
async function keeperAfter(choice: Pick<StoredChoice, 'by'> & Partial<StoredChoice>) {
  const browser = fakeBrowser({ analytics: {} });
  const known = { preferences: all, time: '2026-11-22T20:00:00.000Z', policyVersion, locale: 'de' };
  browser.write(choiceCookies({ ...known, ...choice }, undefined));
  browser.write([
    { name: 'tracking-preferences', value: '{"version":1,"destinations":{"Ads":true},"custom":{"advertising":true}}' },
    { name: 'utm_source', value: 'newsletter' },
  ]);
  const { createConsentKeeper } = await import('../../../../src/runtime/consent/keep-consent.ts');
  const signals = { denyAtFirst() {}, update: vi.fn() };
  return { browser, keeper: createConsentKeeper(signals, () => 'de') };
}

test('A denial removes what other sites of the domain read, and a choice that was not the visitor’s own', async () => {
  const followed = await keeperAfter({ by: 'policy' });
  followed.keeper.denyAll();
  expect([...followed.browser.cookies.keys()]).toEqual([]);
  const outdated = await keeperAfter({ by: 'visitor', policyVersion: '1' });
  outdated.keeper.denyAll();
  expect([...outdated.browser.cookies.keys()]).toEqual(choiceNames);
});

test('While HubSpot’s banner asks, the site’s own choice and what it has left are gone', async () => {
  const { browser, keeper } = await keeperAfter({ by: 'visitor' });
  keeper.apply(all);
  keeper.yieldToHubspot();
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(browser.consent()).toBe('');
});

test('What HubSpot’s banner told on an earlier page stays until it tells something else', async () => {
  const { browser, keeper } = await keeperAfter({ by: 'hubspot' });
  keeper.yieldToHubspot();
  expect(browser.cookies.has('utm_source')).toBe(true);
  const outdated = await keeperAfter({ by: 'hubspot', policyVersion: '1' });
  outdated.keeper.yieldToHubspot();
  expect([...outdated.browser.cookies.keys()]).toEqual([]);
});
