import { describe, expect, test } from 'vitest';
import { leadAction } from '../../../src/rules/leads/lead-fields.ts';
import { address, post, postForm, sampleEndpoint, submission } from './sample-endpoint.ts';
import { contactId, ebookId, newsletterId, origin } from './sample-site.ts';

const pdf = (bytes = '%PDF-1.7 …', name = 'profile.pdf') => new File([bytes], name, { type: 'application/pdf' });

describe('a script', () => {
  test('A script hears that its lead is taken', async () => {
    const { endpoint, taken } = sampleEndpoint();
    const response = await endpoint(post(submission({ message: 'One\r\ntwo', utm_source: 'news' })));
    expect([response.status, await response.json()]).toEqual([200, { ok: true, delivery: 'accepted' }]);
    expect(taken).toMatchObject([{ formId: contactId, locale: 'en-gb', isVerified: false }]);
    expect(taken[0]?.data.fields.map(({ name, value }) => [name, value])).toContainEqual(['message', 'One\ntwo']);
  });

  test('A script may send a file beside its request', async () => {
    const { endpoint, taken } = sampleEndpoint();
    const body = new FormData();
    body.set('submission', JSON.stringify(submission()));
    body.set('pdf_url', pdf());
    const request = new Request(`${address}?formId=${contactId}`, {
      method: 'POST',
      headers: { origin, accept: 'application/json' },
      body,
    });
    expect((await endpoint(request)).status).toBe(200);
    expect(taken[0]?.files.get('pdf_url')?.size).toBe(pdf().size);
  });

  test('The endpoint checks the domains of the page’s locale, or of the locale that a script names', async () => {
    const { endpoint } = sampleEndpoint();
    const german = submission({ email: 'maja@web.de' });
    const inGerman = {
      ...german,
      formData: { ...german.formData, context: { pageUri: `${origin}/helios/de/x`, pageName: '' } },
    };
    expect((await endpoint(post(german))).status).toBe(200);
    expect((await endpoint(post(inGerman))).headers.get('x-helios-error')).toBe('NON_WORK_EMAIL');
    expect((await endpoint(post(german, {}, `${contactId}&locale=de-de`))).status).toBe(422);
  });

  test('A script that asks twice sends one lead', async () => {
    const { endpoint, taken } = sampleEndpoint({ status: { type: 'delivered' } });
    const answers = await Promise.all([endpoint(post(submission())), endpoint(post(submission()))]);
    answers.push(await endpoint(post(submission())));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
      Array.from({ length: 3 }, () => ({ ok: true, delivery: 'delivered' })),
    );
    expect(taken).toHaveLength(1);
  });

  test.each([
    ['INVALID_EMAIL', 422, 'INVALID_EMAIL'],
    ['BLOCKED_EMAIL', 422, 'NON_WORK_EMAIL'],
    ['FIELD_NOT_IN_FORM_DEFINITION', 200, null],
    ['FORM_HAS_RECAPTCHA_ENABLED', 200, null],
  ])('A script hears of HubSpot’s %s only what its visitor can mend', async (errorType, status, code) => {
    const { endpoint } = sampleEndpoint({ status: { type: 'rejected', errorType } });
    const response = await endpoint(post(submission()));
    expect([response.status, response.headers.get('x-helios-error')]).toEqual([status, code]);
  });
});

const named = (name: string, value: unknown = 'x') => submission({ [name]: value });
const context = (more: object) => {
  const { formData } = submission();
  return { formData: { ...formData, context: { ...formData.context, ...more } }, captchaResponse: '' };
};
const json = JSON.stringify(submission());

describe('a hostile body gets a 4xx and leaves no trace', () => {
  test.each<[what: string, body: unknown, status: number, code: string]>([
    ['nothing', '', 400, 'MALFORMED'],
    ['no JSON', '{"formData":', 400, 'MALFORMED'],
    ['a bare value', '"error"', 400, 'MALFORMED'],
    ['null', 'null', 400, 'MALFORMED'],
    ['a list', '[]', 400, 'MALFORMED'],
    ['a list nested thirty thousand deep', '['.repeat(30_000) + ']'.repeat(30_000), 400, 'MALFORMED'],
    ['no fields', { formData: { fields: [], context: {} } }, 400, 'MALFORMED'],
    ['more beside the request', { ...submission(), admin: true }, 400, 'MALFORMED'],
    ['__proto__', json.replace('{', '{"__proto__":{"isAdmin":true},'), 400, 'MALFORMED'],
    ['constructor', json.replace('"pageName"', '"constructor":{"prototype":{"a":1}},"pageName"'), 400, 'MALFORMED'],
    ['a field called __proto__', named('__proto__x'), 422, 'UNKNOWN_FIELD'],
    ['a field of no lead', named('hs_object_id'), 422, 'UNKNOWN_FIELD'],
    ['a field of another form', named('company'), 422, 'UNKNOWN_FIELD'],
    [
      'a field twice',
      json.replace('"fields":[', '"fields":[{"objectTypeId":"0-1","name":"email","value":"b@c.example"},'),
      400,
      'MALFORMED',
    ],
    ['a company for a contact', json.replace('"0-1"', '"0-2"'), 400, 'MALFORMED'],
    ['a number', named('message', 7), 400, 'MALFORMED'],
    ['a list for a text', named('email', ['maja@firm.example']), 400, 'MALFORMED'],
    ['an object for a text', named('email', { $ne: null }), 400, 'MALFORMED'],
    ['a header in an address', named('email', 'maja@firm.example\r\nBcc: all@firm.example'), 422, 'INVALID_EMAIL'],
    ['a header in a name', named('firstname', 'Maja\r\nBcc: all@firm.example'), 422, 'NOT_PLAIN_TEXT'],
    ['NUL', named('message', 'a\0b'), 422, 'NOT_PLAIN_TEXT'],
    ['a script', named('firstname', '<script>alert(1)</script>'), 422, 'NOT_PLAIN_TEXT'],
    ['an image', named('message', 'Hi <img src=x onerror=alert(1)>'), 422, 'NOT_PLAIN_TEXT'],
    ['markup in a campaign', named('utm_source', '<b>'), 400, 'MALFORMED'],
    ['a choice nobody has', named('company_size_range', '9'), 422, 'NOT_A_CHOICE'],
    ['a lifecycle stage of its own', named('lifecyclestage', 'customer'), 400, 'MALFORMED'],
    ['a day that is none', named('partnership_referred_date', '1772582400001'), 400, 'MALFORMED'],
    ['a file elsewhere', named('pdf_url', 'https://evil.example/a.pdf'), 400, 'MALFORMED'],
    ['a file that runs', named('pdf_url', 'javascript:alert(1)'), 400, 'MALFORMED'],
    ['a novel', named('message', 'x'.repeat(4001)), 422, 'TOO_LONG'],
    ['a page elsewhere', context({ pageUri: 'https://evil.example/helios/en' }), 400, 'MALFORMED'],
    ['a page that runs', context({ pageUri: 'javascript:alert(1)' }), 400, 'MALFORMED'],
    ['markup for a page’s name', context({ pageName: '<script>' }), 400, 'MALFORMED'],
    ['a visitor token that is none', context({ hutk: '' }), 400, 'MALFORMED'],
    ['an address for HubSpot to believe', context({ ipAddress: '192.0.2.7' }), 400, 'MALFORMED'],
    ['a legal basis without consent', named('hs_legal_basis', 'Freely given consent from contact'), 400, 'MALFORMED'],
    [
      'a required field left out',
      { ...submission(), formData: { ...submission().formData, fields: submission().formData.fields.slice(0, 1) } },
      422,
      'REQUIRED',
    ],
    ['a private address', named('email', 'maja@mail.GMX.de'), 422, 'NON_WORK_EMAIL'],
    ['65 KB', named('message', 'x'.repeat(65 * 1024)), 413, 'TOO_LARGE'],
  ])('A hostile body gets a 4xx and leaves no trace: %s', async (_, body, status, code) => {
    const { endpoint, taken, events } = sampleEndpoint();
    const response = await endpoint(post(body));
    expect([response.status, response.headers.get('x-helios-error'), await response.json()]).toEqual([
      status,
      code,
      'error',
    ]);
    expect(taken).toEqual([]);
    expect(events).toEqual([{ type: 'rejected', code }]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each([
    ['another method', new Request(address, { headers: { origin } }), 405, 'METHOD'],
    ['another site', post(submission(), { origin: 'https://evil.example' }), 403, 'ORIGIN'],
    ['a site that hides', post(submission(), { origin: 'null', 'sec-fetch-site': 'cross-site' }), 403, 'ORIGIN'],
    ['no browser', new Request(address, { method: 'POST', body: json }), 403, 'ORIGIN'],
    ['plain text', post(submission(), { 'content-type': 'text/plain' }), 415, 'CONTENT_TYPE'],
    ['no type at all', post(submission(), { 'content-type': '' }), 415, 'CONTENT_TYPE'],
    ['packed JSON', post(submission(), { 'content-encoding': 'gzip' }), 415, 'CONTENT_TYPE'],
    ['broken UTF-8', new Request(post(''), { body: new Uint8Array([0x22, 0xff, 0x22]) }), 400, 'MALFORMED'],
    [
      'parts without a boundary',
      post('x', { 'content-type': 'multipart/form-data', accept: 'application/json' }),
      400,
      'MALFORMED',
    ],
    ['a form of another site', post(submission(), {}, '00000000-0000-4000-8000-000000000000'), 404, 'UNKNOWN_FORM'],
    ['a path for a form', post(submission(), {}, '../../secure'), 404, 'UNKNOWN_FORM'],
    [
      'consent to what was not asked',
      post(
        {
          formData: {
            fields: [
              { objectTypeId: '0-1', name: 'email', value: 'a@b.example' },
              { objectTypeId: '0-1', name: 'hs_legal_basis', value: 'Freely given consent from contact' },
            ],
            context: { pageUri: origin, pageName: '' },
            legalConsentOptions: { consent: { consentToProcess: true, text: 'Yes', communications: [] } },
          },
        },
        {},
        newsletterId,
      ),
      400,
      'MALFORMED',
    ],
  ])('A hostile request gets a 4xx and leaves no trace: %s', async (_, request, status, code) => {
    const { endpoint, taken } = sampleEndpoint();
    const response = await endpoint(request);
    expect([response.status, response.headers.get('x-helios-error')]).toEqual([status, code]);
    expect(taken).toEqual([]);
  });

  test('A value that the form’s own document has is accepted, whatever the list says', async () => {
    const { formData } = submission();
    const fields = [
      formData.fields[0],
      { objectTypeId: '0-1', name: 'lead_source_latest_capture_type', value: 'Blog digest of ours' },
    ];
    const { endpoint } = sampleEndpoint();
    expect((await endpoint(post({ formData: { ...formData, fields } }, {}, newsletterId))).status).toBe(200);
  });
});

describe('a page is the site’s own', () => {
  const from = (base: string, values: Readonly<Record<string, string>> = {}, formId = contactId) => {
    const body = submission(values);
    const context = { pageUri: `${base}/helios/en/contact`, pageName: '' };
    const data = { ...body, formData: { ...body.formData, context } };
    return new Request(`${base}/api/hubspot-submit-form?formId=${formId}`, {
      method: 'POST',
      headers: { origin: base, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
  };

  test.each([
    ['where it is published', origin, '192.0.2.1', 200],
    ['where the deployment says', 'https://preview.helios.example', '192.0.2.1', 200],
    ['on this machine', 'http://127.0.0.1:4321', '127.0.0.1', 200],
    ['on this machine, by name', 'http://localhost', '::ffff:127.0.0.1', 200],
    ['on this machine, by TLS and IPv6', 'https://[::1]:8443', '::1', 200],
    ['not on a machine that says it is ours', 'http://localhost', '192.0.2.1', 403],
    ['not at a host of the sender’s choice', 'https://evil.example', '192.0.2.1', 403],
    ['not at one that a tunnel ends with', 'https://evil.example', '127.0.0.1', 403],
  ])('A page of a lead is the site’s own %s', async (_, base, address, status) => {
    const { endpoint, taken, events } = sampleEndpoint();
    expect((await endpoint(from(base), address)).status).toBe(status);
    expect(taken).toHaveLength(status === 200 ? 1 : 0);
    if (status === 403) expect(events).toEqual([{ type: 'rejected', code: 'ORIGIN', origin: base }]);
  });

  test('A page of another host is not the site’s own, whatever host the request was sent to', async () => {
    const { endpoint, taken } = sampleEndpoint();
    const request = from('https://evil.example');
    request.headers.set('origin', origin);
    expect((await endpoint(request)).headers.get('x-helios-error')).toBe('MALFORMED');
    expect(taken).toEqual([]);
  });

  test('A file address is the site’s own, and only the form of an ebook names one', async () => {
    const address = `${origin}/helios/static/vat-0a1b2c3d4e.pdf`;
    const fields = { email: 'maja@firm.example', firstname: '', pdf_url: address };
    const { endpoint, taken } = sampleEndpoint();
    const code = async (values: Readonly<Record<string, string>>, formId: string) => {
      const body = submission(values);
      const filled = body.formData.fields.filter(({ value }) => value !== '');
      const response = await endpoint(post({ ...body, formData: { ...body.formData, fields: filled } }, {}, formId));
      return response.headers.get('x-helios-error');
    };
    expect(await code(fields, ebookId)).toBeNull();
    expect(await code({ ...fields, pdf_url: 'https://evil.example/mal.pdf' }, ebookId)).toBe('MALFORMED');
    expect(await code(fields, newsletterId)).toBe('UNKNOWN_FIELD');
    expect(taken).toHaveLength(1);
  });
});

describe('a form without scripts', () => {
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
    expect(taken[0]?.data.legalConsentOptions?.consent.text).toBe('marketing_emails_consent_text');
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

  test('A form without scripts that came back knows its page, which the browser no longer sends', async () => {
    const { endpoint, taken } = sampleEndpoint();
    const page = `${origin}/helios/en/contact?utm_term=a%26b`;
    const action = async (response: Response) => {
      const [, found = ''] = /<form[^>]* action="([^"]*)"/.exec(await response.text()) ?? [];
      return found.replaceAll('&amp;', '&');
    };
    const again = (path: string, values: Record<string, string>) =>
      postForm(values, { referer: address }, origin + path);
    const first = await action(await endpoint(postForm({ email: '' }, { referer: page })));
    expect(first).toBe('/api/hubspot-submit-form?page=%2Fhelios%2Fen%2Fcontact%3Futm_term%3Da%2526b');
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
    // A browser that tells knows the campaign, too.
    const referer = `${origin}/helios/en/contact?utm_source=news`;
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
});

describe('the captcha', () => {
  const withToken = { ...submission(), captchaResponse: 'token' };

  test.each([
    ['human', 200, true],
    ['unknown', 200, false],
    ['machine', 403, undefined],
  ] as const)('The captcha’s answer is %s', async (captcha, status, isVerified) => {
    const { endpoint, taken } = sampleEndpoint({ captcha });
    expect((await endpoint(post(withToken))).status).toBe(status);
    expect(taken[0]?.isVerified).toBe(isVerified);
  });

  test('Forms without scripts have no captcha, and few of them are accepted at a time', async () => {
    const { endpoint, taken } = sampleEndpoint({
      captcha: 'machine',
      limitUnverified: async () => (taken.length < 1 ? undefined : 20),
    });
    expect((await endpoint(postForm({}))).status).toBe(303);
    const refused = await endpoint(post(submission({ firstname: 'Else' })));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  });
});

test('An address that sends too much hears when to come again', async () => {
  const { endpoint } = sampleEndpoint({ limit: async () => 7 });
  const response = await endpoint(post(submission()));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
});

test('A lead that can’t be stored gets a failure, and nothing of it is logged', async () => {
  const { endpoint, events } = sampleEndpoint({ accept: () => Promise.reject(new Error('disk full')) });
  const response = await endpoint(post(submission()));
  expect([response.status, response.headers.get('x-helios-error'), await response.json()]).toEqual([
    503,
    'UNAVAILABLE',
    'error',
  ]);
  expect(events).toMatchObject([{ type: 'rejected', code: 'UNAVAILABLE', cause: { message: 'disk full' } }]);
});
