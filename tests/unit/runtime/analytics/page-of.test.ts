import { expect, test } from 'vitest';
import { pageOf } from '../../../../src/runtime/analytics/page-of.ts';

const surroundings = { origin: 'https://www.helios.example', pathPrefix: '/helios', referrer: '' };
const moment = { timeMs: 0, pathname: '/helios/fr-be/pricing', search: '', title: 'Prix' };

test('The path of a page is without prefix and locale', () => {
  expect(pageOf(moment, surroundings)).toEqual({
    path: '/pricing',
    locale: 'fr-be',
    url: 'https://www.helios.example/helios/fr-be/pricing',
    search: '',
    title: 'Prix',
    referrer: '',
  });
  expect(pageOf({ ...moment, pathname: '/helios/fr-be' }, surroundings).path).toBe('/');
});

test('Of a query, analytics gets the campaign alone', () => {
  const search = '?utm_source=newsletter&email=maja%40nordvik.example&gclid=Cj0&utm_term=maja@nordvik.example';
  const page = pageOf({ ...moment, search }, surroundings);
  expect(page.search).toBe('?utm_source=newsletter');
  expect(page.url).toBe('https://www.helios.example/helios/fr-be/pricing?utm_source=newsletter');
});

test('Of the site that led to this one, analytics gets the origin alone', () => {
  const referrer = 'https://mail.example/inbox?to=maja@nordvik.example';
  expect(pageOf(moment, { ...surroundings, referrer }).referrer).toBe('https://mail.example');
});
