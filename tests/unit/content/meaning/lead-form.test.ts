import { expect, test } from 'vitest';
import {
  choicesOf,
  leadFieldDefinition,
  leadFormDefinition,
  pageLeadValues,
} from '../../../../src/content/meaning/lead-form.ts';
import { type DataOf, documentOf } from '../../support/document-of.ts';

const email = { name: 'email', type: 'email' };

/** A row of a form's fields. */
function row(field: object) {
  const [first] = documentOf('lead_form', { fields: [field] }).data.fields;
  if (!first) throw new Error('The form has no field.');
  return first;
}

function definitionOf(data: DataOf<'lead_form'>, success?: string) {
  const document = documentOf('lead_form', { fields: [email], ...data }, { lang: 'de-de' });
  const link = () => (success === undefined ? undefined : { href: success });
  return leadFormDefinition(document, { link, asksForFile: false });
}

test('A definition holds what page and endpoint need of the document, and none of its looks', () => {
  const data = { form_id: 'f-1', submit_label: 'Send', lead_type: 'Sales Lead', event_name: null };
  expect(definitionOf(data, '/helios/de/danke')).toEqual({
    formId: 'f-1',
    locale: 'de-de',
    fields: [{ name: 'email', type: 'email', isRequired: true }],
    hasMarketingConsent: true,
    asksForFile: false,
    hidden: { type_of_lead: 'Sales Lead' },
    success: '/helios/de/danke',
    successes: [],
  });
});

test('A form without an id or a thank-you page has neither in its definition', () => {
  expect(definitionOf({ form_id: null })).toMatchObject({ formId: '', success: undefined });
});

test('A row without a name is no field', () => {
  expect(leadFieldDefinition(row({ name: null, type: 'text' }))).toBeUndefined();
  expect(definitionOf({ fields: [{ name: null }, email] }).fields).toHaveLength(1);
});

test('A field without a type is a text', () => {
  expect(leadFieldDefinition(row({ name: 'company', type: null }))?.type).toBe('text');
});

test('Only a select is held to its options', () => {
  const options = [{ label: 'More', value: null }];
  expect(leadFieldDefinition(row({ name: 'company', type: 'select', options }))?.values).toEqual(['More']);
  expect(leadFieldDefinition(row({ name: 'country', type: 'country', options }))).not.toHaveProperty('values');
});

test('An option sends its value, else its label, and without a label it is left out', () => {
  const options = [
    { label: '1 to 10', value: '1-10' },
    { label: 'More', value: null },
    { label: null, value: 'x' },
  ];
  expect(choicesOf(row({ options }))).toEqual([
    { label: '1 to 10', value: '1-10' },
    { label: 'More', value: 'More' },
  ]);
});

test('A consent that is asked for and required is a field of its own', () => {
  const types = (data: DataOf<'lead_form'>) => definitionOf(data).fields.map(({ type }) => type);
  expect(types({ requires_consent: true })).toEqual(['email', 'consent']);
  expect(types({ requires_consent: false })).toEqual(['email']);
  expect(types({ requires_consent: true, has_marketing_consent: false })).toEqual(['email']);
});

test('An option of a select may lead to a page of its own', () => {
  const success = { link_type: 'Document', id: 'small' };
  const options = [
    { label: '1 to 10', value: '1-10', success },
    { label: 'More', value: null },
  ];
  const document = documentOf('lead_form', { fields: [{ name: 'company_size_range', type: 'select', options }] });
  const link = (field: object | null | undefined) => (field && 'id' in field ? { href: `/${field.id}` } : undefined);
  const { successes } = leadFormDefinition(document, { link, asksForFile: false });
  expect(successes).toEqual([{ field: 'company_size_range', value: '1-10', href: '/small' }]);
});

test('A form of one partner sends the ids of that partner', () => {
  const { hidden } = definitionOf({ partner_id: 'datev', associated_partner_id: '4711' });
  expect(hidden).toEqual({ pleo_partner_id: 'datev', associated_partner_id: '4711' });
});

test('A page gives its campaign, event and partner to its leads, and a page without them gives nothing', () => {
  const tracking = { campaign: 'Cashback launch', event_name: 'Cashback landing page', associated_partner_id: '4711' };
  expect(pageLeadValues(documentOf('page', tracking as DataOf<'page'>))).toEqual({
    latest_campaign: 'Cashback launch',
    event_name: 'Cashback landing page',
    associated_partner_id: '4711',
  });
  expect(pageLeadValues(documentOf('partner', { associated_partner_id: '4711' }))).toEqual({
    associated_partner_id: '4711',
  });
  expect(pageLeadValues(documentOf('job'))).toEqual({});
});
