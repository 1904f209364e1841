import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { type AnyLink, linkRulesOf, linkTarget } from '../../../../src/content/meaning/link-target.ts';
import { defaultLocaleOf } from '../../../../src/site/locale.ts';

const scope = {
  locale: defaultLocaleOf(config.locales),
  rules: linkRulesOf(config, config.locales),
  routeOf: (id: string) => (id === 'P' ? { pathname: '/helios/en/pricing' } : undefined),
};
/** Only the fields that decide where a link leads. */
const target = (field: object | null, changed = {}) => linkTarget(field as AnyLink, { ...scope, ...changed });

test.each([
  ['a document', { link_type: 'Document', id: 'P' }, '/helios/en/pricing', false],
  ['a path', { link_type: 'Web', url: '/pricing' }, '/helios/en/pricing', false],
  ['an address of the site', { link_type: 'Web', url: `${config.site.origin}/pricing` }, '/helios/en/pricing', false],
  ['an address elsewhere', { link_type: 'Web', url: 'https://elsewhere.example' }, 'https://elsewhere.example/', true],
])('A link to %s leads to its address', (_, field, href, isExternal) => {
  expect(target(field)).toEqual({ kind: 'address', href, isExternal, takesRest: false });
});

test('A link to a document has the slash that the site’s policy gives it', () => {
  const rules = { ...scope.rules, trailingSlash: 'always' };
  expect(target({ link_type: 'Document', id: 'P' }, { rules })).toMatchObject({ href: '/helios/en/pricing/' });
});

test('A link to a file of the CMS leads to that file', () => {
  expect(target({ link_type: 'Media', url: 'https://cdn.example/a.pdf' })).toEqual({
    kind: 'file',
    url: 'https://cdn.example/a.pdf',
  });
});

test('A document without a page is named by its type, its UID and its id', () => {
  const field = { link_type: 'Document', text: 'Prices', id: 'X', type: 'page', uid: 'Prei se' };
  const message = 'The link "Prices" leads to the page "Prei se" (X), which has no page on this site.';
  expect(target(field)).toMatchObject({ fault: { message } });
});

test('An empty link leads nowhere, and is no fault', () => {
  for (const field of [null, {}, { link_type: 'Any' }, { link_type: 'Document' }]) {
    expect(target(field)).toBeUndefined();
  }
});

test.each([
  ['has a text alone', { link_type: 'Any', text: 'Prices' }, 'missing-link'],
  ['has no address', { link_type: 'Web', text: 'Prices' }, 'missing-link'],
  ['leads to a deleted document', { link_type: 'Document', id: 'P', isBroken: true }, 'broken-link'],
  ['leads to a document without a page', { link_type: 'Document', id: 'X' }, 'no-document-found'],
  ['would run code', { link_type: 'Web', url: 'javascript:void' }, 'unsafe-link'],
])('A link that %s is a fault', (_, field, code) => {
  expect(target(field)).toMatchObject({ kind: 'fault', fault: { code } });
});
