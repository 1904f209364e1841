import type { LeadSite, LeadTexts } from '../../../src/site/lead-site.ts';

export const origin = 'https://www.helios.example';
export const contactId = 'f1804c74-2a7f-451f-ae94-bf3ebffe0ff7';
export const ebookId = '7b2fd020-ec5a-4302-ab19-d22733da6efa';
export const newsletterId = 'fe73d464-b362-4e3f-a649-41cd0b497e4c';

/** Every text is its own key. */
const texts = new Proxy({} as LeadTexts, { get: (_, key) => String(key) });

/** A site of two locales with a form of every kind of field, a newsletter, and the form of an ebook. */
export const site: LeadSite = {
  version: 1,
  origin,
  pathPrefix: '/helios',
  defaultLocale: 'en-gb',
  locales: [
    { code: 'en-gb', urlCode: 'en', texts, privateHref: '/helios/en/alone?a=1&b=2', disallowed: ['gmx.de'] },
    { code: 'de-de', urlCode: 'de', texts, disallowed: ['web.de'] },
  ],
  forms: [
    {
      formId: contactId,
      name: 'contact',
      locale: 'en-gb',
      fields: [
        { name: 'email', type: 'email', isRequired: true },
        { name: 'firstname', type: 'text', isRequired: true },
        { name: 'company_size_range', type: 'select', isRequired: false, values: ['1-10', '11-50'] },
        { name: 'message', type: 'textarea', isRequired: false },
        { name: 'pdf_url', type: 'file', isRequired: false },
      ],
      hasMarketingConsent: true,
      asksForFile: false,
      hidden: { type_of_lead: 'Sales Lead', lifecyclestage: 'lead' },
      success: '/helios/en/thankyou',
      successes: [{ field: 'company_size_range', value: '1-10', href: '/helios/en/thankyousmall' }],
    },
    {
      formId: newsletterId,
      name: 'newsletter',
      locale: 'en-gb',
      fields: [{ name: 'email', type: 'email', isRequired: true }],
      hasMarketingConsent: false,
      asksForFile: false,
      hidden: { lead_source_latest_capture_type: 'Blog digest of ours' },
      success: undefined,
      successes: [],
    },
    {
      formId: ebookId,
      name: 'ebook',
      locale: 'en-gb',
      fields: [{ name: 'email', type: 'email', isRequired: true }],
      hasMarketingConsent: false,
      asksForFile: true,
      hidden: {},
      success: '/helios/en/thankyou-ebook',
      successes: [],
    },
  ],
};

/** The page of the forms. */
export const page = `<!doctype html><title>Contact</title><style>p{color:red}</style>
<form id="news"><input type="hidden" name="form_id" value="${newsletterId}"><input name="email" type="email"></form>
<form id="contact"><input type="hidden" name="form_id" value="${contactId}">
<input name="email" type="email"><p id="contact-email-error" hidden><svg></svg><span>old</span></p>
<input name="firstname"><p id="contact-firstname-error" hidden><span>old</span></p>
<input type="radio" name="company_size_range" value="1-10"><input type="radio" name="company_size_range" value="11-50">
<textarea name="message"></textarea><select name="country"><option>Åland<option value="FI">Finland</option></select>
<input type="checkbox" name="marketing_consent" value="true"><input type="file" name="pdf_url">
<p id="contact-failed" hidden><span>old</span></p></form><p>End</p>`;
