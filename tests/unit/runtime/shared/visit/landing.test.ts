import { expect, test } from 'vitest';
import { landingOf } from '../../../../../src/runtime/shared/visit/landing.ts';
import { parseSitePath } from '../../../../../src/runtime/shared/visit/place.ts';

const nobody = { isLoggedIn: false, wasLoggedIn: false };

test('A landing is the page, its locale and the address with its campaign, without click ids or anything else', () => {
  const page = 'https://www.helios.example/helios/de/preise';
  const address = `${page}?fbclid=F1&gclid=G1&email=a%40b.example&utm_source=news#faq`;
  expect(landingOf(new URL(address), '/helios', { isLoggedIn: true, wasLoggedIn: false })).toEqual({
    landingPage: '/preise',
    landingLocale: 'de',
    facebookClickId: 'F1',
    loggedInCurrently: 'true',
    loggedInPreviously: 'false',
    rawLandingPage: `${page}?utm_source=news`,
  });
});

test('The address of a landing that is too long is cut off', () => {
  const address = new URL(`https://www.helios.example/helios/de?utm_source=${'y'.repeat(900)}`);
  expect(landingOf(address, '/helios', nobody).rawLandingPage).toHaveLength(500);
});

test.each([
  ['/helios/de', '/helios', { locale: 'de', path: '/' }],
  ['/helios/de/', '/helios', { locale: 'de', path: '/' }],
  ['/helios/nl-be/legal/terms/', '/helios', { locale: 'nl-be', path: '/legal/terms' }],
  ['/de/pricing', '', { locale: 'de', path: '/pricing' }],
  ['/helios', '/helios', { locale: '', path: '/helios' }],
  ['/heliosphere/de', '/helios', { locale: '', path: '/heliosphere/de' }],
])('The landing %s below "%s" is %o', (pathname, pathPrefix, place) => {
  expect(parseSitePath(pathname, pathPrefix)).toEqual(place);
});
