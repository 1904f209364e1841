import { expect, test } from 'vitest';
import { post, sampleEndpoint, submission } from './sample-endpoint.ts';
import { contactId, ebookId, newsletterId, origin } from './sample-site.ts';

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
  if (status === 403) expect(events).toMatchObject([{ type: 'rejected', code: 'ORIGIN', origin: base }]);
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
