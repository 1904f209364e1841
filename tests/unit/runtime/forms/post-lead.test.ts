import { afterEach, expect, test, vi } from 'vitest';
import { createSubmission } from '../../../../src/rules/leads/submission.ts';
import { type NamedFile, postLead } from '../../../../src/runtime/forms/post-lead.ts';

const submission = createSubmission({
  values: { email: 'maja@kestrel.example' },
  form: { hidden: {} },
  context: { pageUri: 'https://www.helios.example/helios/en/contact', pageName: 'Contact' },
  consentText: '',
  now: new Date(0),
});
const post = (...files: NamedFile[]) =>
  postLead({ action: '/api/hubspot-submit-form', formId: 'a b', submission, files, key: 'key-1' });

/** Answers the next request in this way. */
function answering(answer: () => Promise<Response>) {
  const request = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', request);
  return request;
}

afterEach(() => void vi.unstubAllGlobals());

test('A lead is one JSON request with its key, to the endpoint of its form', async () => {
  const request = answering(async () => Response.json({ ok: true }));
  expect(await post()).toEqual({ isSent: true });
  const [url, init] = request.mock.calls[0] ?? [];
  expect(url).toBe('/api/hubspot-submit-form?formId=a%20b');
  expect(init).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'key-1' }, keepalive: true });
  expect(JSON.parse(String(init?.body))).toEqual(submission);
});

test('Files go beside the same JSON, each under the name of its field', async () => {
  const request = answering(async () => Response.json({ ok: true }));
  const profile = new File(['%PDF-1.7'], 'profile.pdf', { type: 'application/pdf' });
  expect(await post(['pdf_url', profile])).toEqual({ isSent: true });
  const [, init] = request.mock.calls[0] ?? [];
  expect(init).toMatchObject({ headers: { accept: 'application/json', 'idempotency-key': 'key-1' } });
  expect(init).not.toHaveProperty('keepalive');
  const body = init?.body as FormData;
  expect([...body.keys()]).toEqual(['submission', 'pdf_url']);
  expect(JSON.parse(String(body.get('submission')))).toEqual(submission);
  expect(body.get('pdf_url')).toMatchObject({ name: 'profile.pdf', size: 8 });
});

test.each<[string, () => Promise<Response>, string | undefined]>([
  ['the word error', async () => Response.json('error'), undefined],
  [
    'an error',
    async () => Response.json('error', { status: 422, headers: { 'x-helios-error': 'BLOCKED' } }),
    'BLOCKED',
  ],
  ['too much for a host in front', async () => new Response('', { status: 413 }), 'FILE_TOO_LARGE'],
  ['that of a host of files', async () => new Response('Not allowed', { status: 405 }), 'NO_ENDPOINT'],
  ['a 404 of a host of files', async () => new Response('', { status: 404 }), 'NO_ENDPOINT'],
  ['a status of failure', async () => Response.json({ ok: true }, { status: 500 }), undefined],
  ['no JSON', async () => new Response('<h1>Bad gateway</h1>'), undefined],
  ['none', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('A lead has not arrived if the answer is %s', async (_, answer, code) => {
  answering(answer);
  expect(await post()).toEqual({ isSent: false, code });
});
