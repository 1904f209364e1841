import { expect, test } from 'vitest';
import { parseLocales, parseRoutes } from '../../../src/cli/selection.ts';

test.each([
  ['en', ['en']],
  ['en,de', ['en', 'de']],
  [' en, fr-be ,', ['en', 'fr-be']],
])('The locales of %j are %j', (value, codes) => {
  expect(parseLocales(value)).toEqual(codes);
  expect(parseLocales(value, ['us'])).toEqual(['us', ...codes]);
});

test.each([
  ['/pricing', '/pricing'],
  ['pricing', '/pricing'],
  ['legal/**', '/legal/**'],
  ['**', '/**'],
  ['!legal/**', '!/legal/**'],
  ['!/legal', '!/legal'],
  ['{pricing,why}', '/{pricing,why}'],
  ['{/pricing,/why}', '{/pricing,/why}'],
  ['helios/en/pricing', '/helios/en/pricing'],
  ['/pricing/', '/pricing'],
  ['/', '/'],
  ['!/', '!/'],
  ['https://www.helios.example/helios/en/pricing/', '/helios/en/pricing'],
])('The route %j is the pattern %j', (value, glob) => {
  expect(parseRoutes(value, ['/'])).toEqual(['/', glob]);
});

test.each([
  ['/{pricing', '{'],
  ['/pricing}', '}'],
  ['/(a|b', '('],
  ['/[ab', '['],
  ['/{a,(b}', '}'],
])('A bracket without its partner is refused: %s', (value, sign) => {
  expect(() => parseRoutes(value)).toThrow(`It has a ${sign} without its partner.`);
});

test.each(['/{a,{b,c}}', '/!(a|b)', '/[a-c]*', '/\\{a'])('Brackets with their partners are a glob: %s', (value) => {
  expect(parseRoutes(value)).toEqual([value]);
});

test.each(['', ' ', ','])('A selection of no locale is refused: %j', (value) => {
  expect(() => parseLocales(value)).toThrow('It must be the code of a locale');
});

test.each(['', ' ', '!', 'https://www.helios.example'])('A selection of no route is refused: %j', (value) => {
  expect(() => parseRoutes(value)).toThrow('It must be the path of a page');
});
