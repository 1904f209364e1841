import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The API for source maps of Faro and of Sentry, on loopback. */
export interface MapServiceStandIn extends AsyncDisposable {
  readonly origin: string;
  /** What was posted, in order. A form is shown by its fields. */
  readonly posts: readonly MapServicePost[];
  /** The statuses of the next answers. Once all are given, the service answers as it should. */
  readonly statuses: number[];
}

export interface MapServicePost {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly type: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
}

export async function startMapService(): Promise<MapServiceStandIn> {
  const posts: MapServicePost[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url = '', headers } = request;
    const type = headers['content-type']?.split(';')[0];
    const fields = await fieldsOf(Buffer.concat(chunks), headers['content-type']);
    const isKnown = posts.some(
      (post) => post.path === url && post.fields.name !== undefined && post.fields.name === fields.name,
    );
    posts.push({ path: url, authorization: headers.authorization, type, fields });
    response.writeHead(statuses.shift() ?? (isKnown ? 409 : 201), { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    statuses,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function fieldsOf(body: Buffer<ArrayBuffer>, type = ''): Promise<Record<string, unknown>> {
  if (!type.startsWith('multipart/')) return JSON.parse(body.toString());
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const texts = [...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()]);
  return Object.fromEntries(await Promise.all(texts));
}
