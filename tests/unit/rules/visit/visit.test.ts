import { expect, test } from 'vitest';
import {
  arrivalBy,
  type CampaignVisit,
  joinVisits,
  leadFieldsOf,
  registerFieldsOf,
  valuesOf,
  visitOf,
  visitOfValues,
} from '../../../../src/rules/visit/visit.ts';

/** A visit by these addresses, one after the other. */
function by(...references: string[]): CampaignVisit {
  const origin = 'https://www.helios.example/helios/en/';
  return references.map((reference) => visitOf(new URL(reference, origin))).reduce(joinVisits);
}

test('One campaign is the first and the latest', () => {
  expect(leadFieldsOf(by('?utm_source=daylight&gclid=G1&signup=open', 'pricing'))).toEqual({
    utm_source: 'daylight',
    latest_utm_source: 'daylight',
  });
});

test('A later campaign is the latest as a whole, and the first stays', () => {
  const visit = by('?utm_source=news&utm_term=cards', '?utm_source=ads&utm_medium=cpc', 'pricing', '?utm_content=sun');
  expect(leadFieldsOf(visit)).toEqual({ utm_source: 'news', utm_term: 'cards', latest_utm_content: 'sun' });
});

test('The campaign of an earlier visit is the first, and the latest until there is another', () => {
  const before = visitOfValues({ utm_source: 'old', latest_utm_source: 'newer', latest_utm_term: 'cards' });
  expect(leadFieldsOf(joinVisits(before, by('pricing')))).toEqual({
    utm_source: 'old',
    latest_utm_source: 'newer',
    latest_utm_term: 'cards',
  });
  expect(leadFieldsOf(joinVisits(before, by('?utm_source=ads')))).toEqual({
    utm_source: 'old',
    latest_utm_source: 'ads',
  });
});

test('The last referral of a visit counts, by either name', () => {
  expect(leadFieldsOf(by('?referral=maja'))).toEqual({ referral_id: 'maja' });
  expect(leadFieldsOf(by('?referral=maja', '?referralCode=R2', 'pricing'))).toEqual({ referral_id: 'R2' });
});

test('The last partner that an address names counts, with its channel', () => {
  const fields = { pleo_partner_id: 'xero', partner_channel: 'Technology partners' };
  expect(leadFieldsOf(by('?partner=datev', 'contact?partner=%20Xero', 'pricing', '?partner=nobody'))).toEqual(fields);
});

test('The partner who sent the visitor counts until an address names another one', () => {
  const sent = (...references: string[]) => leadFieldsOf(joinVisits(arrivalBy('datev'), by(...references)));
  expect(sent('integrations/datev', 'contact').pleo_partner_id).toBe('datev');
  expect(sent('integrations/datev', 'contact?partner=xero').pleo_partner_id).toBe('xero');
});

test('Reading about an integration makes nobody a partner’s lead', () => {
  expect(leadFieldsOf(by('', 'integrations/xero', 'contact'))).toEqual({});
});

test('Sign-up hears of campaigns and clicks, and of nothing else', () => {
  const query = '?s_id=1&_fbc=2&_fbp=3&_ttcid=4&gclid=5&gh_src=6&uuid=7&referral=8&partner=xero&fbclid=9&utm_id=10';
  expect(registerFieldsOf(by(`${query}&utm_term=a`, '?gclid=55'))).toEqual({
    utm_term: 'a',
    latest_utm_term: 'a',
    s_id: '1',
    _fbc: '2',
    _fbp: '3',
    _ttcid: '4',
    gclid: '55',
  });
});

test('The stored visit has everything but the partner', () => {
  const visit = by('?utm_source=a&s_id=1&gh_src=6&uuid=7&referral=8&partner=xero', '?utm_medium=b');
  expect(valuesOf(visit)).toEqual({
    utm_source: 'a',
    latest_utm_medium: 'b',
    s_id: '1',
    gh_src: '6',
    uuid: '7',
    referral: '8',
  });
  expect(visitOfValues(valuesOf(visit))).toEqual({ ...visit, partner: undefined });
});

test('A visit ignores values that are empty, long, markup or more than a line', () => {
  const long = 'x'.repeat(501);
  const visit = by(
    `?utm_source=%20&utm_term=${long}&utm_content=%3Cscript%3E&gclid=a%0D%0Ab&uuid=%00&referral=%20R%20`,
  );
  expect(valuesOf(visit)).toEqual({ referral: 'R' });
  expect(valuesOf(visitOfValues({ utm_source: '<img src=x>', latest_utm_term: long, gclid: 'ok' }))).toEqual({
    gclid: 'ok',
  });
  expect(valuesOf(visitOfValues({}))).toEqual({});
});
