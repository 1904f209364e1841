import { expect, test } from 'vitest';
import { createHost } from '../../../src/site/host.ts';
import type { HostRules } from '../../../src/site/host-rules.ts';
import { hostRules } from '../check/samples.ts';

const files = new Set([
  'helios/en.html',
  'helios/en/pricing.html',
  'helios/en/bills-status.html',
  'helios/en/404.html',
  'helios/de/404.html',
  'helios/static/terms.pdf',
  'verification.html',
  'downloads/price-index.html',
  'helios/en/price-index.html',
  '_redirects',
  'sw.js',
  '404.html',
]);

/** The same site in folders, as it is under the policy `always`. */
const inFolders = new Set(Array.from(files, (path) => path.replace(/^(helios\/.*)\.html$/, '$1/index.html')));

function ask(reference: string, rules: Partial<HostRules> = {}) {
  const all = rules.trailingSlash === 'always' ? inFolders : files;
  return createHost({ ...hostRules, ...rules }).answer(reference, (path) => all.has(path));
}

test.each([
  ['never', '/helios/en/pricing', 'helios/en/pricing.html'],
  ['always', '/helios/en/pricing/', 'helios/en/pricing/index.html'],
  ['legacy', '/helios/en/pricing', 'helios/en/pricing.html'],
  ['legacy', '/helios/en/pricing/', 'helios/en/pricing.html'],
  ['never', '/verification.html', 'verification.html'],
  ['never', '/downloads/price-index.html', 'downloads/price-index.html'],
  ['always', '/downloads/price-index.html', 'downloads/price-index.html'],
  ['always', '/sw.js', 'sw.js'],
  ['always', '/helios/static/terms.pdf', 'helios/static/terms.pdf'],
] as const)('Under the policy "%s" the address %s is answered by its file', (trailingSlash, reference, path) => {
  expect(ask(reference, { trailingSlash })).toEqual({ type: 'file', path });
});

test.each([
  ['never', '/helios/en/pricing/?plan=team', '/helios/en/pricing?plan=team'],
  ['always', '/helios/en/pricing?plan=team', '/helios/en/pricing/?plan=team'],
  ['always', '/sw.js/', '/sw.js'],
  ['never', '/helios/en/pricing.html?plan=team', '/helios/en/pricing?plan=team'],
  ['never', '/helios/en.html', '/helios/en'],
  ['never', '/helios/en/price-index.html', '/helios/en/price-index'],
  ['legacy', '/helios/en/pricing.html', '/helios/en/pricing'],
  ['always', '/helios/en/pricing/index.html', '/helios/en/pricing/'],
] as const)('Under the policy "%s" the address %s is redirected to %s', (trailingSlash, reference, to) => {
  expect(ask(reference, { trailingSlash })).toEqual({ type: 'redirect', to, status: 301 });
});

test('A release in the other layout is served as well, because its rules may be older than its files', () => {
  const host = createHost({ ...hostRules, locales: [] });
  expect(host.answer('/helios/en/pricing', (path) => inFolders.has(path))).toEqual({
    type: 'file',
    path: 'helios/en/pricing/index.html',
  });
});

test('An address that begins with two slashes is never a redirect to another host', () => {
  expect(ask('//helios.example/')).toMatchObject({ type: 'missing' });
  expect(ask('//helios/en/pricing/')).toMatchObject({ type: 'missing' });
  expect(ask('/x//evil.example', { redirects: [{ from: '/x/*', to: '/:splat', status: 301 }] })).toMatchObject({
    type: 'missing',
  });
});

const redirects = [
  { from: '/old', to: '/helios/en/pricing?from=old#plans', status: 308 },
  { from: '/blog/*', to: 'https://blog.helios.example/:splat', status: 302 },
] as const;

test('A redirect has the query of the request, in front of the fragment', () => {
  expect(ask('/old?plan=team', { redirects })).toEqual({
    type: 'redirect',
    to: '/helios/en/pricing?from=old&plan=team#plans',
    status: 308,
  });
});

test('A redirect of an address in another script is found however a browser escapes it', () => {
  const redirects = [{ from: '/%C3%BCber%20uns', to: '/helios/de', status: 301 }] as const;
  expect(ask('/%c3%bcber%20uns', { redirects })).toMatchObject({ to: '/helios/de' });
});

test('An entrance leads a visitor home, with the query, and without a slash too many', () => {
  const visitor = { cookies: 'helios-locale=en', acceptLanguage: 'de' };
  const answer = (rules: Partial<HostRules>, all = files) =>
    createHost({ ...hostRules, ...rules }).answer('/?a=1', (path) => all.has(path), visitor);
  const redirects = [{ from: '/', to: '/helios/de', status: 302 }] as const;
  expect(answer({ redirects })).toMatchObject({ to: '/helios/en?a=1', status: 302 });
  expect(answer({ redirects, trailingSlash: 'always' })).toMatchObject({ to: '/helios/en/?a=1' });
  expect(answer({ redirects, entrances: [] })).toMatchObject({ to: '/helios/de?a=1' });
});

test('An entrance of a part of the site leads nobody to a page that the part lacks', () => {
  const host = createHost(hostRules);
  const visitor = { cookies: '', acceptLanguage: 'de' };
  expect(host.answer('/', (path) => files.has(path), visitor)).toMatchObject({ to: '/helios/en' });
});

test('A redirect applies with and without a slash at the end', () => {
  expect(ask('/old/', { redirects })).toMatchObject({ to: '/helios/en/pricing?from=old#plans' });
});

test('A redirect passes on the text that the star matched', () => {
  expect(ask('/blog/2026/spring?x=1', { redirects })).toMatchObject({
    to: 'https://blog.helios.example/2026/spring?x=1',
  });
});

test('The text that the star of a redirect matched is escaped again', () => {
  const redirects = [{ from: '/old/*', to: '/new/:splat', status: 301 }] as const;
  expect(ask('/old/a%0d%0ab/%C3%A6', { redirects })).toMatchObject({ to: '/new/a%0D%0Ab/%C3%A6' });
});

test('A wildcard page answers the addresses below it, but hides no file of its own folder', () => {
  const rewrites = [{ from: '/helios/en/*', to: '/helios/en/bills-status' }];
  expect(ask('/helios/en/bills-status/77', { rewrites })).toEqual({
    type: 'file',
    path: 'helios/en/bills-status.html',
  });
  expect(ask('/helios/en/pricing', { rewrites })).toMatchObject({ path: 'helios/en/pricing.html' });
});

test.each([
  ['/helios/de/nirgends', 'helios/de/404.html'],
  ['/helios/de', 'helios/de/404.html'],
  ['/helios/en/nowhere/', 'helios/en/404.html'],
  ['/helios/den/x', '404.html'],
  ['/nowhere', '404.html'],
])('The missing address %s gets the nearest not-found page', (reference, page) => {
  expect(ask(reference)).toEqual({ type: 'missing', page });
});

test('The files for the host alone are missing addresses', () => {
  expect(ask('/_redirects')).toMatchObject({ type: 'missing' });
});

test.each([
  '/%',
  '/%zz',
  '/..%2fsecret',
  '/%2e%2e/secret',
  '/../secret',
  '/a%5cb',
  '/a\\b',
  '/a%00.html',
  '/a%2Fb',
  'x',
])('The text %s is no address', (reference) => {
  expect(ask(reference)).toEqual({ type: 'refused' });
});

test('Header rules apply in their order, and the later one wins', () => {
  const host = createHost({
    ...hostRules,
    headers: [
      { pattern: '/*', set: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
      { pattern: '/helios/_assets/*', set: { 'cache-control': 'immutable' } },
    ],
  });
  expect(host.headers('/helios/en')).toEqual({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  expect(host.headers('/helios/_assets/a.js')).toMatchObject({ 'cache-control': 'immutable' });
});
