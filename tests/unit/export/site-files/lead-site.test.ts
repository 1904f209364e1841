import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { workAddressPage } from '../../../../config/markets.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { planLeadSite } from '../../../../src/export/site-files/lead-site.ts';
import { disallowedDomains, findForm, findLeadLocale } from '../../../../src/site/lead-site.ts';
import { snapshotOf } from '../../support/snapshot-of.ts';

const formId = '00cd8ee1-8bfb-44ad-a446-efac49532d86';
const email = { name: 'email', type: 'email', required: true, options: [] };
const size = {
  name: 'company_size_range',
  type: 'select',
  required: false,
  options: [{ label: '1 to 10', value: '1-10' }, { label: 'More', value: null }, { label: null }],
};
const demo = {
  form_id: formId,
  fields: [email, size, { name: null, type: 'text', required: true, options: [] }],
  has_marketing_consent: true,
  success: { link_type: 'Document', id: 'thanks' },
  lead_type: 'Sales Lead',
  capture_type: 'Free Demo',
  lifecycle_stage: null,
};

const snapshot = snapshotOf(
  { type: 'page', uid: 'thankyou', id: 'thanks' },
  { type: 'lead_form', uid: 'demo', data: demo },
  { type: 'lead_form', uid: 'demo', lang: 'de-de', data: { ...demo, success: { link_type: 'Any' }, fields: [email] } },
  { type: 'lead_form', uid: 'idle', data: { ...demo, form_id: null } },
  { type: 'disallowed_emails', uid: 'free', data: { domains: [{ domain: ' GMX.de' }, { domain: null }] } },
  { type: 'disallowed_emails', uid: 'odd', data: { domains: [{ domain: '@aol.com' }, { domain: 'gmx.de' }] } },
  { type: 'disallowed_emails', uid: 'free', lang: 'de-de', data: { domains: [{ domain: '*.web.de' }] } },
  { type: 'global_strings', data: { required: 'Fill in', phone: 'Your number' } },
  { type: 'global_strings', lang: 'de-de', data: { required: 'Ausfüllen', phone: null } },
);
const site = planLeadSite({ snapshot, plan: planRoutes(snapshot, config), config });

test('The lead site has a form without its looks', () => {
  expect(findForm(site, formId, 'en-gb')).toEqual({
    formId,
    name: 'demo',
    locale: 'en-gb',
    fields: [
      { name: 'email', type: 'email', isRequired: true },
      { name: 'company_size_range', type: 'select', isRequired: false, values: ['1-10', 'More'] },
    ],
    hasMarketingConsent: true,
    asksForFile: false,
    hidden: { type_of_lead: 'Sales Lead', lead_source_latest_capture_type: 'Free Demo' },
    success: '/helios/en/thankyou',
    successes: [],
  });
});

test('The lead site has the form of the page’s locale, or else of the default locale', () => {
  expect(findForm(site, formId, 'de-de')?.fields).toHaveLength(1);
  expect(findForm(site, formId, 'fi-fi')?.locale).toBe('en-gb');
  expect(findForm(site, formId, undefined)?.locale).toBe('en-gb');
  expect(findForm(site, 'f1804c74-2a7f-451f-ae94-bf3ebffe0ff7', 'en-gb')).toBeUndefined();
});

test('The form of an ebook may send a file address in every locale', () => {
  const ebook = { lead_form: { link_type: 'Document', id: 'asked' } };
  const asking = snapshotOf(
    { type: 'ebook', uid: 'vat', data: ebook },
    { type: 'lead_form', uid: 'ebook', id: 'asked', data: demo },
    { type: 'lead_form', uid: 'ebook', lang: 'de-de', data: demo },
    { type: 'lead_form', uid: 'other', data: { ...demo, form_id: 'f1804c74-2a7f-451f-ae94-bf3ebffe0ff7' } },
  );
  const { forms } = planLeadSite({ snapshot: asking, plan: planRoutes(asking, config), config });
  expect(forms.map(({ locale, asksForFile }) => [locale, asksForFile])).toEqual([
    ['en-gb', true],
    ['en-gb', false],
    ['de-de', true],
  ]);
});

test('The form of a template may send a file address', () => {
  const lead_form = { link_type: 'Document', id: 'asked' };
  const slices = [{ slice_type: 'spreadsheet', variation: 'invoice', primary: { lead_form } }];
  const asking = snapshotOf(
    { type: 'page', uid: 'invoice', data: { slices } },
    { type: 'lead_form', uid: 'template-link', id: 'asked', data: demo },
  );
  const { forms } = planLeadSite({ snapshot: asking, plan: planRoutes(asking, config), config });
  expect(forms.map(({ asksForFile }) => asksForFile)).toEqual([true]);
});

test('The lead site has no form without an id', () => {
  expect(site.forms).toHaveLength(2);
});

test('A locale without disallowed domains of its own has those of the default locale, in one spelling', () => {
  expect(disallowedDomains(site, 'fi-fi')).toEqual(['aol.com', 'gmx.de']);
  expect(disallowedDomains(site, 'de-de')).toEqual(['web.de']);
});

test('A visitor without an address at work gets the link of the locale, or else none', () => {
  const snapshot = snapshotOf({ type: 'legal_page', uid: 'work-address' });
  const alone = planLeadSite({ snapshot, plan: planRoutes(snapshot, config), config });
  expect(['en-gb', 'de-de'].map((code) => findLeadLocale(alone, code)?.privateHref)).toEqual([
    `/helios/en${workAddressPage}`,
    undefined,
  ]);
});

test('The lead site has the default locale’s text where a locale has none', () => {
  expect(findLeadLocale(site, 'de-de')?.texts).toMatchObject({ required: 'Ausfüllen', phone: 'Your number' });
  expect(findLeadLocale(site, 'xx-xx')?.code).toBe('en-gb');
});
