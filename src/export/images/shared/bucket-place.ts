import { hash } from 'node:crypto';
import type { BucketCache } from '../../../../config/image-cache.ts';
import { PlaceFault, type SharedPlace } from './shared-place.ts';

/** A Web `fetch`. */
export type Network = (url: URL, init: RequestInit) => Promise<Response>;

/** Entries as objects in a bucket of S3, or of another host with the same API. Only this file knows the library that signs. */
export function openBucketPlace(settings: BucketCache, network: Network): SharedPlace {
  const { bucket, prefix } = settings;
  const base = baseOf(settings);
  const send = createSender(settings, network);
  const addressOf = (name: string) => `${base}/${prefix === '' ? '' : `${prefix}/`}${name}`;
  return {
    title: `s3://${bucket}${prefix === '' ? '' : `/${prefix}`} at ${new URL(base).host}`,
    lanes: { reading: 8, writing: 4 },
    patienceMs: 10_000,
    async read(name, { maxBytes, signal }) {
      const answer = await send({ method: 'GET', url: addressOf(name) }, signal);
      if (answer.ok) return readBody(answer, maxBytes);
      const code = await errorCodeOf(answer);
      if (answer.status === 404 && code !== 'NoSuchBucket') return undefined;
      throw refusal(answer.status, code);
    },
    async write(name, bytes, signal) {
      const answer = await send({ method: 'PUT', url: addressOf(name), body: bytes }, signal);
      if (!answer.ok) throw refusal(answer.status, await errorCodeOf(answer));
      await answer.body?.cancel();
    },
  };
}

/** The address of the bucket. A host of its own fits the certificate of AWS only if the name has no dot. */
function baseOf({ bucket, endpoint, region }: BucketCache): string {
  if (endpoint !== undefined) return `${endpoint}/${bucket}`;
  const suffix = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  return bucket.includes('.') ? `https://s3.${region}.${suffix}/${bucket}` : `https://${bucket}.s3.${region}.${suffix}`;
}

interface Request {
  readonly method: 'GET' | 'PUT';
  readonly url: string;
  readonly body?: Uint8Array<ArrayBuffer>;
}

type Sender = (request: Request, signal: AbortSignal) => Promise<Response>;

/** Creates a function that signs requests by AWS Signature Version 4, bodies included, and sends them. */
function createSender({ region, credentials }: BucketCache, network: Network): Sender {
  let library: Promise<typeof import('aws4fetch')> | undefined;
  const signingKeys = new Map<string, ArrayBuffer>();
  return async ({ method, url, body = new Uint8Array() }, signal) => {
    library ??= import('aws4fetch');
    const { AwsV4Signer } = await library;
    const headers = { 'X-Amz-Content-Sha256': hash('sha256', body) };
    const known = { ...credentials, region, service: 's3', cache: signingKeys };
    const signed = await new AwsV4Signer({ method, url, headers, ...known }).sign();
    const content = method === 'PUT' ? { body } : {};
    try {
      return await network(signed.url, { method, headers: signed.headers, ...content, signal, redirect: 'manual' });
    } catch (error) {
      throw unreachable(error);
    }
  };
}

async function readBody(answer: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      length += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (length > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch (error) {
    throw unreachable(error);
  }
  return Buffer.concat(chunks, length);
}

const maxErrorBytes = 8 * 1024;

/** The code in an error of S3: `AccessDenied`. Nothing else of it is shown, because some errors repeat the request. */
async function errorCodeOf(answer: Response): Promise<string> {
  const body = await readBody(answer, maxErrorBytes);
  const text = new TextDecoder().decode(body);
  return /<Code>([A-Za-z]{1,64})<\/Code>/.exec(text)?.[1] ?? '';
}

function refusal(status: number, code: string): PlaceFault {
  const cause = `It answered with the status ${status}${code === '' ? '' : ` (${code})`}`;
  if (code === 'NoSuchBucket') return new PlaceFault(cause, 'Make the bucket, or correct HELIOS_IMAGE_CACHE.');
  if (code === 'RequestTimeTooSkewed') return new PlaceFault(cause, 'Set the clock of this machine.');
  if (status === 401 || status === 403) return new PlaceFault(cause, accessRemedy);
  if (status >= 300 && status < 500 && status !== 429)
    return new PlaceFault(cause, 'Compare AWS_REGION and HELIOS_IMAGE_CACHE_ENDPOINT with those of the bucket.');
  return new PlaceFault(cause, 'The next run tries again. If it stays so, ask the operator of that host.');
}

/** Without the right to list, S3 answers 403 instead of 404 for an entry that is not there. */
const accessRemedy =
  'Look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN. Their owner needs s3:GetObject, s3:PutObject and s3:ListBucket.';

/** `fetch` says what happened in the cause of its error alone. */
function unreachable(error: unknown): PlaceFault {
  // The reason for which the request was aborted.
  if (error instanceof PlaceFault) return error;
  const { cause, message } = Object(error) as { cause?: { code?: unknown; message?: unknown }; message?: unknown };
  const why = String(cause?.code ?? cause?.message ?? message ?? error);
  return new PlaceFault(
    `It can't be reached (${why})`,
    'Look at HELIOS_IMAGE_CACHE_ENDPOINT, AWS_REGION and the network.',
  );
}
