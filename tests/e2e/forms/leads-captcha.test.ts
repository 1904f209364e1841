import { expect, test } from 'vitest';
import { startHubSpot } from '../../sites/hubspot-stand-in.ts';
import { allStates, startLeadServer } from '../support/lead-server.ts';

const human = { success: true, score: 0.9, action: 'hubspot_submit_form', hostname: '127.0.0.1' };

test.each([
  ['a person', human, 200, true],
  ['a machine', { ...human, score: 0.1 }, 403, undefined],
  ['another action', { ...human, action: 'login' }, 403, undefined],
  ['another site', { ...human, hostname: 'evil.example' }, 403, undefined],
  ['a token used up', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 403, undefined],
  ['a secret of ours it does not know', { success: false, 'error-codes': ['invalid-input-secret'] }, 200, false],
  ['no answer', undefined, 200, false],
] as const)('The captcha recognises %s', async (_, captcha, status, isVerified) => {
  await using hubspot = await startHubSpot();
  await using server = await startLeadServer({
    HELIOS_CAPTCHA_SECRET: 'secret',
    HELIOS_CAPTCHA_HOST: hubspot.origin,
  });
  hubspot.captcha = captcha;
  const answer = await server.post('a@firm.example', { token: 'token-1' });
  expect([answer.status, answer.headers.get('x-helios-error')]).toEqual([status, status === 403 ? 'CAPTCHA' : null]);
  expect(hubspot.tokens).toEqual(['token-1']);
  expect(server.outbox.list(allStates).map((lead) => lead.isVerified)).toEqual(
    isVerified === undefined ? [] : [isVerified],
  );
});

test('The captcha is not asked twice for a lead that comes twice', async () => {
  await using hubspot = await startHubSpot();
  await using server = await startLeadServer({
    HELIOS_CAPTCHA_SECRET: 'secret',
    HELIOS_CAPTCHA_HOST: hubspot.origin,
  });
  for (const token of ['token-1', 'token-2']) expect((await server.post('a@firm.example', { token })).status).toBe(200);
  expect(hubspot.tokens).toEqual(['token-1']);
});
