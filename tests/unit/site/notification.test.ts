import { expect, test } from 'vitest';
import { showsNotification } from '../../../src/site/notification.ts';

const shown = { name: '/about', urlCode: 'en', isPreLaunch: false };

test.each([
  '/expense-policy-builder',
  '/expense-report-roi-calculator',
  '/expense-report-generator',
  '/pricing',
  '/careers/benefits',
  '/referrals',
  '/explore-product',
  '/getting-started',
])('The page %s shows no banner, in any locale', (name) => {
  expect(showsNotification({ ...shown, name })).toBe(false);
  expect(showsNotification({ ...shown, name, urlCode: 'de' })).toBe(false);
});

test('A page whose name only begins like a quiet one shows the banner', () => {
  expect(showsNotification({ ...shown, name: '/pricing-explained' })).toBe(true);
});

test('The DATEV form has no banner in Germany only', () => {
  expect(showsNotification({ ...shown, name: '/bigform-partner-datev', urlCode: 'de' })).toBe(false);
  expect(showsNotification({ ...shown, name: '/bigform-partner-datev', urlCode: 'at' })).toBe(true);
});

test('A locale before its launch shows no banner on any page', () => {
  expect(showsNotification({ ...shown, isPreLaunch: true })).toBe(false);
});
