import { leadFileLimit } from '../rules/leads/lead-fields.ts';
import { fieldRejection, Rejection } from './rejection.ts';

/** The parsed body of a request, before any check of its fields. */
export type Body = Posted &
  ({ readonly type: 'json'; readonly value: unknown } | { readonly type: 'form'; readonly values: Values });

type Values = ReadonlyMap<string, string>;

interface Posted {
  readonly files: ReadonlyMap<string, File>;
  /** False if the body was too large and a part of a file was skipped. */
  readonly isWhole: boolean;
}

/** The limit for a body without its files: sixteen times the longest message. */
const maxTextBytes = 64 * 1024;

/** The part of a multipart body that has the JSON of docs/contract.md, section 7.2, when a script posts a file. */
const submissionPart = 'submission';

/** Whether the files of a multipart body are read, or only its other fields. */
interface ReadOptions {
  readonly withFiles: boolean;
}

/** Reads a body of JSON, URL-encoded or multipart form data. Throws Rejection. */
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

/** Throws Rejection if a body was too large to be read. The fault is that of the largest file. */
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

/** Splits form data into values and files. Throws Rejection if a name occurs twice. */
function sort(entries: Iterable<[string, string | File]>): { values: Values; files: Posted['files'] } {
  const values = new Map<string, string>();
  const files = new Map<string, File>();
  for (const [name, value] of entries) {
    if (values.has(name) || files.has(name)) throw new Rejection('MALFORMED');
    if (typeof value === 'string') values.set(name, value);
    // An empty file field sends an empty file without a name.
    else if (value.size > 0 || value.name !== '') files.set(name, value);
  }
  return { values, files };
}

/** Of a body that is too large, up to this many times the limit is read and dropped, so that the sender gets an answer. */
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
  /** The bytes that are stored from the beginning of the body. */
  readonly maxBytes: number;
  /** The bytes after which reading stops. */
  readonly maxReadBytes: number;
}

/** The bytes of a body; of a longer body the beginning and the end. In a form with a large file these contain all the text fields. */
async function readBytes(
  request: Request,
  { maxBytes, maxReadBytes }: ByteLimits,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const head: Uint8Array[] = [];
  let tail = new Uint8Array();
  let length = 0;
  // Node closes the connection when the stream is cancelled, and the answer needs the connection.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    const room = Math.max(0, maxBytes - length);
    // An empty subarray would hold the whole chunk in memory.
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

/** Parses JSON. Throws Rejection for keys that could change an object's prototype. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (prototypeKeys.has(key)) throw new SyntaxError(`The key ${key} is not allowed.`);
      return value;
    });
  } catch (cause) {
    throw new Rejection('MALFORMED', { cause });
  }
}
