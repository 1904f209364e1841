import { expect, test } from 'vitest';
import { type SignUpKind, signUpFields, signUpKinds } from '../../../../src/rules/leads/sign-up.ts';
import { disallowedDomains, findForm, findLeadLocale } from '../../../../src/site/lead-site.ts';
import { SignUpForm } from '../../../../src/templates/components/SignUpForm.tsx';
import { signUpTarget } from '../../../../src/templates/components/sign-up-target.ts';
import { SignUpPageContext } from '../../../../src/templates/sign-up-page.ts';
import { check, origin, readForms, siteOf, submissionOf } from '../../support/page-and-endpoint.ts';
import { signUpDialog } from '../../support/sign-up-dialog.tsx';
import type { Sketch } from '../../support/snapshot-of.ts';

const domains = (...names: readonly string[]) => ({ domains: names.map((domain) => ({ domain })) });
const localeDocuments: readonly Sketch[] = [
  { type: 'global_strings', data: { required: 'Fill in', phone: 'Your number' } },
  { type: 'global_strings', lang: 'de-de', data: { required: 'Ausfüllen' } },
  { type: 'disallowed_emails', uid: 'free', data: domains('gmx.de', '@AOL.com') },
  { type: 'disallowed_emails', uid: 'free', lang: 'de-de', data: domains('*.web.de') },
  // This document names no domain, which is the same as no document.
  { type: 'disallowed_emails', uid: 'free', lang: 'fi-fi', data: domains() },
  { type: 'legal_page', uid: 'work-address' },
  { type: 'legal_page', uid: 'work-address', lang: 'de-de' },
];

test.each([
  ['en-gb', '/helios/en/legal/work-address', ['aol.com', 'gmx.de'], 'Fill in'],
  ['de-de', '/helios/de/legal/work-address', ['web.de'], 'Ausfüllen'],
  ['fi-fi', undefined, ['aol.com', 'gmx.de'], 'Fill in'],
  ['sv-se', undefined, ['aol.com', 'gmx.de'], 'Fill in'],
])('Page and endpoint know the same of the locale %s', (lang, privateHref, disallowed, required) => {
  const { html, leadData, site } = siteOf(localeDocuments, lang);
  html(<SignUpForm id="email" submitLabel={null} hint={null} />);
  const data = leadData();
  expect(data).toMatchObject({ disallowed, texts: { required, phone: 'Your number' } });
  expect(data.privateHref).toBe(privateHref);
  const locale = findLeadLocale(site, lang);
  expect(locale).toMatchObject({ code: lang, texts: data.texts });
  expect(locale?.privateHref).toBe(privateHref);
  expect(disallowedDomains(site, lang)).toEqual(data.disallowed);
});

/** The sign-up forms of a page, by HubSpot's id: the one in its text, and those in the dialog. */
function signUpFormsOf({ page, html }: ReturnType<typeof siteOf>, kind: SignUpKind) {
  const dialog = html(signUpDialog({ targets: [signUpTarget(page, kind)] }));
  const inText = html(
    <SignUpPageContext value={kind === 'partner' ? kind : undefined}>
      <SignUpForm id="email" submitLabel={null} hint={null} />
    </SignUpPageContext>,
  );
  return readForms(inText + dialog).filter(({ attributes }) => attributes.method !== 'dialog');
}

test.each(signUpKinds)('The endpoint accepts the lead of a %s’s sign-up', async (kind) => {
  const whole = siteOf([{ type: 'signup_modal', data: { form_id: 'visitor-form', partner_form_id: 'partner-form' } }]);
  const form = findForm(whole.site, `${kind}-form`, 'en-gb');
  if (!form) throw new Error(`The endpoint’s file has no form for a ${kind}.`);
  const onPage = signUpFormsOf(whole, kind);
  expect(onPage).toHaveLength(2);
  for (const { attributes, controls } of onPage) {
    expect(Object.values(attributes)).toContain(form.formId);
    expect(controls.map(({ name, type, isRequired }) => ({ name, type, isRequired }))).toEqual(form.fields);
  }
  const values = { email: 'maja@firm.example', ...signUpFields[kind] };
  const data = submissionOf({ values, pageUri: origin + whole.route.pathname });
  await expect(check(form, data)).resolves.toBeUndefined();
  expect(form.hidden).toEqual(signUpFields[kind]);
});

test('A sign-up of a site without a lead endpoint sends no lead', () => {
  const whole = siteOf([{ type: 'signup_modal', data: { form_id: 'visitor-form', partner_form_id: 'partner-form' } }]);
  const page = { ...whole.page, site: { ...whole.page.site, leadEndpoint: 'none' as const } };
  expect(signUpKinds.map((kind) => signUpTarget(page, kind).leadForm)).toEqual([undefined, undefined]);
});

test('A sign-up for which editors named no form is in neither', () => {
  const whole = siteOf([{ type: 'signup_modal', data: { form_id: 'visitor-form', partner_form_id: null } }]);
  expect(signUpKinds.map((kind) => signUpTarget(whole.page, kind).leadForm)).toEqual(['visitor-form', undefined]);
  expect(whole.site.forms.map(({ formId }) => formId)).toEqual(['visitor-form']);
});
