import { afterEach, expect, test, vi } from 'vitest';
import { fetchDestinations } from '../../../../src/runtime/analytics/fetch-destinations.ts';

afterEach(() => void vi.restoreAllMocks());

const source = { writeKey: 'key1', cdnOrigin: 'https://cdn.example' };

test('The integrations of the write key are fetched without cookies', async () => {
  const request = vi.fn(async () =>
    Response.json([{ name: 'Amplitude', creationName: 'Amplitude', category: 'Email' }]),
  );
  expect(await fetchDestinations({ ...source, request })).toEqual([
    { id: 'Amplitude', preference: 'marketingAndAnalytics' },
  ]);
  expect(request).toHaveBeenCalledWith(
    'https://cdn.example/v1/projects/key1/integrations',
    expect.objectContaining({ credentials: 'omit' }),
  );
});

test.each([
  ['an error', async () => new Response('', { status: 403 }), '403'],
  ['no JSON', async () => new Response('<html>'), 'JSON'],
  [
    'nothing',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    'Failed to fetch',
  ],
])(
  'If the list has %s for an answer, nothing is passed on, and the console names the write key',
  async (_, request, words) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await fetchDestinations({ ...source, request })).toEqual([]);
    expect(String(warn.mock.calls)).toContain('key1');
    expect(String(warn.mock.calls)).toContain(words);
  },
);
