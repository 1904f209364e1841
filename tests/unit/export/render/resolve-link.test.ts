import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import type { AnyLink } from '../../../../src/content/meaning/link-target.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { type LinkScope, resolveLink } from '../../../../src/export/render/resolve-link.ts';
import { snapshotOf } from '../../support/snapshot-of.ts';

const { routes } = planRoutes(
  snapshotOf(
    { type: 'page', uid: 'home', lang: 'de-de', id: 'HOME' },
    { type: 'page', uid: 'pricing', lang: 'de-de', id: 'PRICING' },
  ),
  config,
);
const [home] = routes;
if (!home) throw new Error('The sketch has a home page.');

const scope: LinkScope = {
  route: home,
  config,
  rules: { ...config.site, urlCodes: new Set(['en', 'de']), rawPaths: [] },
  routeOf: (id) => routes.find((route) => route.documentId === id),
};
const resolve = (field: object | null) => resolveLink(field as AnyLink, scope);

test('A link to a document leads to its page', () => {
  expect(resolve({ link_type: 'Document', id: 'PRICING', text: 'Preise', variant: 'Primary' })).toEqual({
    link: {
      href: '/helios/de/pricing',
      text: 'Preise',
      variant: 'Primary',
      isExternal: false,
      opensNewTab: false,
      opensSignUp: undefined,
      takesRest: false,
      isCurrent: false,
    },
  });
});

test('A link to the page that it is on is current', () => {
  expect(resolve({ link_type: 'Document', id: 'HOME' })).toMatchObject({ link: { isCurrent: true } });
});

test('Links to the product’s sign-up pages, and no other links to it, open sign-up', () => {
  const opens = (url: string) => {
    const outcome = resolve({ link_type: 'Web', url });
    return outcome && 'link' in outcome && outcome.link.opensSignUp;
  };
  expect(opens('app:/register')).toBe('visitor');
  expect(opens('https://app.helios.example/register')).toBe('visitor');
  expect(opens('https://app.helios.example/register?plan=daylight')).toBe('visitor');
  expect(opens('https://app.helios.example/partner/signup')).toBe('partner');
  expect(opens('https://app.helios.example/login')).toBeUndefined();
  expect(opens('https://evil.example/register')).toBeUndefined();
});

test('A web link may ask for a new tab', () => {
  expect(resolve({ link_type: 'Web', url: 'https://example.com', target: '_blank' })).toMatchObject({
    link: { isExternal: true, opensNewTab: true },
  });
});

test.each([
  ['an empty field', { link_type: 'Any' }],
  ['an empty document field', { link_type: 'Document' }],
  ['no field', null],
])('A field with %s gives no link, and is no fault', (_, field) => {
  expect(resolve(field)).toBeUndefined();
});

test.each([
  ['words without a target', { link_type: 'Any', text: 'Read on' }, 'missing-link'],
  ['a deleted document', { link_type: 'Document', id: 'GONE', isBroken: true, text: 'x' }, 'broken-link'],
  [
    'a document without a page',
    { link_type: 'Document', id: 'NAV', type: 'navigation', text: 'x' },
    'no-document-found',
  ],
  ['a script', { link_type: 'Web', url: 'javascript:alert(1)', text: 'x' }, 'unsafe-link'],
  ['an address without a scheme', { link_type: 'Web', url: 'example.com', text: 'x' }, 'unsafe-link'],
])('A link to %s is a fault', (_, field, code) => {
  expect(resolve(field)).toMatchObject({ fault: { code } });
});

test('The fault of a link names the words of the rich text that it is in', () => {
  const field = { link_type: 'Document', id: 'GONE', isBroken: true } as AnyLink;
  const words = { text: 'prices', paragraph: 'See the prices …' };
  expect(resolveLink(field, { ...scope, words })).toMatchObject({
    fault: {
      message:
        'The link "prices" in the text "See the prices …" leads to a document that was deleted or unpublished (GONE).',
    },
  });
});
