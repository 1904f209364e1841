import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TransportBody } from '@grafana/faro-core';

/** A collector of Grafana Faro on loopback. */
export interface FaroStandIn extends AsyncDisposable {
  /** The address to which pages send. */
  readonly collector: string;
  /** The next answers. Once all are given, each request is taken. */
  readonly answers: FaroAnswer[];
  /** What pages have sent. The list may be emptied. */
  readonly requests: FaroRequest[];
  /** The headers of the requests without monitoring data, such as CORS preflights. */
  readonly others: readonly FaroRequest['headers'][];
}

export interface FaroAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FaroRequest {
  readonly headers: IncomingMessage['headers'];
  /** The body as it was sent. */
  readonly text: string;
  readonly body: TransportBody;
}

/** The key that pages send to the collector. */
export const faroKey = 'public-key';

/** The answers of a collector: https://grafana.com/docs/alloy/latest/reference/components/faro/faro.receiver */
const taken: FaroAnswer = { status: 202, headers: { 'X-Faro-Session-Status': 'valid' } };
export const invalidSession: FaroAnswer = { status: 202, headers: { 'X-Faro-Session-Status': 'invalid' } };
export const tooMany = (retryAfterSeconds: number): FaroAnswer => ({
  status: 429,
  headers: { 'Retry-After': String(retryAfterSeconds) },
});

export async function startFaro(): Promise<FaroStandIn> {
  const answers: FaroAnswer[] = [];
  const requests: FaroRequest[] = [];
  const others: FaroRequest['headers'][] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') {
      others.push(request.headers);
      response.writeHead(204, crossOrigin).end();
      return;
    }
    const text = await textOf(request);
    requests.push({ headers: request.headers, text, body: JSON.parse(text) });
    const { status, headers } = answers.shift() ?? taken;
    response.writeHead(status, { ...crossOrigin, ...headers }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    collector: `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect/app-key`,
    answers,
    requests,
    others,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, x-api-key, x-faro-session-id',
  'Access-Control-Expose-Headers': 'Retry-After, X-Faro-Session-Status',
};

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
