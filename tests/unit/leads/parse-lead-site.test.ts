import { expect, test } from 'vitest';
import { parseLeadSite } from '../../../src/leads/parse-lead-site.ts';

const form = { formId: 'one', locale: 'en-gb', fields: [], hasMarketingConsent: true, hidden: {} };
const site = {
  version: 1,
  origin: 'https://www.helios.example',
  pathPrefix: '/helios',
  defaultLocale: 'en-gb',
  locales: [{ code: 'en-gb', urlCode: 'en', texts: { required: 'Please fill this in.' }, disallowed: [] }],
  forms: [form],
};

test('A site file from before some of its texts and properties is read all the same', () => {
  const { locales, forms } = parseLeadSite(JSON.stringify(site));
  expect(locales[0]).toMatchObject({ texts: { required: 'Please fill this in.', too_long: '' } });
  expect(locales[0]?.privateHref).toBeUndefined();
  expect(forms[0]).toMatchObject({ asksForFile: false });
});

test.each([
  ['no JSON', '<!doctype html>'],
  ['another version', JSON.stringify({ ...site, version: 2 })],
  ['a form that is none', JSON.stringify({ ...site, forms: [{ ...form, fields: 'all' }] })],
])('A site file with %s is an error that names the file', (_, text) => {
  expect(() => parseLeadSite(text)).toThrow('helios-leads.json');
});
