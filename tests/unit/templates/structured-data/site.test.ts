import { expect, test } from 'vitest';
import type { DocumentType } from '../../../../src/content/content-source.ts';
import { structuredData } from '../../../../src/templates/structured-data/graph.ts';
import { routeOf, samplePage, webLink } from '../../support/sample-page.ts';
import { graphOf, nodeOf } from './sample-graph.ts';

const settings = {
  contact_email: 'hello@helios.example',
  contact_phone: '+44 20 7946 0143',
  social_links: [webLink('https://linkedin.example/helios')],
};
const contents = { locale_settings: settings };
const plain = { type: 'page', uid: 'pricing', data: { slices: [] } };

test('the home page and the page about us tell how we are reached, the others only who we are', () => {
  const home = nodeOf('Organization', plain, { context: { contents, route: routeOf('/') } });
  const about = nodeOf('Organization', { ...plain, uid: 'about' }, { context: { contents } });
  expect(home).toEqual(about);
  expect(home).toMatchObject({
    sameAs: ['https://linkedin.example/helios'],
    contactPoint: { email: 'hello@helios.example', telephone: '+44 20 7946 0143', availableLanguage: 'en' },
  });
  expect(Object.keys(nodeOf('Organization', plain, { context: { contents } }) ?? {})).toEqual([
    '@type',
    '@id',
    'name',
    'url',
    'logo',
  ]);
});

test('we have one home, whatever the language of the page', () => {
  const english = { locale: routeOf('/').locale, href: '/helios/en/pricing', isTranslation: true };
  const german = routeOf('/pricing', { urlCode: 'de' });
  const home = nodeOf('Organization', plain, { context: { route: german, variants: [english] } });
  expect(home?.url).toBe('https://www.helios.example/helios/en');
});

test('a market without address or profiles says nothing of them', () => {
  const context = { contents: { locale_settings: { social_links: [] } }, route: routeOf('/') };
  expect(nodeOf('Organization', plain, { context })).not.toHaveProperty('contactPoint');
});

test('the home page alone describes the site', () => {
  const types = (path: string) => graphOf(plain, { context: { route: routeOf(path) } }).map((node) => node['@type']);
  expect(types('/')).toEqual(['Organization', 'WebSite']);
  expect(types('/pricing')).toEqual(['Organization']);
});

test('the way from home ends in a step without an address', () => {
  const crumbs = [{ name: 'Helios', href: '/helios/en' }, { name: 'Pricing' }];
  expect(nodeOf('BreadcrumbList', plain, { crumbs })?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Helios', item: 'https://www.helios.example/helios/en' },
    { '@type': 'ListItem', position: 2, name: 'Pricing' },
  ]);
});

const plans = [
  { name: 'Sunrise', monthly: 0, yearly: 0, unit: 'a month' },
  { name: 'Daylight', monthly: 10.8, yearly: 9, unit: 'per person, per month' },
  { name: 'Trial', monthly: 12, yearly: null, unit: null },
  { name: 'Zenith', monthly: null, yearly: null, unit: null },
];

test('plans with a price are offers at what the page shows first, of what and for how long, as numbers with a dot', () => {
  const priced = { ...plain, data: { slices: [{ slice_type: 'pricing_table' }] } };
  const context = { contents: { pricing: { plans, currency: null } }, route: routeOf('/pricing', { urlCode: 'de' }) };
  const offer = (name: string, price: string, terms: object) => {
    const euros = { price, priceCurrency: 'EUR' };
    const priceSpecification = { '@type': 'UnitPriceSpecification', ...euros, ...terms };
    return { '@type': 'Offer', name, ...euros, priceSpecification };
  };
  expect(nodeOf('SoftwareApplication', priced, { context })?.offers).toEqual([
    offer('Sunrise', '0.00', { unitText: 'a month' }),
    offer('Daylight', '9.00', { unitText: 'per person, per month', billingDuration: 'P1Y' }),
    offer('Trial', '12.00', { billingDuration: 'P1M' }),
  ]);
  expect(nodeOf('SoftwareApplication', plain, { context })).toBeUndefined();
});

test('an overview lists the addresses of what it shows; an empty one has no list', () => {
  const ebook = { id: 'e', type: 'ebook', uid: 'vat', lang: 'en-gb', tags: [], data: {} };
  const overview = { ...plain, uid: 'ebooks' };
  const list = (type: DocumentType) => (type === 'ebook' ? [ebook] : []) as never;
  const link = () => ({ href: '/helios/en/ebooks/vat' }) as never;
  expect(nodeOf('ItemList', overview, { context: { list, link } })?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, url: 'https://www.helios.example/helios/en/ebooks/vat' },
  ]);
  expect(nodeOf('ItemList', overview)).toBeUndefined();
  expect(nodeOf('ItemList', plain, { context: { list, link } })).toBeUndefined();
});

test('nothing in structured data can end its script element', () => {
  const { page } = samplePage();
  const crumbs = [{ name: 'a', href: '/' }, { name: '</script><b>' }];
  expect(structuredData(page, plain as never, { crumbs, logo: '/' })).not.toContain('<');
});
