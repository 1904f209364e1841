import { expect, test } from 'vitest';
import { partnerIds } from '../../../../config/partners.ts';
import { createSubmission } from '../../../../src/rules/leads/submission.ts';
import { joinVisits, leadFieldsOf, visitOf } from '../../../../src/rules/visit/visit.ts';
import { post, postForm, sampleEndpoint, submission } from '../sample-endpoint.ts';
import { origin } from '../sample-site.ts';

/** The submission of a visitor who came by these addresses. */
function leadBy(references: readonly string[]) {
  const visits = references.map((reference) => visitOf(new URL(reference, `${origin}/helios/en/`)));
  return createSubmission({
    values: { email: 'maja@firm.example', firstname: 'Maja' },
    form: { hidden: {} },
    visit: leadFieldsOf(visits.reduce(joinVisits)),
    context: { pageUri: `${origin}/helios/en/contact`, pageName: 'Contact' },
    consentText: '',
    now: new Date('2026-03-04T12:00:00Z'),
  });
}

test.each(partnerIds)(
  'A lead that the partner %s sent is that partner’s, for browser and endpoint',
  async (partner) => {
    const { endpoint, taken } = sampleEndpoint();
    expect((await endpoint(post(leadBy([`?partner=${partner}&utm_source=a`, 'contact'])))).status).toBe(200);
    const fields = Object.fromEntries((taken[0]?.data.fields ?? []).map(({ name, value }) => [name, value]));
    expect(fields).toEqual({
      email: 'maja@firm.example',
      firstname: 'Maja',
      utm_source: 'a',
      latest_utm_source: 'a',
      pleo_partner_id: partner,
      partner_channel: 'Technology partners',
      type_of_influence: 'Partner-sourced',
      partner_segment: 'Referral',
      partnership_type: 'Distribution',
      partnership_referred_date: String(Date.UTC(2026, 2, 4)),
    });
  },
);

test('A form without scripts knows the visit by the address of its page', async () => {
  const { endpoint, taken } = sampleEndpoint();
  const referer = `${origin}/helios/en/contact?utm_source=news&utm_term=${'x'.repeat(501)}&referral=kestrel-42&partner=xero`;
  expect((await endpoint(postForm({}, { referer }))).status).toBe(303);
  const fields = Object.fromEntries((taken[0]?.data.fields ?? []).map(({ name, value }) => [name, value]));
  expect(fields).toMatchObject({
    utm_source: 'news',
    latest_utm_source: 'news',
    referral_id: 'kestrel-42',
    pleo_partner_id: 'xero',
    partner_channel: 'Technology partners',
    type_of_influence: 'Partner-sourced',
  });
  expect(fields).not.toHaveProperty('utm_term');
});

test('The endpoint takes a lead, whatever its address carries', async () => {
  const texts = ['x'.repeat(500), 'x'.repeat(501), '<b>', '{{7*7}}', '\ud800', 'a\r\nb', '=1+1', '\u202e', '%', '‮'];
  for (const text of texts) {
    const { endpoint, taken } = sampleEndpoint();
    const query = new URLSearchParams({ utm_source: text, referralCode: text, partner: text });
    expect((await endpoint(post(leadBy([`?${query}`])))).status, text).toBe(200);
    expect(taken).toHaveLength(1);
  }
});

test('A partner that the site does not know is refused', async () => {
  const { endpoint, taken } = sampleEndpoint();
  expect((await endpoint(post(submission({ pleo_partner_id: 'nobody' })))).headers.get('x-helios-error')).toBe(
    'MALFORMED',
  );
  expect(taken).toEqual([]);
});
