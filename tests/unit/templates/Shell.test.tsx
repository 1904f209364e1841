import { expect, test } from 'vitest';
import { pageTypes } from '../../../src/templates/registry.ts';
import { ShellBottom, shellKindOf } from '../../../src/templates/Shell.tsx';
import { documentOf } from '../support/document-of.ts';
import { localeOf, routeOf, samplePage } from '../support/sample-page.ts';

const message = [{ type: 'paragraph', text: 'Read all 14 points', spans: [] }];
const own = [{ type: 'paragraph', text: 'For this page', spans: [] }];
const strings = { notification_banner_message: message };

const usualTypes = pageTypes.filter((type) => type !== 'landing_page');

test.each(usualTypes)('A page of the type %s shows the site-wide message, or its own instead', (type) => {
  const { page } = samplePage({ contents: { global_strings: strings }, route: routeOf('/about') });
  expect(shellKindOf(page, documentOf(type)).notification).toEqual(message);
  expect(shellKindOf(page, documentOf(type, { notification_message: own })).notification).toEqual(own);
});

test('A landing page shows its own message only, because the site-wide one would lead away from the campaign', () => {
  const { page } = samplePage({ contents: { global_strings: strings }, route: routeOf('/lp/spring') });
  expect(shellKindOf(page, documentOf('landing_page')).notification).toBeUndefined();
  expect(shellKindOf(page, documentOf('landing_page', { notification_message: own })).notification).toEqual(own);
});

test('A locale before its launch shows no banner', () => {
  const { page } = samplePage({
    contents: { global_strings: strings },
    route: routeOf('/about', { locale: { ...localeOf('en'), isPreLaunch: true } }),
  });
  expect(shellKindOf(page, documentOf('page')).notification).toBeUndefined();
});

test('The sign-up dialog gets at most three features, and the address its form leads to', () => {
  const features = ['a', 'b', 'c', 'd'].map((text) => ({ text }));
  const signup_modal = { title: 'Start', features, form_id: 'one', partner_form_id: 'two' };
  const { html } = samplePage({ contents: { signup_modal } });
  const props = /<script type="application\/json">(.*?)<\/script>/.exec(html(<ShellBottom style="logo" />))?.[1];
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
