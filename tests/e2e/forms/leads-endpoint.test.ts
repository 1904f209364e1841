import { readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startHubSpot } from '../../sites/hubspot-stand-in.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { parseReport } from '../support/json-report.ts';
import { newsletterId, startLeadServer, statesIn } from '../support/lead-server.ts';
import { expectRefusal, runCli } from '../support/run-cli.ts';

/** Every error type that HubSpot has for a submission. */
const errorTypes = `
  MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED INVALID_EMAIL BLOCKED_EMAIL REQUIRED_FIELD
  INVALID_NUMBER INPUT_TOO_LARGE FIELD_NOT_IN_FORM_DEFINITION NUMBER_OUT_OF_RANGE
  VALUE_NOT_IN_FIELD_DEFINITION INVALID_METADATA INVALID_GOTOWEBINAR_WEBINAR_KEY INVALID_HUTK
  INVALID_IP_ADDRESS INVALID_PAGE_URI INVALID_LEGAL_OPTION_FORMAT MISSING_PROCESSING_CONSENT
  MISSING_PROCESSING_CONSENT_TEXT MISSING_COMMUNICATION_CONSENT_TEXT MISSING_LEGITIMATE_INTEREST_TEXT DUPLICATE_SUBSCRIPTION_TYPE_ID
  FORM_HAS_RECAPTCHA_ENABLED`
  .trim()
  .split(/\s+/);

function account(origin: string, more: Readonly<Record<string, string>> = {}) {
  return { HELIOS_HUBSPOT_PORTAL: '4711', HELIOS_HUBSPOT_HOST: origin, HELIOS_HUBSPOT_RATE: '1000', ...more };
}

async function answerOf(response: Response) {
  return { status: response.status, code: response.headers.get('x-helios-error'), value: await response.json() };
}

test('A lead reaches HubSpot as it was sent, with the account’s token, once', async () => {
  await using hubspot = await startHubSpot();
  await using server = await startLeadServer(account(hubspot.origin, { HELIOS_HUBSPOT_TOKEN: 'pat-na1-1' }));
  const answers = await Promise.all([server.post('a@firm.example'), server.post('a@firm.example')]);
  answers.push(await server.post('a@firm.example'));
  for (const answer of answers) {
    expect(await answerOf(answer)).toEqual({ status: 200, code: null, value: { ok: true, delivery: 'delivered' } });
  }
  expect(hubspot.requests).toMatchObject([
    {
      path: `/submissions/v3/integration/secure/submit/4711/${newsletterId}`,
      authorization: 'Bearer pat-na1-1',
      body: {
        fields: expect.arrayContaining([{ objectTypeId: '0-1', name: 'email', value: 'a@firm.example' }]),
        context: { pageUri: `${server.origin}/helios/en/newsletter`, pageName: 'Newsletter' },
      },
    },
  ]);
});

test('A lead without a HubSpot account stays in the outbox', async () => {
  await using server = await startLeadServer({});
  expect(await answerOf(await server.post('a@firm.example'))).toMatchObject({ value: { delivery: 'accepted' } });
  expect(statesIn(server)).toEqual({ a: 'pending' });
});

test('A lead that HubSpot refuses is stored with its reason, and the visitor hears what they can correct', async () => {
  await using hubspot = await startHubSpot();
  await using server = await startLeadServer(account(hubspot.origin));
  const own: Readonly<Record<string, string>> = { INVALID_EMAIL: 'INVALID_EMAIL', BLOCKED_EMAIL: 'NON_WORK_EMAIL' };
  for (const errorType of errorTypes) {
    hubspot.mood = { type: 'answers', status: 400, errorType };
    const { status, code } = await answerOf(await server.post(`${errorType.toLowerCase()}@firm.example`));
    expect([errorType, status, code]).toEqual([errorType, own[errorType] ? 422 : 200, own[errorType] ?? null]);
  }
  expect(server.outbox.list(['rejected']).map(({ reason }) => reason)).toEqual(errorTypes);
  expect(JSON.stringify(server.events)).not.toContain('firm.example');
});

test('A lead waits as long as HubSpot asks, and is sent then', async () => {
  await using hubspot = await startHubSpot();
  await using server = await startLeadServer(account(hubspot.origin));
  hubspot.mood = { type: 'answers', status: 429, retryAfter: '1' };
  expect(await answerOf(await server.post('a@firm.example'))).toMatchObject({ value: { delivery: 'accepted' } });
  hubspot.mood = { type: 'takes' };
  expect(await answerOf(await server.post('b@firm.example'))).toMatchObject({ value: { delivery: 'accepted' } });
  await expect.poll(() => statesIn(server)).toEqual({ a: 'delivered', b: 'delivered' });
  const [first, second] = hubspot.requests;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000);
  expect([...hubspot.taken.values()]).toEqual([1, 1]);
});

test('A lead is accepted before a slow HubSpot has answered', async () => {
  await using hubspot = await startHubSpot();
  await using server = await startLeadServer(account(hubspot.origin));
  const { promise: answersAfter, resolve: answer } = Promise.withResolvers<void>();
  hubspot.mood = { type: 'takes', answersAfter };
  expect(await answerOf(await server.post('a@firm.example'))).toMatchObject({ value: { delivery: 'accepted' } });
  expect(statesIn(server)).toEqual({ a: 'sending' });
  answer();
  await expect.poll(() => statesIn(server)).toEqual({ a: 'delivered' });
  expect(hubspot.taken.get('a@firm.example')).toBe(1);
});

test('A lead waits for a HubSpot that is down', async () => {
  await using hubspot = await startHubSpot();
  await using server = await startLeadServer(account(hubspot.origin));
  await hubspot.stop();
  expect(await answerOf(await server.post('a@firm.example'))).toMatchObject({ value: { delivery: 'accepted' } });
  expect(statesIn(server)).toEqual({ a: 'pending' });
  await hubspot.start();
  await expect.poll(() => statesIn(server)).toEqual({ a: 'delivered' });
});

test('A lead whose answer is lost is sent again only on demand', async () => {
  await using hubspot = await startHubSpot();
  await using server = await startLeadServer(account(hubspot.origin));
  hubspot.mood = { type: 'drops' };
  expect(await answerOf(await server.post('a@firm.example'))).toMatchObject({ value: { delivery: 'accepted' } });
  await expect.poll(() => statesIn(server)).toEqual({ a: 'uncertain' });
  hubspot.mood = { type: 'takes' };
  const leads = (...args: string[]) =>
    runCli(['leads', ...args], { env: { HELIOS_LEADS: server.file, ...account(hubspot.origin) } });
  const [listed, refused] = await Promise.all([leads('list', '--json'), leads('retry', '--json')]);
  expect(parseReport('leads-list', listed).leads).toMatchObject([
    { state: 'uncertain', reason: 'The answer was lost (ECONNRESET).' },
  ]);
  expect(listed.stdout + listed.stderr).not.toContain('firm.example');
  expect(parseReport('leads-retry', refused)).toEqual({ version: 1, queued: 0 });
  const told = await leads('retry', '--uncertain');
  expect(told.stderr).toContain('1 lead to be sent again. The server that is running sends them.');
  await expect.poll(() => statesIn(server)).toEqual({ a: 'delivered' });
  expect(hubspot.taken.get('a@firm.example')).toBe(2);
  expect((await leads('export')).stdout).toMatch(/^\uFEFFid,.*,a@firm\.example,/s);
});

/** Sends a text over a socket, which a client would refuse to send, and returns the status line. */
function raw(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.write(text);
  });
}

test('Requests that no form sends are refused at the socket, and leave no trace', async () => {
  await using server = await startLeadServer({});
  const { origin } = server;
  const head = (more: string) =>
    `POST /api/hubspot-submit-form HTTP/1.1\r\nhost: ${new URL(origin).host}\r\norigin: ${origin}\r\nconnection: close\r\n${more}`;
  expect(await raw(origin, head('content-type: application/json\r\ncontent-length: 2\r\n\r\n{}'))).toContain('400');
  expect(
    await raw(origin, head('content-type: application/json\r\ncontent-length: 70000\r\n\r\n') + '1'.repeat(70_000)),
  ).toContain('413');
  expect(
    await raw(origin, head('content-type: multipart/form-data; boundary=x\r\ncontent-length: 5\r\n\r\nhello')),
  ).toContain('400');
  expect(await raw(origin, head('idempotency-key: a\r\n b: c\r\ncontent-length: 0\r\n\r\n'))).toMatch(/ 4\d\d /);
  expect(
    await raw(origin, `TRACE /api/hubspot-submit-form HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`),
  ).toContain('405');
  expect(await raw(origin, `GET /helios-leads.json HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)).toContain('404');
  const foreign = await fetch(`${origin}/api/hubspot-submit-form`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ email: 'a@b.example' }),
  });
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  expect(statesIn(server)).toEqual({});
});

test('The command helios leads says that no lead has come where one could, and is an error where none can', async () => {
  using folder = temporaryFolder();
  const { path } = folder;
  writeFileSync(join(path, 'file'), '');
  const run = (name: string) =>
    runCli(['leads', 'list', '--json'], { env: { HELIOS_WORK: join(path, 'none'), HELIOS_LEADS: name } });
  const [unnamed, early, lost, below, ofFolder] = await Promise.all(
    ['', join(path, 'leads.sqlite'), join(path, 'gone/leads.sqlite'), join(path, 'file/leads.sqlite'), path].map(run),
  );
  for (const none of [unnamed, early]) {
    expect(none).toMatchObject({ code: 0, stderr: expect.stringContaining('No lead has come yet') });
    expect(none && parseReport('leads-list', none).leads).toEqual([]);
  }
  for (const fault of [lost, below, ofFolder]) {
    if (fault) expectRefusal(fault, { code: 2, error: 'outbox-unusable', says: ['HELIOS_LEADS'] });
  }
  expect(readdirSync(path, { recursive: true }).filter((name) => String(name).includes('leads'))).toEqual([]);
});
