import { expect, test } from 'vitest';
import { anyVisitor, homeForVisitor } from '../../../src/site/visitor-home.ts';

const locales = [
  { urlCode: 'en', home: '/helios/en', languages: ['en-gb', 'en'] },
  { urlCode: 'fr-be', home: '/helios/fr-be', languages: ['fr-be'] },
  { urlCode: 'da', home: '/helios/da', languages: [] },
];
const home = (cookies: string, acceptLanguage = '') => homeForVisitor({ cookies, acceptLanguage }, locales);

test('The locale that a visitor picked wins over the language of the browser', () => {
  expect(home('a=b; helios-locale=fr-be; c=d', 'en')).toBe('/helios/fr-be');
  expect(home('helios-locale=en', 'fr-BE')).toBe('/helios/en');
});

test('Without a picked locale the language of the browser decides', () => {
  expect(home('', 'fr-BE, en;q=0.5')).toBe('/helios/fr-be');
  expect(home('xhelios-locale=en', 'fr-BE')).toBe('/helios/fr-be');
});

test.each(['helios-locale=xx', 'helios-locale=', 'helios-locale=../evil', 'helios-locale=toString'])(
  'The cookie %s names no locale, so the language decides',
  (cookie) => {
    expect(home(cookie, 'en')).toBe('/helios/en');
  },
);

test('Nobody is led to a locale in pre-launch, whether picked before or by language', () => {
  expect(home('helios-locale=da', 'da')).toBeUndefined();
});

test('Nothing decides for a visitor of whom nothing is known', () => {
  expect(homeForVisitor(anyVisitor, locales)).toBeUndefined();
});
