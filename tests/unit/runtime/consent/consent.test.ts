import { afterEach, expect, test, vi } from 'vitest';
import { choiceCookies } from '../../../../src/runtime/consent/choice.ts';
import { preferencesWith } from '../../../../src/runtime/shared/consent/preferences.ts';
import { fakeBrowser, policyVersion } from './fake-browser.ts';

afterEach(() => void vi.unstubAllGlobals());

test('A page from the back/forward cache takes a choice of the present policy version alone', async () => {
  const browser = fakeBrowser();
  const { startConsent } = await import('../../../../src/runtime/consent/consent.ts');
  await startConsent({ pathPrefix: '/helios', ownMarkup: (html) => html });
  const comeBackAfter = (version: string) => {
    const preferences = preferencesWith(['analytics']);
    const choice = { by: 'visitor', time: '2026-11-22T20:00:00.000Z', policyVersion: version, locale: 'de' } as const;
    browser.write(choiceCookies({ ...choice, preferences }, undefined));
    browser.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    return browser.consent();
  };
  expect(comeBackAfter('1')).toBeNull();
  expect(comeBackAfter(policyVersion)).toBe('allowed analytics necessary');
});
