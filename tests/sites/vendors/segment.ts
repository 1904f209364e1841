import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as Segment's servers get it. */
export interface SegmentCall {
  readonly type: 'track' | 'page' | 'identify';
  readonly event?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly traits?: Readonly<Record<string, unknown>>;
  readonly anonymousId: string;
  readonly userId: string | null;
  readonly messageId: string;
  readonly timestamp: string;
  readonly integrations: Readonly<Record<string, boolean>>;
  readonly context: {
    readonly page: Readonly<Record<string, string>>;
    readonly campaign?: Readonly<Record<string, string>>;
    readonly consent: unknown;
  };
}

/** Segment's CDN and its Tracking API on loopback, with the answers of the real ones. */
export interface SegmentStandIn extends AsyncDisposable {
  readonly origin: string;
  /** Calls that were taken, in the order in which the page made them: requests may overtake each other. */
  readonly calls: readonly SegmentCall[];
  /** Method and path of every request. */
  readonly requests: readonly string[];
  /** What was wrong with requests that the real servers would refuse. */
  readonly faults: readonly string[];
  /** Status of the answers to calls. */
  status: number;
}

export const segmentKey = 'segment-key-1';

/** The integrations of the project, as the CDN lists them. */
const integrations = [
  { name: 'Amplitude', creationName: 'Amplitude', description: '', website: '', category: 'Analytics' },
  { name: 'Zendesk', creationName: 'Zendesk', description: '', website: '', category: 'Helpdesk' },
];

/** Any page may read the answers. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, x-retry-count',
  'access-control-allow-methods': 'GET, POST',
};

export async function startSegment(): Promise<SegmentStandIn> {
  const calls: SegmentCall[] = [];
  const requests: string[] = [];
  const faults: string[] = [];
  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const send = (status: number, value?: unknown) =>
      response.writeHead(status, { ...open, 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (method === 'OPTIONS') return void send(204);
    requests.push(`${method} ${url}`);
    if (url === `/v1/projects/${segmentKey}/integrations`) return void send(200, integrations);
    if (method !== 'POST' || !/^\/v1\/[tpi]$/.test(url)) return void send(404, { error: 'Not Found' });
    const call: SegmentCall = JSON.parse(await bodyOf(request));
    const fault = faultOf(call, url, request.headers.authorization);
    if (fault) faults.push(fault);
    if (fault || standIn.status !== 200) return void send(fault ? 400 : standIn.status, { success: false });
    calls.push(call);
    send(200, { success: true });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: SegmentStandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get calls() {
      return calls.toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
    },
    requests,
    faults,
    status: 200,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

/** What the Tracking API asks of a call: https://segment.com/docs/connections/sources/catalog/libraries/server/http-api */
function faultOf(call: SegmentCall, url: string, authorization: string | undefined): string | undefined {
  if (authorization !== `Basic ${btoa(`${segmentKey}:`)}`) return `${url}: the write key is missing`;
  if (url !== `/v1/${call.type[0]}`) return `${url}: the call is of the type ${call.type}`;
  if (call.type === 'track' && !call.event) return `${url}: the event has no name`;
  if (!call.userId && !call.anonymousId) return `${url}: nobody is named`;
  if (!call.messageId || Number.isNaN(Date.parse(call.timestamp))) return `${url}: id or time is missing`;
  return undefined;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
