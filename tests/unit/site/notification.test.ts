import { expect, test } from 'vitest';
import { showsNotification } from '../../../src/site/notification.ts';

const shown = { path: '/about', urlCode: 'en', isPreLaunch: false };

test.each([
  '/expense-policy-builder',
  '/expense-report-roi-calculator',
  '/expense-report-generator',
  '/pricing',
  '/careers/benefits',
  '/referrals',
  '/explore-product',
  '/getting-started',
])('The page %s shows no banner, in any locale', (path) => {
  expect(showsNotification({ ...shown, path })).toBe(false);
  expect(showsNotification({ ...shown, path, urlCode: 'de' })).toBe(false);
});

test('A path that only begins like a quiet one shows the banner', () => {
  expect(showsNotification({ ...shown, path: '/pricing-explained' })).toBe(true);
});

test('The DATEV form has no banner in Germany only', () => {
  expect(showsNotification({ ...shown, path: '/bigform-partner-datev', urlCode: 'de' })).toBe(false);
  expect(showsNotification({ ...shown, path: '/bigform-partner-datev', urlCode: 'at' })).toBe(true);
});

test('A locale before its launch shows no banner on any page', () => {
  expect(showsNotification({ ...shown, isPreLaunch: true })).toBe(false);
});
