import type { LinkField } from '@prismicio/client';
import { expect, test } from 'vitest';
import { leadValues } from '../../../../config/lead-values.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { readPost } from '../../../../src/leads/read-post.ts';
import { marketingConsentName } from '../../../../src/rules/leads/lead-form.ts';
import { findForm } from '../../../../src/site/lead-site.ts';
import { LeadForm } from '../../../../src/templates/components/LeadForm.tsx';
import type { DataOf } from '../../support/document-of.ts';
import { type Control, check, origin, readForms, siteOf, submissionOf } from '../../support/page-and-endpoint.ts';

const model = loadModels().customTypes.find(({ id }) => id === 'lead_form')?.json;

/** The keys of the Tracking tab, as editors find them in the CMS. */
const tracking = Object.keys(model?.Tracking ?? {});

/** The options of a Select in a row of the form's fields. */
function optionsOf(key: 'name' | 'type'): readonly string[] {
  const group = model?.Main?.fields;
  const field = group?.type === 'Group' ? group.config?.fields?.[key] : undefined;
  return field?.type === 'Select' ? (field.config?.options ?? []) : [];
}

/** A name that suits each type. A type that the model gains has none yet: its row here is missing then. */
const nameByType: Readonly<Record<string, string>> = {
  text: 'firstname',
  email: 'email',
  tel: 'phone',
  select: 'company_size_range',
  country: 'country',
  textarea: 'message',
  file: 'pdf_url',
};
const typeByName = new Map(Object.entries(nameByType).map(([type, name]) => [name, type]));

const many = ['1 to 10', '11 to 50', '51 to 200', 'More'].map((label) => ({ label, value: label.replaceAll(' ', '') }));
const few = [{ label: 'Friends', value: null }, { label: 'Press', value: 'press' }, { label: null }];

/** A row for each name and each type that editors may choose: lists of many and of few options among them. */
const everyField = optionsOf('name').map((name, index) => {
  const isFew = name === 'how_did_you_hear_about_us_';
  const type = isFew ? 'select' : (typeByName.get(name) ?? 'text');
  return { name, type, label: name, required: index % 2 === 0, options: isFew ? few : type === 'select' ? many : [] };
});

const ownValue = (key: string) => `The ${key} of this form`;

const thanks = { type: 'page', uid: 'thankyou', id: 'thanks' } as const;
const wholeForm: DataOf<'lead_form'> = {
  form_id: 'f-1',
  fields: [...everyField, { name: null, required: true }],
  has_marketing_consent: true,
  success: { link_type: 'Document', id: 'thanks' },
  // None of these is a value that the endpoint lets pass for every form.
  ...Object.fromEntries(tracking.map((key) => [key, ownValue(key)])),
};

const pdf = () => new File(['%PDF-1.7'], 'noon.pdf', { type: 'application/pdf' });

/** A visitor's answer to each field that is typed or chosen. */
function answer({ type, values: [first] }: Control): string {
  if (type === 'email') return 'maja@firm.example';
  if (type === 'textarea') return 'Two\nlines';
  return type === 'consent' ? 'true' : (first ?? 'Noon');
}

const field: LinkField = { link_type: 'Document', id: 'form', type: 'lead_form', tags: [], lang: 'en-gb' };

/** The form of a document on its page, filled in, beside the endpoint's definition of it. */
function filledForm(data: DataOf<'lead_form'>) {
  const { page, route, site, html } = siteOf([thanks, { type: 'lead_form', id: 'form', data }]);
  const [sent] = readForms(html(<LeadForm field={field} id="lead" />));
  const form = findForm(site, 'f-1', page.locale.code);
  if (!sent || !form) throw new Error('The form is not on its page, or not in the endpoint’s file.');
  const texts = sent.controls.filter(({ type }) => type !== 'file');
  const files = new Map(sent.controls.filter(({ type }) => type === 'file').map(({ name }) => [name, pdf()]));
  const values = { ...sent.hidden, ...Object.fromEntries(texts.map((each) => [each.name, answer(each)])) };
  return { ...sent, site, form, values, files, pageUri: origin + route.pathname };
}

test('The endpoint accepts what the page of a form with every field sends by script', async () => {
  const filled = filledForm(wholeForm);
  await expect(check(filled.form, submissionOf(filled), filled.files)).resolves.toBeUndefined();
});

test('The endpoint accepts what the page of a form with every field sends without a script', async () => {
  const { site, form, values, files, pageUri } = filledForm(wholeForm);
  const body = { type: 'form', values: new Map(Object.entries(values)), files, isWhole: true } as const;
  const request = new Request(`${origin}/api/hubspot-submit-form`, { method: 'POST', headers: { referer: pageUri } });
  const post = readPost({ body, request, site, origins: [origin], now: Date.UTC(2026, 9, 5) });
  expect(post).toMatchObject({ form, locale: 'en-gb' });
  await expect(check(post.form, post.submission.formData, files)).resolves.toBeUndefined();
});

test('Every field of the Tracking tab is sent by the page, is in the lead, and is what the endpoint expects', () => {
  const filled = filledForm(wholeForm);
  const { form_id, locale, success, ...hidden } = filled.hidden;
  expect([form_id, locale, success]).toEqual(['f-1', 'en-gb', '/helios/en/thankyou']);
  expect(hidden).toEqual(filled.form.hidden);
  expect(filled.form.success).toBe(success);
  const expected = tracking.map(ownValue);
  expect(Object.values(hidden).sort()).toEqual(expected.sort());
  expect(submissionOf(filled).fields.map(({ value }) => value)).toEqual(expect.arrayContaining(expected));
});

test('The endpoint refuses a value of the Tracking tab that is another form’s', async () => {
  const filled = filledForm(wholeForm);
  const named = Object.keys(filled.form.hidden).filter((name) => Object.hasOwn(leadValues, name));
  for (const name of named) {
    const data = submissionOf(filled, { [name]: 'Of another form' });
    await expect(check(filled.form, data, filled.files)).rejects.toMatchObject({ code: 'MALFORMED' });
  }
});

test('Page and endpoint agree on each field’s name, type and choices, and on whether it must be filled in', () => {
  const { controls, form } = filledForm({ ...wholeForm, requires_consent: true });
  expect(new Set(form.fields.map(({ type }) => type))).toEqual(new Set([...optionsOf('type'), 'consent']));
  expect(form.fields.map(({ name }) => name)).toEqual([...optionsOf('name'), marketingConsentName]);
  expect(
    controls.map(({ name, type, isRequired, values }) => ({
      name,
      type,
      isRequired,
      ...(type === 'select' && { values }),
    })),
  ).toEqual(form.fields);
});

test('The endpoint accepts each choice that the page offers, and no other', async () => {
  const filled = filledForm(wholeForm);
  const lists = filled.controls.filter(({ type }) => type === 'select');
  expect(lists.map(({ values }) => values.length)).toEqual([many.length, 2]);
  for (const { name, values } of lists) {
    for (const value of values) await check(filled.form, submissionOf(filled, { [name]: value }), filled.files);
    await expect(check(filled.form, submissionOf(filled, { [name]: 'Other' }), filled.files)).rejects.toThrow();
  }
});

test.each([
  ['asks for consent', { has_marketing_consent: true, requires_consent: false }],
  ['requires consent', { has_marketing_consent: true, requires_consent: true }],
  ['asks for none, whatever it requires', { has_marketing_consent: false, requires_consent: true }],
])('Page and endpoint agree on a form that %s', async (_, consent) => {
  const filled = filledForm({ ...wholeForm, ...consent });
  const box = filled.controls.find(({ name }) => name === marketingConsentName);
  expect(box !== undefined).toBe(filled.form.hasMarketingConsent);
  expect(box?.isRequired ?? false).toBe(filled.form.fields.some(({ type }) => type === 'consent'));
  await expect(check(filled.form, submissionOf(filled), filled.files)).resolves.toBeUndefined();
});

test('A form whose document says nothing of the lead sends its id and its locale', () => {
  const { hidden, form } = filledForm({ form_id: 'f-1' });
  expect(hidden).toEqual({ form_id: 'f-1', locale: 'en-gb' });
  expect(form).toMatchObject({ hidden: {}, success: undefined });
});
