import { expect, test } from 'vitest';
import { signUpFormDefinition, signUpHref } from '../../../../src/content/meaning/sign-up.ts';
import { signUpKinds } from '../../../../src/rules/leads/sign-up.ts';
import { documentOf } from '../../support/document-of.ts';
import { localeContent } from '../../support/locale-content.ts';

test('A sign-up leads to the locale’s own address for its kind', () => {
  const settings = {
    register_url: { link_type: 'Web', url: 'https://de.example/register' },
    partner_signup_url: { link_type: 'Web', url: 'https://de.example/partner' },
  };
  expect(signUpKinds.map((kind) => signUpHref(localeContent({ settings }), kind))).toEqual([
    'https://de.example/register',
    'https://de.example/partner',
  ]);
});

test('A locale without an address of its own signs up at the product’s', () => {
  expect(signUpKinds.map((kind) => signUpHref(localeContent(), kind))).toEqual([
    'https://app.helios.example/register',
    'https://app.helios.example/partner/signup',
  ]);
});

test('A sign-up’s form takes an email address, and says which kind of sign-up it was', () => {
  const modal = documentOf('signup_modal', { form_id: 'visitors', partner_form_id: 'partners' });
  const [visitor, partner] = signUpKinds.map((kind) => signUpFormDefinition(modal, kind));
  const fields = [{ name: 'email', type: 'email', isRequired: true }];
  expect(visitor).toMatchObject({ formId: 'visitors', locale: 'en-gb', fields, hasMarketingConsent: false });
  expect(partner).toMatchObject({ formId: 'partners', fields, hidden: { type_of_lead: 'Partner Self Signup' } });
});

test('A sign-up without a form id has no form', () => {
  const modal = documentOf('signup_modal', { form_id: null, partner_form_id: '' });
  expect(signUpKinds.map((kind) => signUpFormDefinition(modal, kind))).toEqual([undefined, undefined]);
});
