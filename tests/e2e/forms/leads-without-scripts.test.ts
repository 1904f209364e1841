import { expect, test } from 'vitest';
import { readPageFacts } from '../../../src/site/page-facts.ts';
import { contentOf, filled, stringsOf } from '../../sites/embedded-content.ts';
import { startLeadServer, statesIn } from '../support/lead-server.ts';
import { readExported } from '../support/visitor.ts';

const contactForm = filled(contentOf('en-gb', 'lead_form', 'contact').data);
const words = stringsOf('en-gb');

const contact = {
  form_id: contactForm.form_id,
  locale: 'en-gb',
  type_of_lead: contactForm.lead_type,
  lifecyclestage: contactForm.lifecycle_stage,
  success: '/helios/en/thankyou',
  email: 'maja@firm.example',
  firstname: 'Maja',
  lastname: 'Lund',
  company: 'Firm',
  country: 'Finland',
  message: 'How many cards?\r\nYours, Maja',
};

test('A form without scripts leads to its thank-you page', async () => {
  await using server = await startLeadServer({});
  const response = await server.postForm('/helios/en/contact', new URLSearchParams(contact));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/helios/en/thankyou']);
  expect(statesIn(server)).toEqual({ maja: 'pending' });
});

test('A form without scripts that has faults is its page again, filled in, under the same policy', async () => {
  await using server = await startLeadServer({});
  const wrong = { ...contact, email: 'maja@gmx.de', lastname: '', message: '</textarea><script>alert(1)</script>' };
  const response = await server.postForm('/helios/en/contact', new URLSearchParams(wrong));
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(html).toContain(words.non_work_email);
  expect(html).toMatch(/id="contact-1-lastname-error"[^>]*role="alert">/);
  expect(html).toContain('<option selected>Finland</option>');
  // The error has a link of its own, to the page about work addresses.
  const factsOf = (page: string) => {
    const { links: _, ids, ...facts } = readPageFacts(page);
    return { ...facts, ids: ids.length };
  };
  expect(factsOf(html)).toEqual(factsOf(readExported('/helios/en/contact.html')));
  expect(statesIn(server)).toEqual({});
});

test('A form without scripts refuses what reads as a tag with the words of the form with scripts, and takes a < b', async () => {
  await using server = await startLeadServer({});
  const post = (message: string) => server.postForm('/helios/en/contact', new URLSearchParams({ ...contact, message }));
  expect(await (await post('Is it there <b>')).text()).toContain(words.not_plain_text.replace('<', '&lt;'));
  expect((await post('Is a < b?')).status).toBe(303);
});

test('A German form without scripts answers in German', async () => {
  await using server = await startLeadServer({});
  const { form_id } = filled(contentOf('de-de', 'lead_form', 'partner-datev').data);
  const values = { form_id, locale: 'de-de', email: 'maja@firma' };
  const response = await server.postForm('/helios/de/bigform-partner-datev', new URLSearchParams(values));
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('value="maja@firma"');
  expect(html.match(/<p[^>]*-error"[^>]*role="alert">/g)?.length).toBeGreaterThan(4);
});

test('A form without scripts from an unknown page is answered on a short page', async () => {
  await using server = await startLeadServer({ HELIOS_LEADS_PER_MINUTE: '1' });
  for (const [status, text] of [
    [422, words.form_error],
    [429, words.something_went_wrong],
  ] as const) {
    const response = await server.postForm('/helios/en/nowhere', new URLSearchParams({ ...contact, email: '' }));
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(html).toContain(`<h1>${text}`);
    expect(html).toContain('<a href="/helios/en/nowhere">');
  }
});

test('A form without scripts takes a file, unless it is too large', async () => {
  await using server = await startLeadServer({ HELIOS_LEAD_FILES_URL: 'https://files.helios.example/leads/' });
  const partnerForm = filled(contentOf('en-gb', 'lead_form', 'partner-homepage').data);
  const form = (file: File) => {
    const body = new FormData();
    const { message, ...values } = {
      ...contact,
      form_id: partnerForm.form_id,
      type_of_lead: partnerForm.lead_type,
    };
    for (const [name, value] of Object.entries({ ...values, message })) body.set(name, value);
    body.set('pdf_url', file);
    return server.postForm('/helios/en/partner_homepage_bigform', body);
  };
  expect((await form(new File(['%PDF-1.7'.padEnd(11 * 1024 * 1024)], 'large.pdf'))).status).toBe(413);
  expect((await form(new File(['%PDF-1.7'], 'api.pdf'))).status).toBe(303);
  const [lead] = server.outbox.list(['pending']);
  expect(lead?.data.fields).toContainEqual({
    objectTypeId: '0-1',
    name: 'pdf_url',
    value: `https://files.helios.example/leads/${lead?.files.join(' ')}`,
  });
});
