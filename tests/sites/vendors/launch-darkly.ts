import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What LaunchDarkly answers to a request for flags. */
export type FlagService =
  | { readonly type: 'answers'; readonly status?: number; readonly body: string }
  /** Takes the request and says nothing. */
  | { readonly type: 'hangs' };

/** LaunchDarkly's evaluation of flags for browsers, on loopback. */
export interface LaunchDarklyStandIn extends AsyncDisposable {
  readonly origin: string;
  service: FlagService;
  /** The requests that came in, preflights aside: `GET /sdk/evalx/…`. */
  readonly requests: string[];
}

export const launchDarklyId = '65f0c0ffee';

/** The answer of the service that has evaluated one flag. */
export function evaluated(flag: string, value: unknown): FlagService {
  const found = { value, variation: value ? 0 : 1, version: 3, flagVersion: 2, trackEvents: false };
  return { type: 'answers', body: JSON.stringify({ [flag]: found }) };
}

export async function startLaunchDarkly(): Promise<LaunchDarklyStandIn> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    if (request.method !== 'OPTIONS') requests.push(`${request.method} ${request.url}`);
    serve(request, response, standIn.service);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const standIn: LaunchDarklyStandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    service: { type: 'answers', body: '{}' },
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

/** The client's own header makes the browser ask first whether the service allows it. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, REPORT, OPTIONS',
  'access-control-allow-headers': 'X-LaunchDarkly-User-Agent, Content-Type',
};

function serve({ method, url = '' }: IncomingMessage, response: ServerResponse, service: FlagService): void {
  if (method === 'OPTIONS') response.writeHead(204, corsHeaders).end();
  else if (!url.startsWith(`/sdk/evalx/${launchDarklyId}/contexts/`)) response.writeHead(404, corsHeaders).end();
  else if (service.type === 'answers') {
    const headers = { ...corsHeaders, 'content-type': 'application/json' };
    response.writeHead(service.status ?? 200, headers).end(service.body);
  }
}
