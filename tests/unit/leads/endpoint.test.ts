import { expect, test } from 'vitest';
import { address, post, postForm, sampleEndpoint, submission } from './sample-endpoint.ts';
import { contactId, newsletterId, origin } from './sample-site.ts';

const pdf = (bytes = '%PDF-1.7 …', name = 'profile.pdf') => new File([bytes], name, { type: 'application/pdf' });

function manyParts(count: number): FormData {
  const form = new FormData();
  for (let number = 1; number <= count; number += 1) form.set(`field-${number}`, '');
  return form;
}

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

const named = (name: string, value: unknown = 'x') => submission({ [name]: value });
const context = (more: object) => {
  const { formData } = submission();
  return { formData: { ...formData, context: { ...formData.context, ...more } }, captchaResponse: '' };
};
const json = JSON.stringify(submission());

test.each<[what: string, body: unknown, status: number, code: string, at: string | null]>([
  ['nothing', '', 400, 'MALFORMED', 'body'],
  ['no JSON', '{"formData":', 400, 'MALFORMED', 'body'],
  ['a bare value', '"error"', 400, 'MALFORMED', 'body'],
  ['null', 'null', 400, 'MALFORMED', 'body'],
  ['a list', '[]', 400, 'MALFORMED', 'body'],
  ['a list nested thirty thousand deep', '['.repeat(30_000) + ']'.repeat(30_000), 400, 'MALFORMED', 'body'],
  [
    'no fields',
    { formData: { fields: [], context: {} } },
    400,
    'MALFORMED',
    'formData.fields, formData.context.pageUri, formData.context.pageName',
  ],
  ['more beside the request', { ...submission(), admin: true }, 400, 'MALFORMED', 'admin'],
  ['__proto__', json.replace('{', '{"__proto__":{"isAdmin":true},'), 400, 'MALFORMED', 'body'],
  [
    'constructor',
    json.replace('"pageName"', '"constructor":{"prototype":{"a":1}},"pageName"'),
    400,
    'MALFORMED',
    'body',
  ],
  ['a field called __proto__', named('__proto__x'), 422, 'UNKNOWN_FIELD', 'formData.fields[2].name'],
  ['a field of no lead', named('hs_object_id'), 422, 'UNKNOWN_FIELD', 'formData.fields[2].name'],
  ['a field of another form', named('company'), 422, 'UNKNOWN_FIELD', 'company'],
  [
    'a field twice',
    json.replace('"fields":[', '"fields":[{"objectTypeId":"0-1","name":"email","value":"b@c.example"},'),
    400,
    'MALFORMED',
    'formData.fields[1].name',
  ],
  ['a company for a contact', json.replace('"0-1"', '"0-2"'), 400, 'MALFORMED', 'formData.fields[0].objectTypeId'],
  ['a number', named('message', 7), 400, 'MALFORMED', 'formData.fields[2].value'],
  ['a list for a text', named('email', ['maja@firm.example']), 400, 'MALFORMED', 'formData.fields[0].value'],
  ['an object for a text', named('email', { $ne: null }), 400, 'MALFORMED', 'formData.fields[0].value'],
  [
    'a header in an address',
    named('email', 'maja@firm.example\r\nBcc: all@firm.example'),
    422,
    'INVALID_EMAIL',
    'email',
  ],
  ['a header in a name', named('firstname', 'Maja\r\nBcc: all@firm.example'), 422, 'NOT_PLAIN_TEXT', 'firstname'],
  ['NUL', named('message', 'a\0b'), 422, 'NOT_PLAIN_TEXT', 'message'],
  ['a script', named('firstname', '<script>alert(1)</script>'), 422, 'NOT_PLAIN_TEXT', 'firstname'],
  ['an image', named('message', 'Hi <img src=x onerror=alert(1)>'), 422, 'NOT_PLAIN_TEXT', 'message'],
  ['markup in a campaign', named('utm_source', '<b>'), 400, 'MALFORMED', 'utm_source'],
  ['a choice nobody has', named('company_size_range', '9'), 422, 'NOT_A_CHOICE', 'company_size_range'],
  ['a lifecycle stage of its own', named('lifecyclestage', 'customer'), 400, 'MALFORMED', 'lifecyclestage'],
  [
    'a day that is none',
    named('partnership_referred_date', '1772582400001'),
    400,
    'MALFORMED',
    'partnership_referred_date',
  ],
  ['a file elsewhere', named('pdf_url', 'https://evil.example/a.pdf'), 400, 'MALFORMED', 'pdf_url'],
  ['a file that runs', named('pdf_url', 'javascript:alert(1)'), 400, 'MALFORMED', 'pdf_url'],
  ['a novel', named('message', 'x'.repeat(4001)), 422, 'TOO_LONG', 'message'],
  [
    'a page elsewhere',
    context({ pageUri: 'https://evil.example/helios/en' }),
    400,
    'MALFORMED',
    'formData.context.pageUri',
  ],
  ['a page that runs', context({ pageUri: 'javascript:alert(1)' }), 400, 'MALFORMED', 'formData.context.pageUri'],
  ['markup for a page’s name', context({ pageName: '<script>' }), 400, 'MALFORMED', 'formData.context.pageName'],
  ['a visitor token that is none', context({ hutk: '' }), 400, 'MALFORMED', 'formData.context.hutk'],
  [
    'an address for HubSpot to believe',
    context({ ipAddress: '192.0.2.7' }),
    400,
    'MALFORMED',
    'formData.context.ipAddress',
  ],
  [
    'a legal basis without consent',
    named('hs_legal_basis', 'Freely given consent from contact'),
    400,
    'MALFORMED',
    'formData.legalConsentOptions',
  ],
  [
    'a required field left out',
    { ...submission(), formData: { ...submission().formData, fields: submission().formData.fields.slice(0, 1) } },
    422,
    'REQUIRED',
    'firstname',
  ],
  ['a private address', named('email', 'maja@mail.GMX.de'), 422, 'NON_WORK_EMAIL', 'email'],
  ['65 KB', named('message', 'x'.repeat(65 * 1024)), 413, 'TOO_LARGE', null],
])('A hostile body gets a 4xx that names the place, and leaves no trace: %s', async (_, body, status, code, at) => {
  const { endpoint, taken, events } = sampleEndpoint();
  const response = await endpoint(post(body));
  expect([response.status, await response.json()]).toEqual([status, 'error']);
  expect([response.headers.get('x-helios-error'), response.headers.get('x-helios-error-at')]).toEqual([code, at]);
  expect(taken).toEqual([]);
  expect(events).toEqual([{ type: 'rejected', code, form: contactId, ...(at !== null && { place: at }) }]);
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
  [
    'more parts than any form has',
    new Request(`${address}?formId=${contactId}`, {
      method: 'POST',
      headers: { origin, accept: 'application/json' },
      body: manyParts(201),
    }),
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

test('An address that sends too much hears when to come again', async () => {
  const { endpoint } = sampleEndpoint({ limit: async () => 7 });
  const response = await endpoint(post(submission()));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
});

test.each<[what: string, request: Request, at: string | null]>([
  ['a field of no lead', postForm({ admin: '1' }), 'admin'],
  ['two faults', postForm({ email: 'maja', firstname: '' }), 'email, firstname'],
  ['an unknown form', postForm({ form_id: 'x' }), 'form_id'],
  ['a name that is unsafe in a header', postForm({ 'a\r\nset-cookie: b': '1' }), null],
])('The answer to a rejected form without scripts names the field too: %s', async (_, request, at) => {
  const { endpoint } = sampleEndpoint();
  expect((await endpoint(request)).headers.get('x-helios-error-at')).toBe(at);
});

test('The log has the form and the size of a submission', async () => {
  const { endpoint, events } = sampleEndpoint();
  await endpoint(post(submission(), { 'content-length': '321' }));
  await endpoint(post('{', { 'content-length': '1' }, 'maja@firm.example'));
  expect(events).toEqual([
    { type: 'accepted', isVerified: false, form: contactId, bytes: 321 },
    { type: 'rejected', code: 'MALFORMED', place: 'body', bytes: 1 },
  ]);
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
