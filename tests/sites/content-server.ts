import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fault of an answer on its way. */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** The answer has half of its body, and the length of the whole. */
  | { readonly kind: 'truncate' }
  /** The answer has half of its JSON, and its length fits. */
  | { readonly kind: 'cut' }
  /** The answer has another JSON than the repository's. */
  | { readonly kind: 'edit'; readonly edit: (json: Record<string, unknown>) => object }
  | { readonly kind: 'reset' }
  | { readonly kind: 'hang' };

export interface ContentServer extends AsyncDisposable {
  readonly origin: string;
  /** Path and query of every request. */
  readonly requests: readonly string[];
}

export interface ServeOptions {
  answer(request: Request): Promise<Response>;
  /** Called before each request with the number of earlier ones. It may publish, or return a fault. */
  onRequest?(url: URL, index: number): Fault | undefined;
}

/** Puts an apiServer behind a real socket on loopback. */
export async function serveContent({ answer, onRequest = () => undefined }: ServeOptions): Promise<ContentServer> {
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
    const fault = onRequest(url, requests.length);
    requests.push(url.pathname + url.search);
    void respond(incoming, outgoing, { url, fault, answer });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Exchange {
  readonly url: URL;
  readonly fault: Fault | undefined;
  readonly answer: ServeOptions['answer'];
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { url, fault, answer }: Exchange,
): Promise<void> {
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'reset') {
    incoming.socket.destroy();
    return;
  }
  if (fault?.kind === 'status') {
    outgoing.writeHead(fault.status, fault.headers).end(fault.body ?? '');
    return;
  }
  const response = await answer(new Request(url, { method: incoming.method ?? 'GET' }));
  const whole = new Uint8Array(await response.arrayBuffer());
  const body = fault?.kind === 'edit' ? edited(whole, fault.edit) : whole;
  const half = body.subarray(0, body.byteLength / 2);
  const length = fault?.kind === 'cut' ? half.byteLength : body.byteLength;
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': String(length) });
  if (fault?.kind === 'truncate') outgoing.write(half, () => outgoing.destroy());
  else outgoing.end(fault?.kind === 'cut' ? half : body);
}

function edited(body: Uint8Array, edit: (json: Record<string, unknown>) => object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(edit(JSON.parse(new TextDecoder().decode(body)))));
}
