import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { LeadEndpoint } from '../leads/endpoint.ts';

interface NodeExchange {
  readonly endpoint: LeadEndpoint;
  /** A header of the proxy in front, if there is one. */
  readonly addressHeader: string | undefined;
}

/** Answers one request of Node's by the Web-standard endpoint. Headers that are set already stay. */
export async function answerLead(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { endpoint, addressHeader }: NodeExchange,
): Promise<void> {
  const response = await endpoint(requestOf(incoming), { address: addressOf(incoming, addressHeader) });
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  // What was left unread of a body can't be told from the next request.
  if (!incoming.complete) outgoing.setHeader('connection', 'close');
  outgoing.writeHead(response.status, { 'content-length': body.length });
  outgoing.end(body);
}

function requestOf(incoming: IncomingMessage): Request {
  const { method, headers, rawHeaders } = incoming;
  const host = URL.canParse(`http://${headers.host}`) ? headers.host : 'localhost';
  const url = new URL(incoming.url ?? '/', `http://${host}`);
  // Anything else is refused by its method, and has nothing to be read.
  if (method !== 'POST') return new Request(url);
  const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
  );
  // Node's own types know two kinds of web streams, which are one.
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  // fetch wants it said that the body is still coming in; the DOM's types don't know how.
  const init = { method, headers: pairs, body, duplex: 'half' };
  return new Request(url, init);
}

/** Proxies add to the end of a list: what stands before was written by whoever sent the request. */
function addressOf({ headers, socket }: IncomingMessage, header: string | undefined): string {
  const told = header === undefined ? undefined : headers[header];
  const last = String(told ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (socket.remoteAddress ?? '');
}
