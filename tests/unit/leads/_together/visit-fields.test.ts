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

test('A lead of a form without scripts has the partner of its page’s address, and nothing that needs consent', async () => {
  const { endpoint, taken } = sampleEndpoint();
  const unasked = 'utm_source=news&latest_utm_source=news&referral=kestrel-42&gclid=G1&fbclid=F1&uuid=7';
  const referer = `${origin}/helios/en/contact?${unasked}&partner=xero&event=breakfast`;
  expect((await endpoint(postForm({}, { referer }))).status).toBe(303);
  const { fields = [], context } = taken[0]?.data ?? {};
  expect(context?.pageUri).toBe(`${origin}/helios/en/contact?partner=xero&event=breakfast`);
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    pleo_partner_id: 'xero',
    partner_channel: 'Technology partners',
    type_of_influence: 'Partner-sourced',
  });
  expect(Object.keys(values).filter((name) => /utm_|referral_id/.test(name))).toEqual([]);
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
