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
])('%s shows no banner, in any locale', (path) => {
  expect(showsNotification({ ...shown, path })).toBe(false);
  expect(showsNotification({ ...shown, path, urlCode: 'de' })).toBe(false);
});

test('a path that only begins like a quiet one shows it', () => {
  expect(showsNotification({ ...shown, path: '/pricing-explained' })).toBe(true);
});

test('the DATEV form is quiet in Germany only', () => {
  expect(showsNotification({ ...shown, path: '/bigform-partner-datev', urlCode: 'de' })).toBe(false);
  expect(showsNotification({ ...shown, path: '/bigform-partner-datev', urlCode: 'at' })).toBe(true);
});

test('a locale before its launch shows none anywhere', () => {
  expect(showsNotification({ ...shown, isPreLaunch: true })).toBe(false);
});
