import { leadFileLimit } from '../rules/leads/lead-fields.ts';
import { fieldRejection, Rejection } from './rejection.ts';

/** What was posted, before anybody asked what it means. */
export type Body = Posted &
  ({ readonly type: 'json'; readonly value: unknown } | { readonly type: 'form'; readonly values: Values });

type Values = ReadonlyMap<string, string>;

interface Posted {
  readonly files: ReadonlyMap<string, File>;
  /** False if something within a file was left out: there was too much of it. */
  readonly isWhole: boolean;
}

/** Bytes of a body without files: the longest message, sixteen times over. */
const maxTextBytes = 64 * 1024;

/** A script that posts a file puts the request of SPEC section 7 beside it, as a part of this name. */
const submissionPart = 'submission';

/** How a body is read: its files as well, or only what stands around them. */
interface ReadOptions {
  readonly withFiles: boolean;
}

/** Reads a body of one of the three kinds forms and scripts send. Throws Rejection. */
export async function readBody(request: Request, { withFiles }: ReadOptions = { withFiles: true }): Promise<Body> {
  const type = request.headers.get('content-type') ?? '';
  const [kind = ''] = type.split(';', 1);
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Rejection('CONTENT_TYPE');
  switch (kind.trim().toLowerCase()) {
    case 'application/json':
      return { type: 'json', value: parseJson(await readText(request)), files: new Map(), isWhole: true };
    case 'application/x-www-form-urlencoded':
      return { type: 'form', ...sort(new URLSearchParams(await readText(request))), isWhole: true };
    case 'multipart/form-data':
      return multipart(request, type, withFiles ? leadFileLimit + maxTextBytes : maxTextBytes);
    default:
      throw new Rejection('CONTENT_TYPE');
  }
}

/** Throws Rejection if a file was too large to be read: the largest of them is to blame. */
export function assertWhole({ files, isWhole }: Body): void {
  if (isWhole) return;
  const [largest] = Array.from(files).sort(([, one], [, other]) => other.size - one.size);
  throw largest ? fieldRejection({ [largest[0]]: 'FILE_TOO_LARGE' }) : new Rejection('FILE_TOO_LARGE');
}

async function multipart(request: Request, type: string, maxBytes: number): Promise<Body> {
  const { bytes, isWhole } = await readBytes(request, { maxBytes, maxReadBytes: readFactor * leadFileLimit });
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new Rejection(isWhole ? 'MALFORMED' : 'FILE_TOO_LARGE', { cause });
  }
  const { values, files } = sort(form);
  const texts = [...values.values()].reduce((sum, text) => sum + text.length, 0);
  if (texts > maxTextBytes) throw new Rejection('TOO_LARGE');
  const submission = values.get(submissionPart);
  if (submission === undefined) return { type: 'form', values, files, isWhole };
  if (values.size > 1) throw new Rejection('MALFORMED');
  return { type: 'json', value: parseJson(submission), files, isWhole };
}

/** Each name once: which of two values would count, nobody could say. */
function sort(entries: Iterable<[string, string | File]>): { values: Values; files: Posted['files'] } {
  const values = new Map<string, string>();
  const files = new Map<string, File>();
  for (const [name, value] of entries) {
    if (values.has(name) || files.has(name)) throw new Rejection('MALFORMED');
    if (typeof value === 'string') values.set(name, value);
    // A file field that was left alone sends a file without a name.
    else if (value.size > 0 || value.name !== '') files.set(name, value);
  }
  return { values, files };
}

/** An honest sender gets an answer even if it is too much: the rest is let run out, not kept. Beyond so many times the limit it is left. */
const readFactor = 5;

async function readText(request: Request): Promise<string> {
  const { bytes, isWhole } = await readBytes(request, {
    maxBytes: maxTextBytes,
    maxReadBytes: readFactor * maxTextBytes,
  });
  if (!isWhole) throw new Rejection('TOO_LARGE');
  return decode(bytes);
}

interface ByteLimits {
  /** Bytes from the beginning that are kept. */
  readonly maxBytes: number;
  /** Bytes that are waited for. */
  readonly maxReadBytes: number;
}

/** Of a body that is too long its beginning and its end: in a form these have all that was typed, a file between them. */
async function readBytes(
  request: Request,
  { maxBytes, maxReadBytes }: ByteLimits,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const head: Uint8Array[] = [];
  let tail = new Uint8Array();
  let length = 0;
  // An answer needs the connection, which Node ends with a stream that is cancelled.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    const room = Math.max(0, maxBytes - length);
    // An empty part of a chunk would keep the whole of it.
    if (room > 0) head.push(chunk.subarray(0, room));
    if (chunk.byteLength > room) tail = join([tail, chunk.subarray(room)]).slice(-maxTextBytes);
    length += chunk.byteLength;
    if (length > maxReadBytes) break;
  }
  return { bytes: join([...head, tail]), isWhole: length <= maxBytes };
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Rejection('MALFORMED', { cause });
  }
}

const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** JSON without keys that mean more than they say. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (prototypeKeys.has(key)) throw new SyntaxError('A key of this name is never sent.');
      return value;
    });
  } catch (cause) {
    throw new Rejection('MALFORMED', { cause });
  }
}
