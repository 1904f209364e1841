import { expect, test } from 'vitest';
import { createGoogleSignals, type DataLayerWindow } from '../../../../src/runtime/consent/google-signals.ts';
import { noConsent } from '../../../../src/runtime/shared/consent/preferences.ts';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

test('Google’s tags hear that everything is denied at first, and then each choice, as arguments objects', () => {
  const earlier = { event: 'earlier' };
  const view: DataLayerWindow = { dataLayer: [earlier] };
  const signals = createGoogleSignals(view);
  signals.denyAtFirst();
  signals.update({ allowed: true, categories: { ...noConsent.categories, advertisement: true } });
  signals.update({ allowed: true, categories: { ...noConsent.categories, analytics: true } });
  signals.update({ allowed: false, categories: { ...noConsent.categories, analytics: true } });
  const [first, ...commands] = view.dataLayer ?? [];
  expect(first).toBe(earlier);
  expect(commands.map((each) => Object.prototype.toString.call(each))).toEqual(Array(4).fill('[object Arguments]'));
  expect(commands.map((each) => Array.from(each as ArrayLike<unknown>))).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { ...denied, ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    ['consent', 'update', denied],
  ]);
});
