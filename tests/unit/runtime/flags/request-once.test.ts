import { expect, test } from 'vitest';
import { requestOnce } from '../../../../src/runtime/flags/request-once.ts';

const origin = 'https://flags.example';

function viewThat(answer: (address: string, init?: RequestInit) => Promise<Response>) {
  const view = { fetch: (input: RequestInfo | URL, init?: RequestInit) => answer(String(input), init) };
  requestOnce(origin, AbortSignal.abort(), view);
  return view;
}

test('A service that fails, is busy or cannot be reached has an answer that its client does not repeat', async () => {
  for (const status of [400, 429, 500, 503]) {
    const view = viewThat(async () => new Response('', { status }));
    expect((await view.fetch(`${origin}/sdk/evalx`)).status).toBe(404);
  }
  const unreachable = viewThat(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await unreachable.fetch(`${origin}/sdk/evalx`)).status).toBe(404);
});

test('An answer of the service passes as it is, and the request ends with the signal', async () => {
  const view = viewThat(async (_address, init) => new Response(String(init?.signal?.aborted)));
  expect(await (await view.fetch(`${origin}/sdk/evalx`)).text()).toBe('true');
});

test('Requests to other origins stay as they are, their failures included', async () => {
  const view = viewThat(async (_address, init) => new Response(String(init?.signal), { status: 500 }));
  const answer = await view.fetch('https://flags.example.org/', { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([500, 'undefined']);
});
