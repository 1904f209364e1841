import { expect, test } from 'vitest';
import { keyOf, kindOf, localeOf } from '../../../src/service-worker/requests.ts';

const origin = 'https://www.helios.example';
const scope = { origin, pathPrefix: '/helios' };

interface Asked {
  readonly mode?: RequestMode;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

function kind(reference: string, { mode = 'no-cors', method = 'GET', headers }: Asked = {}, at = scope) {
  return kindOf({ url: new URL(reference, origin).href, mode, method, headers: new Headers(headers) }, at);
}

const page = { mode: 'navigate' } as const;

test.each([
  ['/helios/en/pricing', page, 'page'],
  ['/helios/en/pricing?email=anna@example.com', page, 'page'],
  ['/helios', page, 'page'],
  ['/', page, 'page'],
  ['/helios/page-data/en/pricing/page-data.json', {}, 'page-data'],
  ['/helios/page-data/sq/d/3f2a.json', {}, 'asset'],
  ['/helios/static/boot-3f2a.js', {}, 'asset'],
] as const)('The worker takes %s for a request of the kind %j', (reference, asked, expected) => {
  expect(kind(reference, asked)).toBe(expected);
});

test.each([
  ['a form that is sent', '/helios/en/demo', { ...page, method: 'POST' }],
  ['a question whether a page exists', '/helios/en/pricing', { method: 'HEAD' }],
  ['a call', '/api/hubspot-submit-form', {}],
  ['a call opened as a page', '/api/health', page],
  ['another origin', 'https://blog.helios.example/helios/en', page],
  ['a part of a film', '/helios/static/tour-3f2a.mp4', { headers: { range: 'bytes=0-' } }],
  ['a file opened by itself', '/helios/static/policy-3f2a.pdf', page],
  ['what tells a new build', '/helios/page-data/app-data.json', {}],
  ['the worker itself', '/sw.js', {}],
  ['a document fetched by a script', '/helios/en/pricing', {}],
  ['what stands beside the site', '/sitemap.xml', page],
] as const)('The worker leaves %s to the network', (_, reference, asked) => {
  expect(kind(reference, asked)).toBeUndefined();
});

test('The worker of a site without a prefix takes pages at the root, and no calls', () => {
  const root = { origin, pathPrefix: '' };
  expect(kind('/en/pricing', page, root)).toBe('page');
  expect(kind('/static/boot-3f2a.js', {}, root)).toBe('asset');
  expect(kind('/api/health', page, root)).toBeUndefined();
});

test('The worker stores an address in one spelling and without its query, which may hold an email address', () => {
  expect(keyOf(`${origin}/helios/en/demo/?email=anna@example.com#form`)).toBe(`${origin}/helios/en/demo`);
  expect(keyOf(`${origin}/`)).toBe(`${origin}/`);
});

test('The offline page is that of the address’s locale, or else the default one', () => {
  const offline = { en: '/helios/en/offline', fi: '/helios/fi/offline' };
  const site = { pathPrefix: '/helios', offline, defaultLocale: 'en' };
  const locales = ['/helios/fi/hinnat', '/helios/fi', '/helios/xx/pricing', '/helios/toString', '/', '/sw.js'];
  expect(locales.map((pathname) => localeOf(origin + pathname, site))).toEqual(['fi', 'fi', 'en', 'en', 'en', 'en']);
});
