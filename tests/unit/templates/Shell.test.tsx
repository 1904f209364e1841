import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { Header } from '../../../src/templates/components/Header.tsx';
import { LocaleSelector } from '../../../src/templates/components/LocaleSelector.tsx';
import type { PageDocument } from '../../../src/templates/registry.ts';
import { ShellBottom, shellKindOf } from '../../../src/templates/Shell.tsx';
import { localeOf, routeOf, samplePage, webLink } from '../support/sample-page.ts';

const message = [{ type: 'paragraph', text: 'Read all 14 points', spans: [] }];
const own = [{ type: 'paragraph', text: 'For this page', spans: [] }];
const navigation = {
  menus: [
    {
      label: 'Product',
      link: webLink('/product'),
      links: [{ link: webLink('/cards', 'Cards'), description: 'For all' }],
    },
    { label: 'Pricing', link: webLink('/pricing'), links: [] },
  ],
  actions: [webLink('/login', 'Log in', 'Plain'), webLink('https://app.example/register', 'Get started', 'Primary')],
  columns: [],
  legal_links: [],
};

function documentOf(data: object): PageDocument {
  return {
    type: 'page',
    data: { navigation_style: 'full', notification_message: [], ...data },
  } as unknown as PageDocument;
}

test('a menu with links is a disclosure, one without is a link', () => {
  const html = samplePage({ contents: { navigation } }).html(<Header />);
  expect(html).toMatch(/<details[^>]* name="menu"><summary[^>]*>Product/);
  expect(html).toMatch(/<a href="\/pricing"[^>]*>Pricing<\/a>/);
});

test('the way to sign-up says that it opens the dialog', () => {
  const html = samplePage({ contents: { navigation } }).html(<Header />);
  expect(html).toMatch(/<a href="https:\/\/app.example\/register" data-opens="sign-up"/);
});

test('a header of the mark alone has no menus, and still its one action', () => {
  const html = samplePage({ contents: { navigation } }).html(<Header isBrief />);
  expect(html).not.toContain('<nav');
  expect(html).toContain('Get started');
});

test('the locale selector offers each launched locale in its own language and marks the current one', () => {
  const variants = config.locales.map((locale) => ({
    locale: { ...locale, isPreLaunch: locale.urlCode === 'pt' },
    href: `/helios/${locale.urlCode}`,
    isTranslation: true,
  }));
  const html = samplePage({ variants }).html(<LocaleSelector />);
  expect(html.match(/<li>/g)).toHaveLength(config.locales.length - 1);
  expect(html).not.toContain('Portugal');
  expect(html).toContain('<a href="/helios/fi" hrefLang="fi-FI" lang="fi-FI">Suomi · Suomi</a>');
  expect(html).toMatch(/href="\/helios\/en"[^>]* aria-current="true"/);
});

test('a page shows the site-wide message, or its own instead', () => {
  const { page } = samplePage({
    contents: { global_strings: { notification_banner_message: message } },
    route: routeOf('/about'),
  });
  expect(shellKindOf(page, documentOf({})).notification).toBe(message);
  expect(shellKindOf(page, documentOf({ notification_message: own })).notification).toBe(own);
});

test('a locale before its launch shows no banner', () => {
  const strings = { notification_banner_message: message };
  const { page } = samplePage({
    contents: { global_strings: strings },
    route: routeOf('/about', { locale: { ...localeOf('en'), isPreLaunch: true } }),
  });
  expect(shellKindOf(page, documentOf({})).notification).toBeUndefined();
});

test('the sign-up dialog gets at most three features, and the address its form leads to', () => {
  const features = ['a', 'b', 'c', 'd'].map((text) => ({ text }));
  const signup_modal = {
    title: 'Start',
    features,
    image: {},
    rating_logos: [],
    form_id: 'one',
    partner_form_id: 'two',
  };
  const { html } = samplePage({ contents: { navigation, signup_modal } });
  const props = /<script type="application\/json">(.*?)<\/script>/.exec(html(<ShellBottom style="full" />))?.[1];
  expect(JSON.parse(props ?? '')).toMatchObject({
    features: ['a', 'b', 'c'],
    partner: { title: 'Start', subtitle: '' },
    targets: [
      {
        kind: 'visitor',
        action: 'https://app.helios.example/register',
        parameters: { lang: 'en', locale: 'en-gb', pt_ref: 'website' },
        leadForm: 'one',
      },
      {
        kind: 'partner',
        action: 'https://app.helios.example/partner/signup',
        parameters: { country: 'GB' },
        leadForm: 'two',
      },
    ],
  });
});
