import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standInEndpoints, type WriteEndpoints } from '../../src/authoring/prismic/write-api.ts';

export interface ReceivedDocument {
  readonly title: string;
  readonly type: string;
  readonly uid?: string;
  readonly lang: string;
  readonly alternate_language_id?: string;
  readonly tags: readonly string[];
  readonly data: Record<string, unknown>;
}

/** Prismic's APIs for writing on this machine. It keeps what it gets, in order. */
export interface WriteStandIn extends AsyncDisposable {
  readonly origin: string;
  readonly endpoints: WriteEndpoints;
  /** `POST /migration/documents`, one for each request. */
  readonly requests: string[];
  readonly documents: Map<string, ReceivedDocument>;
  readonly files: string[];
  readonly models: Map<string, { readonly id: string }>;
  /** Answers the nth request from now on with a status, once. */
  failAt(request: number, status: number, headers?: Record<string, string>): void;
}

export const writeToken = 'write-token';
export const repositoryName = 'helios-test';

export async function openWriteStandIn(): Promise<WriteStandIn> {
  const requests: string[] = [];
  const documents = new Map<string, ReceivedDocument>();
  const files: string[] = [];
  const models = new Map<string, { readonly id: string }>();
  const failures = new Map<number, { status: number; headers: Record<string, string> }>();
  const answer = (route: string, body: string): { status: number; json?: unknown } => {
    const [, method, path = ''] = /^(\w+) (.*)$/.exec(route) ?? [];
    const kind = /^\/models\/(customtypes|slices)/.exec(path)?.[1];
    if (kind && method === 'GET')
      return { status: 200, json: [...models].flatMap(([key, model]) => (key.startsWith(kind) ? [model] : [])) };
    if (kind) {
      const model: { id: string } = JSON.parse(body);
      models.set(`${kind} ${model.id}`, model);
      return { status: path.endsWith('insert') ? 201 : 204 };
    }
    if (path === '/assets/assets') {
      files.push(/filename="([^"]+)"/.exec(body)?.[1] ?? '');
      const id = `asset-${files.length}`;
      return { status: 200, json: { id, url: `https://images.example/${id}_${files.at(-1)}` } };
    }
    const id = /^\/migration\/documents\/(.+)$/.exec(path)?.[1];
    const received: ReceivedDocument = JSON.parse(body);
    if (method === 'POST') {
      if (received.alternate_language_id !== undefined && !documents.has(received.alternate_language_id))
        return { status: 400, json: { message: 'unknown master' } };
      const created = `remote-${documents.size + 1}`.padEnd(16, '-');
      documents.set(created, received);
      return { status: 201, json: { id: created } };
    }
    const before = documents.get(id ?? '');
    if (!before) return { status: 404, json: { message: 'no document' } };
    documents.set(id ?? '', { ...before, ...received });
    return { status: 200, json: { id } };
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const route = `${request.method} ${request.url}`;
      requests.push(route);
      const failure = failures.get(requests.length);
      const isAllowed =
        request.headers.authorization === `Bearer ${writeToken}` && request.headers.repository === repositoryName;
      const { status, json } = failure
        ? { status: failure.status, json: { message: 'not now' } }
        : isAllowed
          ? answer(route, Buffer.concat(chunks).toString())
          : { status: 403, json: { Message: 'forbidden' } };
      response.writeHead(status, { 'content-type': 'application/json', ...failure?.headers });
      response.end(json === undefined ? undefined : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address with a host and a port is an object.
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    endpoints: standInEndpoints(origin),
    requests,
    documents,
    files,
    models,
    failAt: (request, status, headers = {}) => void failures.set(requests.length + request, { status, headers }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
