import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { buildHead, type HeadInput } from '../../../src/templates/head.ts';
import { localeOf, routeOf } from '../support/sample-page.ts';

const group = ['en', 'de', 'se'].map((urlCode) => ({
  locale: localeOf(urlCode),
  pathname: `/helios/${urlCode}/pricing`,
}));

function head(changes: Partial<HeadInput> = {}) {
  return buildHead({
    route: routeOf('/pricing', { alternates: group }),
    site: config.site,
    meta: { title: 'Plans and prices', description: 'Pay for the people who spend.', image: undefined },
    kind: 'website',
    structuredData: '{}',
    ...changes,
  });
}

function content(changes: Partial<HeadInput>, property: string): string[] {
  return head(changes).social.flatMap((each) => (each.property === property ? [each.content] : []));
}

test('the title ends in the brand, once', () => {
  expect(head().title).toBe('Plans and prices | Helios');
  expect(head({ meta: { title: 'Why Helios', description: '', image: undefined } }).title).toBe('Why Helios');
});

test('alternates name each page of the group, this one included, and what a locale serves besides itself', () => {
  expect(head().alternates.map(({ hreflang }) => hreflang)).toEqual([
    'en-GB',
    'en',
    'x-default',
    'de-DE',
    'de',
    'sv-SE',
  ]);
  expect(head().alternates[0]?.href).toBe('https://www.helios.example/helios/en/pricing');
});

test('a page without translations has no alternates', () => {
  expect(head({ route: routeOf('/pricing', { alternates: group.slice(0, 1) }) }).alternates).toEqual([]);
});

test('a page kept from search engines says so, and has neither canonical address nor alternates', () => {
  const hidden = head({ route: routeOf('/404', { isIndexable: false, alternates: group }) });
  expect(hidden).toMatchObject({ robots: 'noindex', canonical: undefined, alternates: [] });
});

test('the canonical address follows the site in whether it ends in a slash', () => {
  expect(head().canonical).toBe('https://www.helios.example/helios/en/pricing');
  const site = { ...config.site, trailingSlash: 'always' as const };
  expect(head({ site }).canonical).toBe('https://www.helios.example/helios/en/pricing/');
});

test('the social locale is written with an underscore; the other languages are told by hreflang alone', () => {
  expect(content({}, 'og:locale')).toEqual(['en_GB']);
  expect(content({}, 'og:locale:alternate')).toEqual([]);
});

test('the shared image is absolute and has its text', () => {
  const image = { src: '/helios/media/og.png', alt: 'A rising sun.' };
  const meta = { title: 'T', description: 'D', image };
  expect(content({ meta }, 'og:image')).toEqual(['https://www.helios.example/helios/media/og.png']);
  expect(content({ meta }, 'og:image:alt')).toEqual(['A rising sun.']);
  expect(content({ meta }, 'twitter:card')).toEqual(['summary_large_image']);
  expect(content({}, 'twitter:card')).toEqual(['summary']);
});

test('for other sites a page says whether it is something to read', () => {
  expect(content({}, 'og:type')).toEqual(['website']);
  expect(content({ kind: 'article' }, 'og:type')).toEqual(['article']);
});
