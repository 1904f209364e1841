import { expect, test } from 'vitest';
import { leadAction } from '../../../src/rules/leads/lead-fields.ts';
import { address, postForm, sampleEndpoint } from './sample-endpoint.ts';
import { contactId, origin } from './sample-site.ts';

const pdf = (bytes = '%PDF-1.7 …', name = 'profile.pdf') => new File([bytes], name, { type: 'application/pdf' });

test('A form without scripts leads to its thank-you page', async () => {
  const { endpoint, taken } = sampleEndpoint();
  const response = await endpoint(postForm({ message: 'One\r\ntwo', marketing_consent: 'true', phone: '' }));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/helios/en/thankyou']);
  const fields = Object.fromEntries(taken[0]?.data.fields.map(({ name, value }) => [name, value]) ?? []);
  expect(fields).toEqual({
    email: 'maja@firm.example',
    firstname: 'Maja',
    message: 'One\ntwo',
    hs_legal_basis: 'Freely given consent from contact',
    type_of_lead: 'Sales Lead',
    lifecyclestage: 'lead',
  });
  expect(taken[0]?.data.context.pageUri).toBe(`${origin}/helios/en/contact`);
  expect(taken[0]?.data.legalConsentOptions?.consent.text).toBe('consent_label. marketing_emails_consent_text');
});

test('A form without scripts leads to the page of the chosen option, unless the page gives it another one', async () => {
  const locations = [];
  for (const values of [{ success: '/helios/en/thankyou' }, { success: '/helios/en/thankyou-ebook#ebook-vat' }]) {
    const response = await sampleEndpoint().endpoint(postForm({ company_size_range: '1-10', ...values }));
    locations.push(response.headers.get('location'));
  }
  expect(locations).toEqual(['/helios/en/thankyousmall', '/helios/en/thankyou-ebook#ebook-vat']);
});

test.each([
  ['its own', '/helios/en/thankyou-ebook', '/helios/en/thankyou-ebook'],
  ['a place on a page', '/helios/en/thankyou-ebook#ebook-vat', '/helios/en/thankyou-ebook#ebook-vat'],
  ['a query', '/helios/en/thankyou?from=a+b#end', '/helios/en/thankyou?from=a+b#end'],
  ['outside the site', '/admin', '/helios/en/contact#contact-sent'],
  ['outside the site, by a way round', '/helios/../admin', '/helios/en/contact#contact-sent'],
  ['the same, disguised', '/helios/%2e%2e/admin', '/helios/en/contact#contact-sent'],
  ['a text to be found', '/helios/en/legal#:~:text=owe', '/helios/en/contact#contact-sent'],
  ['markup', '/helios/en/a#"><script>', '/helios/en/contact#contact-sent'],
  ['another site', 'https://evil.example', '/helios/en/contact#contact-sent'],
  ['another host', '//evil.example', '/helios/en/contact#contact-sent'],
  ['another host, disguised', '/\\evil.example', '/helios/en/contact#contact-sent'],
  ['a header', '/a\r\nset-cookie: a=b', '/helios/en/contact#contact-sent'],
])('A form without scripts leads only to pages of this site: %s', async (_, success, location) => {
  const response = await sampleEndpoint().endpoint(postForm({ success }));
  expect([response.status, response.headers.get('location')]).toEqual([303, location]);
});

test('A form without scripts that has faults comes back filled in, its errors beside the fields', async () => {
  const { endpoint, taken } = sampleEndpoint();
  const response = await endpoint(postForm({ email: 'maja@gmx.de', firstname: '', message: '</textarea><b>' }));
  const html = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  const link = '<a href="/helios/en/alone?a=1&amp;b=2">non_work_email_cta</a>';
  expect(html).toContain(`<p id="contact-email-error"><svg/><span>non_work_email ${link}</span></p>`);
  expect(html).toContain('<p id="contact-firstname-error"><span>first_name</span></p>');
  expect(html).toContain('<p id="contact-failed"><span>form_error</span></p>');
  expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>');
  expect(taken).toEqual([]);
});

test('A private address gets no link round the rule where the locale has no page about it', async () => {
  const { endpoint } = sampleEndpoint();
  const response = await endpoint(postForm({ email: 'maja@web.de', locale: 'de-de' }));
  expect(await response.text()).toContain('<span>non_work_email</span>');
});

test('A form without scripts that came back knows its page, which the browser no longer sends', async () => {
  const { endpoint, taken } = sampleEndpoint();
  const page = `${origin}/helios/en/contact?event=a%26b`;
  const action = async (response: Response) => {
    const [, found = ''] = /<form[^>]* action="([^"]*)"/.exec(await response.text()) ?? [];
    return found.replaceAll('&amp;', '&');
  };
  const again = (path: string, values: Record<string, string>) => postForm(values, { referer: address }, origin + path);
  const first = await action(await endpoint(postForm({ email: '' }, { referer: page })));
  expect(first).toBe('/api/hubspot-submit-form?page=%2Fhelios%2Fen%2Fcontact%3Fevent%3Da%2526b');
  const second = await endpoint(again(first, { email: 'maja@gmx.de' }));
  expect([second.status, await action(second)]).toEqual([422, first]);
  const third = await endpoint(again(first, { success: '' }));
  expect([third.status, third.headers.get('location')]).toEqual([303, '/helios/en/contact#contact-sent']);
  expect(taken[0]?.data.context.pageUri).toBe(page);
});

test.each(['https://evil.example/helios/x', '//evil.example/helios/x', '/.//evil.example', '/elsewhere', ':'])(
  'A form without scripts never comes back as a page that is not the site’s: %s',
  async (page) => {
    const url = `${address}?${new URLSearchParams({ page })}`;
    const response = await sampleEndpoint().endpoint(postForm({ success: '' }, { referer: '' }, url));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/helios/en']);
  },
);

test('A form without scripts takes a file, and says so where the file is no PDF or too large', async () => {
  const send = async (file: File) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      form_id: contactId,
      locale: 'en-gb',
      email: 'a@firm.example',
      firstname: 'A',
    }))
      body.set(name, value);
    body.set('pdf_url', file);
    const { endpoint, taken } = sampleEndpoint();
    const response = await endpoint(
      new Request(address, { method: 'POST', headers: { origin, referer: `${origin}/helios/en/contact` }, body }),
    );
    return [response.status, response.headers.get('x-helios-error'), taken.length];
  };
  expect(await send(pdf())).toEqual([303, null, 1]);
  expect(await send(new File([], ''))).toEqual([303, null, 1]);
  expect(await send(pdf('MZ…'))).toEqual([422, 'NOT_A_PDF', 0]);
  expect(await send(pdf('%PDF-'.padEnd(10 * 1024 * 1024 + 1)))).toEqual([413, 'FILE_TOO_LARGE', 0]);
  expect(await send(pdf('%PDF-'.padEnd(11 * 1024 * 1024)))).toEqual([413, 'FILE_TOO_LARGE', 0]);
});

test('A form without scripts is another lead with another file, and the same lead with the same file', async () => {
  const { endpoint, taken } = sampleEndpoint();
  const send = (file?: File) => {
    const body = new FormData();
    const values = { form_id: contactId, locale: 'en-gb', email: 'a@firm.example', firstname: 'A' };
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    if (file) body.set('pdf_url', file);
    return endpoint(new Request(address, { method: 'POST', headers: { origin }, body }));
  };
  const files = [undefined, pdf(), pdf('%PDF-1.7 ¨'), pdf('%PDF-1.7 …', 'other.pdf'), pdf(), undefined];
  for (const file of files) expect((await send(file)).status).toBe(303);
  expect(taken.map((lead) => lead.files.get('pdf_url')?.name)).toEqual([
    undefined,
    'profile.pdf',
    'profile.pdf',
    'other.pdf',
  ]);
});

test('A form without scripts that has unknown fields is refused', async () => {
  for (const name of ['hs_legal_basis', '__proto__', 'company', 'admin']) {
    const { endpoint, taken } = sampleEndpoint();
    expect((await endpoint(postForm({ [name]: 'Freely given consent from contact' }))).status).toBe(422);
    expect(taken).toEqual([]);
  }
});

test('A form without scripts names its page itself if the browser does not', async () => {
  const { endpoint, taken } = sampleEndpoint();
  const url = origin + leadAction('/helios/en/contact');
  const refused = await endpoint(postForm({ email: '' }, { referer: '' }, url));
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('<form id="contact"')]);
  const sent = await endpoint(postForm({ success: '' }, { referer: '' }, url));
  expect(sent.headers.get('location')).toBe('/helios/en/contact#contact-sent');
  // A browser that sends its address also sends its query.
  const referer = `${origin}/helios/en/contact?event=breakfast`;
  await endpoint(postForm({ firstname: 'Else' }, { referer }, url));
  const pages = taken.map(({ data }) => data.context.pageUri);
  expect(pages).toEqual([`${origin}/helios/en/contact`, referer]);
});

test('A form without scripts whose page can’t be read is answered with a short page that links back', async () => {
  const referer = `${origin}/helios/de/x"><script>?a=1&b="`;
  const response = await sampleEndpoint().endpoint(
    postForm({ locale: 'de-de', email: '', firstname: '' }, { referer }),
  );
  const html = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  expect(html).toContain('<html lang="de-de">');
  expect(html).toContain('<h1>form_error</h1>\n<ul><li>invalid_email</li><li>first_name</li></ul>');
  const link = 'href="/helios/de/x%22%3E%3Cscript%3E?a=1&amp;b=%22">www.helios.example/helios/de/x';
  expect(html).toContain(link);
  expect(html).not.toMatch(/<(?:script|style|link)|style=/);
  const unknown = await sampleEndpoint().endpoint(postForm({ email: '' }, { referer: '' }));
  expect(await unknown.text()).toContain('<a href="/helios/en">www.helios.example/helios/en</a>');
});

test('A form without scripts that has to wait comes back filled in', async () => {
  const { endpoint } = sampleEndpoint({ limit: async () => 7 });
  const response = await endpoint(postForm({ message: 'Typed' }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  const html = await response.text();
  expect(html).toContain('Typed</textarea>');
  expect(html).toContain('<p id="contact-failed"><span>something_went_wrong</span></p>');
});

test('A form without scripts and with a far too large file comes back filled in, whatever follows the file', async () => {
  for (const limit of [undefined, async () => 7]) {
    const body = new FormData();
    body.set('form_id', contactId);
    body.set('email', 'a@firm.example');
    body.set('pdf_url', pdf('%PDF-'.padEnd(20 * 1024 * 1024)));
    body.set('firstname', 'Märta');
    body.set('message', 'Typed');
    const headers = { origin, referer: `${origin}/helios/en/contact` };
    const { endpoint, taken } = sampleEndpoint(limit && { limit });
    const response = await endpoint(new Request(address, { method: 'POST', headers, body }));
    const html = await response.text();
    expect(response.status).toBe(limit ? 429 : 413);
    expect(html).toContain('value="a@firm.example"');
    expect(html).toContain('value="Märta"');
    expect(html).toContain('Typed</textarea>');
    expect(/<input type="file"[^>]*aria-invalid="true"/.test(html)).toBe(!limit);
    expect(taken).toEqual([]);
  }
});
