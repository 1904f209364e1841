import { expect, test } from 'vitest';
import { documentOf } from '../../support/document-of.ts';
import { routeOf, webLink } from '../../support/sample-page.ts';
import { nodeOf } from './sample-graph.ts';

const contents = {
  locale_settings: {
    contact_email: 'hello@helios.example',
    contact_phone: '+44 20 7946 0143',
    social_links: [webLink('https://linkedin.example/helios')],
  },
};
const plain = documentOf('page', {}, { uid: 'pricing' });

test('The home page and the page about us say how to reach us, and other pages say only who we are', () => {
  const home = nodeOf('Organization', plain, { context: { contents, route: routeOf('/') } });
  const route = routeOf('/ueber-uns', { name: '/about' });
  const about = nodeOf('Organization', plain, { context: { contents, route } });
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

test('The organization has one home, whatever the language of the page', () => {
  const english = { locale: routeOf('/').locale, href: '/helios/en/pricing', isTranslation: true };
  const german = routeOf('/pricing', { urlCode: 'de' });
  const home = nodeOf('Organization', plain, { context: { route: german, variants: [english] } });
  expect(home?.url).toBe('https://www.helios.example/helios/en');
});

test('The organization of a market without address or profiles has no contact point', () => {
  const context = { contents: { locale_settings: {} }, route: routeOf('/') };
  expect(nodeOf('Organization', plain, { context })).not.toHaveProperty('contactPoint');
});
