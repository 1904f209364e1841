import { expect, test } from 'vitest';
import { createSubmission, type SubmissionInput } from '../../../../src/rules/leads/submission.ts';

const hidden = { lifecyclestage: 'lead', type_of_lead: 'Sales Lead' };

function submit(input: Partial<SubmissionInput> = {}) {
  return createSubmission({
    values: { email: 'maja@helios.example' },
    form: { hidden },
    context: { pageUri: 'https://helios.example/helios/en', pageName: 'Helios' },
    consentText: 'Send me guides.',
    now: new Date('2026-03-04T23:59:00+02:00'),
    ...input,
  });
}

function fieldsOf(input: Partial<SubmissionInput>): Record<string, string> {
  return Object.fromEntries(submit(input).formData.fields.map(({ name, value }) => [name, value]));
}

test('A submission is what the specification says in section 7', () => {
  expect(submit({ captchaResponse: 'token' })).toEqual({
    formData: {
      fields: [
        { objectTypeId: '0-1', name: 'email', value: 'maja@helios.example' },
        { objectTypeId: '0-1', name: 'lifecyclestage', value: 'lead' },
        { objectTypeId: '0-1', name: 'type_of_lead', value: 'Sales Lead' },
      ],
      context: { pageUri: 'https://helios.example/helios/en', pageName: 'Helios' },
    },
    captchaResponse: 'token',
  });
});

test('A submission leaves out empty values and unknown names, and trims spaces', () => {
  const values = { email: ' maja@helios.example ', phone: ' ', form_id: 'x', locale: 'en-gb', success: '/helios/en' };
  expect(fieldsOf({ values })).toEqual({ email: 'maja@helios.example', ...hidden });
});

test('The values of the visitor go before those of the document, and these before those of the visit', () => {
  const visit = { lifecyclestage: 'subscriber', utm_source: 'news' };
  expect(fieldsOf({ visit, values: { type_of_lead: 'Partner lead', lifecyclestage: '' } })).toEqual({
    utm_source: 'news',
    lifecyclestage: 'lead',
    type_of_lead: 'Partner lead',
  });
});

test('An address that carries markup or a novel does not stop its lead', () => {
  const visit = {
    utm_source: '<script>',
    utm_term: 'x'.repeat(900),
    utm_content: 'a\nb',
    email: 'else@helios.example',
  };
  const fields = fieldsOf({ visit });
  expect(fields.utm_term).toHaveLength(500);
  expect(Object.keys(fields)).toEqual(['email', 'utm_term', 'lifecyclestage', 'type_of_lead']);
});

test('Consent to marketing adds the legal basis and the text of the consent', () => {
  const values = { email: 'maja@helios.example', marketing_consent: 'true' };
  expect(fieldsOf({ values }).hs_legal_basis).toBe('Freely given consent from contact');
  expect(submit({ values }).formData.legalConsentOptions).toEqual({
    consent: { consentToProcess: true, text: 'Send me guides.', communications: [] },
  });
});

test('Consent that was not given leaves no trace, even where a value claims it', () => {
  const values = { email: 'maja@helios.example', hs_legal_basis: 'Freely given consent from contact' };
  expect(fieldsOf({ values })).not.toHaveProperty('hs_legal_basis');
  expect(submit({ values }).formData).not.toHaveProperty('legalConsentOptions');
});

test('A partner’s lead has the day as midnight in UTC, and is referred by the partner', () => {
  expect(fieldsOf({ visit: { pleo_partner_id: 'p-7' } })).toMatchObject({
    pleo_partner_id: 'p-7',
    type_of_influence: 'Partner-sourced',
    partner_segment: 'Referral',
    partnership_type: 'Distribution',
    partnership_referred_date: String(Date.parse('2026-03-04T00:00:00Z')),
  });
  expect(fieldsOf({})).not.toHaveProperty('partnership_referred_date');
});

test.each([
  ['0123456789abcdef0123456789ABCDEF', true],
  ['', false],
  ['0123456789abcdef', false],
  ['0123456789abcdef0123456789abcdeg', false],
])('The visitor token %j is sent: %s', (hutk, isSent) => {
  const { context } = submit({ context: { hutk, pageUri: 'https://helios.example', pageName: '' } }).formData;
  expect('hutk' in context).toBe(isSent);
});
