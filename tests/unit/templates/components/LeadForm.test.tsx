import { expect, test } from 'vitest';
import type { CaptchaSite } from '../../../../src/rules/leads/captcha.ts';
import { LeadForm } from '../../../../src/templates/components/LeadForm.tsx';
import { type DataOf, documentOf } from '../../support/document-of.ts';
import { linkTo, routeOf, samplePage, webLink } from '../../support/sample-page.ts';

const email = { name: 'email', label: 'Work email', type: 'email' };
const firstName = { name: 'firstname', label: 'First name', type: 'text' };
const country = { name: 'country', label: 'Country', type: 'country' };
const file = { name: 'pdf_url', type: 'file', required: false };
const message = { name: 'message', label: 'Message', type: 'textarea', required: false, hint: 'Two sentences.' };
const choice = (...labels: string[]) => ({
  name: 'company_size_range',
  label: 'People',
  type: 'select',
  options: labels.map((label) => ({ label })),
});

type Data = DataOf<'lead_form'>;

interface Sketch extends Omit<Data, 'fields'> {
  readonly urlCode?: string;
  readonly captcha?: CaptchaSite;
  readonly layout?: 'stack' | 'columns' | 'row';
}

/** The markup of a form whose document has these fields. */
function markup(
  fields: NonNullable<Data['fields']>,
  { urlCode = 'en', layout = 'stack', captcha, ...rest }: Sketch = {},
): string {
  const form = documentOf('lead_form', { form_id: 'f-1', submit_label: 'Send', fields, ...rest });
  const { html } = samplePage({ route: routeOf('/contact', { urlCode }), captcha, documents: [form] });
  return html(<LeadForm field={linkTo(form)} id="lead" layout={layout} />);
}

/** The opening tag of an element, by its id. */
function tag(html: string, id: string): string {
  return new RegExp(`<[^>]*\\sid="${id}"[^>]*>`).exec(html)?.[0] ?? '';
}

test('A lead form without a document prints nothing', () => {
  expect(samplePage().html(<LeadForm field={linkTo(documentOf('lead_form'))} id="lead" />)).toBe('');
});

test('A lead form posts to the endpoint, with the form’s id and what the document says of the lead', () => {
  const html = markup([email], { capture_type: 'Free Demo', lead_type: null, success: webLink('/thankyou') });
  expect(tag(html, 'lead')).toMatch(/data-form="lead" action="\/api\/hubspot-submit-form\?page=[^"]+" method="post"/);
  const hidden = Array.from(html.matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g), ([, ...pair]) => pair);
  expect(Object.fromEntries(hidden)).toEqual({
    form_id: 'f-1',
    locale: 'en-gb',
    lead_source_latest_capture_type: 'Free Demo',
    success: '/thankyou',
  });
});

test('A lead form shows the terms of the captcha where there is a captcha', () => {
  const captcha = { siteKey: 'key-1', origin: 'https://www.google.com' };
  expect(markup([email])).not.toContain('recaptcha');
  expect(markup([email], { captcha: { ...captcha, siteKey: undefined } })).not.toContain('recaptcha');
  const html = markup([email], { captcha });
  expect(html).toContain('<p>recaptcha_and_privacy_terms</p>');
  expect(html).not.toContain('key-1');
});

test('Only a lead form with a file is sent in parts', () => {
  expect(markup([email])).not.toContain('encType');
  expect(markup([email, file])).toContain('encType="multipart/form-data"');
});

test('A field has its label, and a mark where it is required', () => {
  const html = markup([email, message]);
  expect(html).toMatch(/<label[^>]*for="lead-email">Work email<span[^>]*aria-hidden="true"> \*<\/span>/);
  expect(html).toMatch(/<label[^>]*for="lead-message">Message<\/label>/);
  expect(tag(html, 'lead-email')).toContain('required');
  expect(tag(html, 'lead-message')).not.toContain('required');
});

test('A field tells the browser what it is for and how much it holds', () => {
  const html = markup([email, firstName, country]);
  expect(tag(html, 'lead-email')).toMatch(/type="email".*autoComplete="email" maxLength="254"/);
  expect(tag(html, 'lead-firstname')).toContain('autoComplete="given-name"');
  expect(tag(html, 'lead-country')).toContain('autoComplete="country-name"');
});

test('A field has its error beside it, hidden, in words of its own', () => {
  const html = markup([email, firstName, message]);
  expect(tag(html, 'lead-email')).toContain('aria-errormessage="lead-email-error"');
  expect(html).toMatch(/id="lead-email-error"[^>]*role="alert" hidden="">.*?<span>invalid_email<\/span>/);
  expect(html).toMatch(/id="lead-firstname-error".*?<span>first_name<\/span>/);
  expect(html).not.toContain('lead-message-error');
});

test('A field for a file has a line for what is found wrong with the file', () => {
  const html = markup([file]);
  expect(tag(html, 'lead-pdf_url')).toContain('aria-errormessage="lead-pdf_url-error"');
  expect(html).toMatch(/id="lead-pdf_url-error"[^>]*role="alert" hidden="">.*?<span><\/span>/);
});

test('A field is described by its hint', () => {
  const html = markup([message]);
  expect(tag(html, 'lead-message')).toContain('aria-describedby="lead-message-hint"');
  expect(html).toContain('Two sentences.');
});

test('A field for a file without a label is named in words of the site', () => {
  const html = markup([file]);
  expect(html).toContain('for="lead-pdf_url">choose_file</label>');
  expect(html).toContain('file_hint');
});

test('A choice of a few options is a group of radios', () => {
  const html = markup([choice('Yes', 'No')]);
  expect(html).toContain('<legend');
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).not.toContain('<select');
});

test('A choice of many options is a list that begins with none of them', () => {
  const html = markup([choice('a', 'b', 'c', 'd')]);
  expect(html).toContain('<option value="">choose</option><option>a</option>');
  expect(html).not.toContain('type="radio"');
});

test('A choice of country begins with the country of the page and ends with “other”', () => {
  expect(markup([country])).toMatch(
    /<option>United Kingdom<\/option><option>Afghanistan.*<option value="Other">country_other/,
  );
  expect(markup([country], { urlCode: 'de' })).toMatch(/<option>Deutschland<\/option><option>Afghanistan/);
  expect(markup([country], { urlCode: 'de' })).not.toMatch(/<option>Deutschland.*<option>Deutschland/);
});

test('A visitor who does nothing gives no marketing consent', () => {
  const html = markup([email]);
  expect(tag(html, 'lead-marketing_consent')).toMatch(/type="checkbox"/);
  expect(tag(html, 'lead-marketing_consent')).not.toMatch(/checked|required/);
  expect(markup([email], { has_marketing_consent: false })).not.toContain('checkbox');
});

test('The legal words of a lead form are those of its document, or else those of the site', () => {
  const own = [{ type: 'paragraph', text: 'We write once.', spans: [] }];
  expect(markup([email], { consent_text: own })).toContain('We write once.');
  expect(markup([email])).toContain('privacy_consent_text');
});

test('A screen reader reads with the email field what happens to the address', () => {
  const html = markup([email, message]);
  expect(tag(html, 'lead-email')).toContain('aria-describedby="lead-terms"');
  expect(html).toMatch(/id="lead-terms"><p[^>]*>privacy_consent_text<\/p>/);
});

test('The box for marketing mail has the words of agreement and what they are for', () => {
  expect(markup([email])).toContain('consent_label. marketing_emails_consent_text');
});

test('The parts of a lead form stand under their headings', () => {
  const html = markup([{ ...email, legend: 'You' }, firstName, { ...country, legend: 'Your firm' }]);
  const parts = html.split('<fieldset').slice(1);
  expect(parts).toHaveLength(2);
  expect(parts[0]).toMatch(/>You<\/legend>.*lead-email.*lead-firstname/s);
  expect(parts[1]).toMatch(/>Your firm<\/legend>.*lead-country/s);
});

test('A lead form is a row only if it has one field', () => {
  const [one, two] = [markup([email], { layout: 'row' }), markup([email, firstName], { layout: 'row' })];
  expect(tag(one, 'lead')).toContain('row');
  expect(tag(two, 'lead')).not.toContain('row');
  expect(one).not.toContain('required_note');
  expect(two).toContain('required_note');
});
