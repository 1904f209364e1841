import { expect, test } from 'vitest';
import { signUpFormDefinition, signUpHref } from '../../../../src/content/meaning/sign-up.ts';
import { signUpKinds } from '../../../../src/rules/leads/sign-up.ts';
import { documentOf } from '../../support/document-of.ts';

test('A sign-up leads to the product’s host of the configuration', () => {
  const site = { appOrigin: 'https://money.example' };
  expect(signUpKinds.map((kind) => signUpHref({ site }, kind))).toEqual([
    'https://money.example/register',
    'https://money.example/partner/signup',
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
