import { expect, test } from 'vitest';
import { post, postForm, sampleEndpoint, submission } from './sample-endpoint.ts';

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
