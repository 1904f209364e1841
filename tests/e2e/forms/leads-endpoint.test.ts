import { readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPageFacts } from '../../../src/check/page-facts.ts';
import { contentOf, filled, stringsOf } from '../../sites/embedded-content.ts';
import { startHubSpot } from '../../sites/hubspot-stand-in.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { type LeadServer, newsletterId, startLeadServer } from '../support/lead-server.ts';
import { expectRefusal, runCli } from '../support/run-cli.ts';
import { readExported } from '../support/visitor.ts';

/** All that HubSpot may find wrong with a submission. */
const errorTypes = `
  MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED INVALID_EMAIL BLOCKED_EMAIL REQUIRED_FIELD
  INVALID_NUMBER INPUT_TOO_LARGE FIELD_NOT_IN_FORM_DEFINITION NUMBER_OUT_OF_RANGE
  VALUE_NOT_IN_FIELD_DEFINITION INVALID_METADATA INVALID_GOTOWEBINAR_WEBINAR_KEY INVALID_HUTK
  INVALID_IP_ADDRESS INVALID_PAGE_URI INVALID_LEGAL_OPTION_FORMAT MISSING_PROCESSING_CONSENT
  MISSING_PROCESSING_CONSENT_TEXT MISSING_COMMUNICATION_CONSENT_TEXT MISSING_LEGITIMATE_INTEREST_TEXT DUPLICATE_SUBSCRIPTION_TYPE_ID
  FORM_HAS_RECAPTCHA_ENABLED`
  .trim()
  .split(/\s+/);

const contactForm = filled(contentOf('en-gb', 'lead_form', 'contact').data);
const words = stringsOf('en-gb');

const allStates = ['pending', 'sending', 'delivered', 'rejected', 'uncertain'] as const;

function account(origin: string, more: Readonly<Record<string, string>> = {}) {
  return { HELIOS_HUBSPOT_PORTAL: '4711', HELIOS_HUBSPOT_HOST: origin, HELIOS_HUBSPOT_RATE: '1000', ...more };
}

function statesIn({ outbox }: LeadServer) {
  return Object.fromEntries(
    outbox.list(allStates).map(({ data, state }) => [data.fields[0]?.value.split('@')[0], state]),
  );
}

async function answerOf(response: Response) {
  return { status: response.status, code: response.headers.get('x-helios-error'), value: await response.json() };
}

describe('a lead', () => {
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
          fields: [{ objectTypeId: '0-1', name: 'email', value: 'a@firm.example' }],
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
    await expect.poll(() => statesIn(server), { timeout: 5000 }).toEqual({ a: 'delivered', b: 'delivered' });
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
    await expect.poll(() => statesIn(server), { timeout: 5000 }).toEqual({ a: 'delivered' });
    expect(hubspot.taken.get('a@firm.example')).toBe(1);
  });

  test('A lead waits for a HubSpot that is down', async () => {
    await using hubspot = await startHubSpot();
    await using server = await startLeadServer(account(hubspot.origin));
    await hubspot.stop();
    expect(await answerOf(await server.post('a@firm.example'))).toMatchObject({ value: { delivery: 'accepted' } });
    expect(statesIn(server)).toEqual({ a: 'pending' });
    await hubspot.start();
    await expect.poll(() => statesIn(server), { timeout: 5000 }).toEqual({ a: 'delivered' });
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
    expect(JSON.parse(listed.stdout)).toMatchObject([
      { state: 'uncertain', reason: 'The answer was lost (ECONNRESET).' },
    ]);
    expect(listed.stdout + listed.stderr).not.toContain('firm.example');
    expect(JSON.parse(refused.stdout)).toEqual({ queued: 0 });
    const told = await leads('retry', '--uncertain');
    expect(told.stderr).toContain('1 lead to be sent again. The server that is running sends them.');
    await expect.poll(() => statesIn(server), { timeout: 5000 }).toEqual({ a: 'delivered' });
    expect(hubspot.taken.get('a@firm.example')).toBe(2);
    expect((await leads('export')).stdout).toMatch(/^\uFEFFid,.*,a@firm\.example,/s);
  });
});

describe('the captcha', () => {
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
    for (const token of ['token-1', 'token-2'])
      expect((await server.post('a@firm.example', { token })).status).toBe(200);
    expect(hubspot.tokens).toEqual(['token-1']);
  });
});

describe('without scripts', () => {
  const contact = {
    form_id: contactForm.form_id,
    locale: 'en-gb',
    type_of_lead: contactForm.lead_type,
    lifecyclestage: contactForm.lifecycle_stage,
    success: '/helios/en/thankyou',
    email: 'maja@firm.example',
    firstname: 'Maja',
    lastname: 'Lund',
    company: 'Firm',
    country: 'Finland',
    message: 'How many cards?\r\nYours, Maja',
  };

  test('A form without scripts leads to its thank-you page', async () => {
    await using server = await startLeadServer({});
    const response = await server.postForm('/helios/en/contact', new URLSearchParams(contact));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/helios/en/thankyou']);
    expect(statesIn(server)).toEqual({ maja: 'pending' });
  });

  test('A form without scripts that has faults is its page again, filled in, under the same policy', async () => {
    await using server = await startLeadServer({});
    const wrong = { ...contact, email: 'maja@gmx.de', lastname: '', message: '</textarea><script>alert(1)</script>' };
    const response = await server.postForm('/helios/en/contact', new URLSearchParams(wrong));
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(html).toContain(words.non_work_email);
    expect(html).toMatch(/id="contact-1-lastname-error"[^>]*role="alert">/);
    expect(html).toContain('<option selected>Finland</option>');
    const [before, after] = [readExported('/helios/en/contact/index.html'), html].map(readPageFacts);
    expect({ ...after, ids: after?.ids.length }).toEqual({ ...before, ids: before?.ids.length });
    expect(statesIn(server)).toEqual({});
  });

  test('A German form without scripts answers in German', async () => {
    await using server = await startLeadServer({});
    const { form_id } = filled(contentOf('de-de', 'lead_form', 'partner-datev').data);
    const values = { form_id, locale: 'de-de', email: 'maja@firma' };
    const response = await server.postForm('/helios/de/bigform-partner-datev', new URLSearchParams(values));
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('value="maja@firma"');
    expect(html.match(/<p[^>]*-error"[^>]*role="alert">/g)?.length).toBeGreaterThan(4);
  });

  test('A form without scripts from an unknown page is answered on a short page', async () => {
    await using server = await startLeadServer({ HELIOS_LEADS_PER_MINUTE: '1' });
    for (const [status, text] of [
      [422, words.form_error],
      [429, words.something_went_wrong],
    ] as const) {
      const response = await server.postForm('/helios/en/nowhere', new URLSearchParams({ ...contact, email: '' }));
      const html = await response.text();
      expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
      expect(html).toContain(`<h1>${text}`);
      expect(html).toContain('<a href="/helios/en/nowhere">');
    }
  });

  test('A form without scripts takes a file, unless it is too large', async () => {
    await using server = await startLeadServer({ HELIOS_LEAD_FILES_URL: 'https://files.helios.example/leads/' });
    const partnerForm = filled(contentOf('en-gb', 'lead_form', 'partner-homepage').data);
    const form = (file: File) => {
      const body = new FormData();
      const { message, ...values } = {
        ...contact,
        form_id: partnerForm.form_id,
        type_of_lead: partnerForm.lead_type,
      };
      for (const [name, value] of Object.entries({ ...values, message })) body.set(name, value);
      body.set('pdf_url', file);
      return server.postForm('/helios/en/partner_homepage_bigform', body);
    };
    expect((await form(new File(['%PDF-1.7'.padEnd(11 * 1024 * 1024)], 'large.pdf'))).status).toBe(413);
    expect((await form(new File(['%PDF-1.7'], 'api.pdf'))).status).toBe(303);
    const [lead] = server.outbox.list(['pending']);
    expect(lead?.data.fields).toContainEqual({
      objectTypeId: '0-1',
      name: 'pdf_url',
      value: `https://files.helios.example/leads/${lead?.files.join(' ')}`,
    });
  });
});

/** As it goes over the wire, whatever a client would say to it. */
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

describe('helios leads', () => {
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
      expect(none).toMatchObject({ code: 0, stdout: '[]\n', stderr: expect.stringContaining('No lead has come yet') });
    }
    for (const fault of [lost, below, ofFolder]) {
      if (fault) expectRefusal(fault, { code: 2, error: 'outbox-unusable', says: ['HELIOS_LEADS'] });
    }
    expect(readdirSync(path, { recursive: true }).filter((name) => String(name).includes('leads'))).toEqual([]);
  });
});
