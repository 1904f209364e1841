import { expect, test } from 'vitest';
import { createHost } from '../../../../../src/site/host.ts';
import { parseHostRules } from '../../../../../src/site/host-rules.ts';
import { type Change, rulesOf, texts } from '../sample-input.ts';

test('The host rules are the same after they are written and read', () => {
  expect(parseHostRules(JSON.parse(texts()['helios-host.json'] ?? ''))).toEqual(rulesOf());
});

const files = new Set(
  ['en', 'en/bills', 'en/bills/tracker', 'en/404', 'en/500', 'de', 'de/404'].map((page) => `helios/${page}.html`),
);
const ask = (reference: string, change?: Change) =>
  createHost(rulesOf(change)).answer(reference, (path) => files.has(path));

test.each([
  ['/', { type: 'redirect', to: '/helios/en', status: 302 }],
  ['/helios', { type: 'redirect', to: '/helios/en', status: 302 }],
  ['/?a=1', { type: 'redirect', to: '/helios/en?a=1', status: 302 }],
  ['/helios/en/bills/', { type: 'redirect', to: '/helios/en/bills', status: 301 }],
  ['/helios/en/bills/42/pay', { type: 'file', path: 'helios/en/bills.html' }],
  ['/helios/en/bills/tracker', { type: 'file', path: 'helios/en/bills/tracker.html' }],
  ['/helios/de/nothing', { type: 'missing', page: 'helios/de/404.html' }],
  ['/helios/en/nothing', { type: 'missing', page: 'helios/en/404.html' }],
])('The host rules answer %s', (reference, answer) => {
  expect(ask(reference)).toEqual(answer);
});

test('A root leads visitors by their language unless the site redirects it, and no cache may keep the answer', () => {
  expect(rulesOf().entrances).toEqual(['/', '/helios']);
  for (const root of ['/', '/helios', '/helios/']) {
    expect(createHost(rulesOf()).headers(root)).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language',
      'x-content-type-options': 'nosniff',
    });
  }
  const redirects = [{ from: '/', to: '/helios/de', status: 301 }] as const;
  expect(rulesOf({ redirects }).entrances).toEqual(['/helios']);
});

test('A redirect of the site replaces the one from a root', () => {
  const redirects = [{ from: '/', to: '/helios/de', status: 301 }] as const;
  expect(ask('/', { redirects })).toMatchObject({ to: '/helios/de', status: 301 });
  expect(rulesOf({ redirects }).redirects.map(({ from }) => from)).toEqual(['/helios', '/']);
});

test('A redirect passes the query of a moved address on', () => {
  const redirects = [{ from: '/old/*', to: '/helios/en/:splat#top', status: 301 }] as const;
  expect(ask('/old/bills?a=1', { redirects })).toMatchObject({ to: '/helios/en/bills?a=1#top', status: 301 });
});

test('A site without a prefix has one entrance', () => {
  expect(rulesOf({ site: { pathPrefix: '' } }).redirects).toEqual([{ from: '/', to: '/en', status: 302 }]);
});

test('Every answer has the security headers, and only files named by their hash may be cached for ever', () => {
  const { headers } = createHost(rulesOf());
  expect(headers('/helios/en')).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(headers('/helios/static/sun-1.avif')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('A public file whose name does not tell its type has a header rule', () => {
  const publicFiles = [
    { path: '.well-known/apple-app-site-association', type: 'application/json' },
    { path: 'ads.txt', type: 'text/plain; charset=utf-8' },
  ];
  expect(rulesOf({ publicFiles }).headers.filter(({ set }) => set['Content-Type'] === 'application/json')).toEqual([
    { pattern: '/.well-known/apple-app-site-association', set: { 'Content-Type': 'application/json' } },
  ]);
  expect(rulesOf({ publicFiles }).headers.map(({ pattern }) => pattern)).not.toContain('/ads.txt');
});
