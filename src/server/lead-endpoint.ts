import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { LeadEndpoint } from '../leads/endpoint.ts';

interface NodeExchange {
  readonly endpoint: LeadEndpoint;
  /** The header in which a proxy names the visitor's IP address; undefined without a proxy. */
  readonly addressHeader: string | undefined;
}

/**
 * Answers a request of Node's HTTP server with the Web-standard
 * lead endpoint. Headers that are already set on `outgoing` remain.
 */
export async function answerLead(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { endpoint, addressHeader }: NodeExchange,
): Promise<void> {
  const response = await endpoint(requestOf(incoming), { address: addressOf(incoming, addressHeader) });
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  // Closes the connection if the body was not read to its end: Node would take the unread rest for the next request.
  if (!incoming.complete) outgoing.setHeader('connection', 'close');
  outgoing.writeHead(response.status, { 'content-length': body.length });
  outgoing.end(body);
}

function requestOf(incoming: IncomingMessage): Request {
  const { method, headers, rawHeaders } = incoming;
  const host = URL.canParse(`http://${headers.host}`) ? headers.host : 'localhost';
  const url = new URL(incoming.url ?? '/', `http://${host}`);
  // A request with any method but POST is passed on as a GET without headers and body: the endpoint rejects it in any
  // case, and `Request` refuses some methods.
  if (method !== 'POST') return new Request(url);
  const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
  );
  // The cast is safe: Node's types declare the same web stream twice, as two types.
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  // A `Request` with a stream as its body requires `duplex`, which the DOM's types do not have.
  const init = { method, headers: pairs, body, duplex: 'half' };
  return new Request(url, init);
}

/**
 * The visitor's IP address. A proxy adds it to the end of the header's list; the sender may have forged the entries
 * before it.
 */
function addressOf({ headers, socket }: IncomingMessage, header: string | undefined): string {
  const list = header === undefined ? undefined : headers[header];
  const last = String(list ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (socket.remoteAddress ?? '');
}
