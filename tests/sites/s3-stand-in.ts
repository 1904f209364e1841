import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fault of an answer: a status with a code of S3, no answer, a broken connection, other bytes, or the half of them. */
export type S3Fault =
  | { readonly kind: 'status'; readonly status: number; readonly code: string }
  | { readonly kind: 'hang' | 'reset' | 'half' }
  | { readonly kind: 'body'; readonly body: Uint8Array };

export interface S3StandIn extends AsyncDisposable {
  readonly origin: string;
  /** The objects by their paths: `cache/helios/…`. */
  readonly objects: Map<string, Uint8Array>;
  /** Method and path of every request whose signature is right. */
  readonly requests: readonly string[];
  /** Why requests were refused: a wrong signature, a body that is not the signed one, an old date. */
  readonly refusals: readonly string[];
  /** The fault of the next answers. Undefined if there is none. */
  fault(find: ((method: string, path: string) => S3Fault | undefined) | undefined): void;
}

export const s3Credentials = {
  accessKeyId: 'AKIASTANDIN',
  secretAccessKey: 'stand-in/secret+key',
  sessionToken: 'stand-in-session',
} as const;
export const s3Region = 'eu-north-1';

/** The variables with which a command uses the bucket `cache` of the stand-in. */
export function s3Environment(origin: string): Readonly<Record<string, string>> {
  return {
    HELIOS_IMAGE_CACHE: 's3://cache/helios',
    HELIOS_IMAGE_CACHE_ENDPOINT: origin,
    HELIOS_CACHE_KEY: 'k'.repeat(32),
    AWS_ACCESS_KEY_ID: s3Credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
    AWS_SESSION_TOKEN: s3Credentials.sessionToken,
    AWS_REGION: s3Region,
  };
}

/**
 * Starts a host with the part of the API of S3 that reads and writes objects. It computes each signature by the
 * specification itself (Signature Version 4), so that it also tests the library that signs.
 */
export async function startS3(): Promise<S3StandIn> {
  const objects = new Map<string, Uint8Array>();
  const requests: string[] = [];
  const refusals: string[] = [];
  let findFault: ((method: string, path: string) => S3Fault | undefined) | undefined;
  const server = createServer(async (incoming, outgoing) => {
    const { method = '' } = incoming;
    const path = decodeURIComponent(new URL(incoming.url ?? '/', 'http://localhost').pathname.slice(1));
    const body = await bodyOf(incoming);
    const wrong = faultOfSignature(incoming, body);
    if (wrong !== undefined) {
      refusals.push(wrong);
      return sendError(outgoing, 403, 'SignatureDoesNotMatch');
    }
    requests.push(`${method} ${path}`);
    const fault = findFault?.(method, path);
    if (fault) return sendFault(outgoing, fault, objects.get(path));
    if (method === 'PUT') {
      objects.set(path, body);
      return outgoing.writeHead(200).end();
    }
    const object = objects.get(path);
    return object ? outgoing.writeHead(200).end(object) : sendError(outgoing, 404, 'NoSuchKey');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A server on a port has no other kind of address.
  return {
    origin: `http://127.0.0.1:${port}`,
    objects,
    requests,
    refusals,
    fault: (find) => {
      findFault = find;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function sendError(outgoing: ServerResponse, status: number, code: string) {
  // The error of a wrong signature repeats the request, as that of S3 does.
  const repeated = `<AWSAccessKeyId>${s3Credentials.accessKeyId}</AWSAccessKeyId>`;
  return outgoing.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code>${repeated}</Error>`);
}

function sendFault(outgoing: ServerResponse, fault: S3Fault, object: Uint8Array = new Uint8Array(2000)) {
  if (fault.kind === 'status') return sendError(outgoing, fault.status, fault.code);
  if (fault.kind === 'body') return outgoing.writeHead(200).end(fault.body);
  if (fault.kind === 'reset') return outgoing.destroy();
  if (fault.kind === 'hang') return outgoing;
  outgoing.writeHead(200, { 'content-length': String(object.length) });
  return outgoing.write(object.subarray(0, object.length / 2), () => outgoing.destroy());
}

const maxSkewMs = 15 * 60 * 1000;

/** What is wrong with the signature of a request. Undefined if it is right, and the body is the signed one. */
function faultOfSignature({ method, url = '/', headers }: IncomingMessage, body: Uint8Array): string | undefined {
  const pattern = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;
  const [, credential = '', signed = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const [id, day, region, service, end] = credential.split('/');
  const textOf = (name: string) => String(headers[name] ?? '');
  const date = textOf('x-amz-date');
  if (id !== s3Credentials.accessKeyId) return 'The access key is another one.';
  if (region !== s3Region || service !== 's3' || end !== 'aws4_request') return `The scope is ${credential}.`;
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < maxSkewMs) || !date.startsWith(`${day}T`)) return `The date is ${date}.`;
  if (textOf('x-amz-security-token') !== s3Credentials.sessionToken) return 'The session token is another one.';
  const names = signed.split(';');
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-security-token']) {
    if (!names.includes(name)) return `${name} is not signed.`;
  }
  if (textOf('x-amz-content-sha256') !== sha256(body)) return 'The body is not the signed one.';
  const lines = names.map((name) => `${name}:${textOf(name).trim().replace(/ +/g, ' ')}\n`).join('');
  const [path = '/', query = ''] = url.split('?');
  const canonical = [method, path, query, lines, signed, textOf('x-amz-content-sha256')].join('\n');
  const scope = [day, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const keys = [day ?? '', s3Region, 's3', 'aws4_request'];
  const key = keys.reduce<Uint8Array>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${s3Credentials.secretAccessKey}`),
  );
  return hmac(key, text).toString('hex') === signature ? undefined : 'The signature is another one.';
}

function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
