import { expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { overviewPages, quietAddresses, quietPaths } from '../../../config/markets.ts';
import { routes } from '../../../config/routes.ts';

test('An overview page lists documents of a type that has a route', () => {
  const types = new Set(routes.map(({ type }) => type));
  expect(Object.keys(overviewPages).filter((type) => !types.has(type))).toEqual([]);
});

test('A quiet path begins with a slash and has no locale, a quiet address begins with the code of a locale', () => {
  const codes = new Set(locales.map(({ urlCode }) => urlCode));
  const firstSegment = (path: string) => /^\/([^/]+)/.exec(path)?.[1] ?? '';
  expect(quietPaths.filter((path) => !path.startsWith('/') || codes.has(firstSegment(path)))).toEqual([]);
  expect(quietAddresses.filter((address) => !codes.has(firstSegment(address)))).toEqual([]);
});
