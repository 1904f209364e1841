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

test('The title of a page ends in the brand, once', () => {
  expect(head().title).toBe('Plans and prices | Helios');
  expect(head({ meta: { title: 'Why Helios', description: '', image: undefined } }).title).toBe('Why Helios');
});

test('The alternates name each page of the group, this one included, and the further languages of a locale', () => {
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

test('A page without translations has no alternates', () => {
  expect(head({ route: routeOf('/pricing', { alternates: group.slice(0, 1) }) }).alternates).toEqual([]);
});

test('A page that is not indexed says so, and has neither canonical address nor alternates', () => {
  const hidden = head({ route: routeOf('/404', { isIndexable: false, alternates: group }) });
  expect(hidden).toMatchObject({ robots: 'noindex', canonical: undefined, alternates: [] });
});

test('The canonical address follows the site’s policy for slashes', () => {
  expect(head().canonical).toBe('https://www.helios.example/helios/en/pricing');
  const site = { ...config.site, trailingSlash: 'always' as const };
  expect(head({ site }).canonical).toBe('https://www.helios.example/helios/en/pricing/');
});

test('The social locale is written with an underscore, and has no alternates of its own', () => {
  expect(content({}, 'og:locale')).toEqual(['en_GB']);
  expect(content({}, 'og:locale:alternate')).toEqual([]);
});

test('The shared image has an absolute address and its text', () => {
  const image = { src: '/helios/media/og.png', alt: 'A rising sun.' };
  const meta = { title: 'T', description: 'D', image };
  expect(content({ meta }, 'og:image')).toEqual(['https://www.helios.example/helios/media/og.png']);
  expect(content({ meta }, 'og:image:alt')).toEqual(['A rising sun.']);
  expect(content({ meta }, 'twitter:card')).toEqual(['summary_large_image']);
  expect(content({}, 'twitter:card')).toEqual(['summary']);
});

test('A page says to other sites whether it is an article', () => {
  expect(content({}, 'og:type')).toEqual(['website']);
  expect(content({ kind: 'article' }, 'og:type')).toEqual(['article']);
});
