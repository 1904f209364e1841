import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captchaScripts } from './captcha-scripts.ts';

/** What HubSpot does with a submission. */
export type HubSpotMood =
  /** Takes the lead, and answers after so many milliseconds, or once `answersAfter` resolves. */
  | { readonly type: 'takes'; readonly afterMs?: number; readonly answersAfter?: Promise<void> }
  | { readonly type: 'answers'; readonly status: number; readonly errorType?: string; readonly retryAfter?: string }
  /** Takes the lead, and then says nothing, or breaks the line. */
  | { readonly type: 'stalls' | 'drops' };

/** HubSpot's form API, and reCAPTCHA's scripts and siteverify, on loopback, with the answers of the real ones. */
export interface HubSpotStandIn extends AsyncDisposable {
  readonly origin: string;
  mood: HubSpotMood;
  /** The answer of siteverify. Undefined breaks the connection. */
  captcha: object | undefined;
  /** How often each address was taken. */
  readonly taken: ReadonlyMap<string, number>;
  /** Every submission that came in, taken or not. */
  readonly requests: readonly SubmissionRequest[];
  /** What pages took from the captcha's provider: `/recaptcha/api.js?render=…` */
  readonly loads: readonly string[];
  /** The tokens siteverify was asked about. */
  readonly tokens: readonly string[];
  /** Stops listening and breaks all connections. */
  stop(): Promise<void>;
  /** Listens again at the same port. */
  start(): Promise<void>;
}

export interface SubmissionRequest {
  readonly at: number;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: { readonly fields: readonly { name: string; value: string }[] } & Readonly<Record<string, unknown>>;
}

export async function startHubSpot(): Promise<HubSpotStandIn> {
  const taken = new Map<string, number>();
  const requests: SubmissionRequest[] = [];
  const tokens: string[] = [];
  const loads: string[] = [];
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request);
    const { pathname } = new URL(request.url ?? '', standIn.origin);
    const script = captchaScripts[pathname];
    if (script !== undefined) {
      loads.push(request.url ?? '');
      response
        .writeHead(200, { 'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html' })
        .end(script);
      return;
    }
    if (request.url === '/recaptcha/api/siteverify') {
      tokens.push(new URLSearchParams(text).get('response') ?? '');
      if (standIn.captcha) sendJson(response, 200, standIn.captcha);
      else request.socket.destroy();
      return;
    }
    const body: SubmissionRequest['body'] = JSON.parse(text);
    requests.push({ at: Date.now(), path: request.url ?? '', authorization: request.headers.authorization, body });
    await answer(request, response, body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, body: SubmissionRequest['body']) {
    const { mood } = standIn;
    if (mood.type === 'answers') {
      sendJson(
        response,
        mood.status,
        errorBody(mood),
        mood.retryAfter === undefined ? {} : { 'retry-after': mood.retryAfter },
      );
      return;
    }
    const email = body.fields.find(({ name }) => name === 'email')?.value ?? '';
    taken.set(email, (taken.get(email) ?? 0) + 1);
    if (mood.type === 'drops') request.socket.destroy();
    if (mood.type !== 'takes') return;
    await mood.answersAfter;
    if (mood.afterMs) await new Promise((resolve) => setTimeout(resolve, mood.afterMs));
    sendJson(response, 200, { inlineMessage: '<p>Thanks for submitting the form.</p>' });
  }

  const standIn: HubSpotStandIn = {
    origin: `http://127.0.0.1:${port}`,
    mood: { type: 'takes' },
    captcha: {
      success: true,
      score: 0.9,
      action: 'hubspot_submit_form',
      hostname: '127.0.0.1',
      challenge_ts: '2026-03-04T10:00:00Z',
    },
    taken,
    requests,
    tokens,
    loads,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    start: () => listen(server, port),
    async [Symbol.asyncDispose]() {
      if (server.listening) await standIn.stop();
    },
  };
  return standIn;
}

/** The error body of HubSpot, which repeats the typed value. */
function errorBody({ status, errorType }: Extract<HubSpotMood, { type: 'answers' }>): object {
  if (status !== 400) return { status: 'error', message: 'Not now.', correlationId: 'b7e1', category: 'RATE_LIMITS' };
  return {
    status: 'error',
    message: 'The request is not valid',
    correlationId: 'aeb5f871-7f07-4993-9211-075dc63e7cbf',
    errors: [{ message: "Error in 'fields.email'. Invalid email address 'maja@firm.example'", errorType }],
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, value: object, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers })
    .end(JSON.stringify(value));
}
