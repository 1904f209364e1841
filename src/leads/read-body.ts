import { leadFileLimit } from '../rules/leads/lead-fields.ts';
import { fieldRejection, Rejection } from './rejection.ts';

/** The parsed body of a request, before any check of its fields. */
export type Body = Posted &
  ({ readonly type: 'json'; readonly value: unknown } | { readonly type: 'form'; readonly values: Values });

type Values = ReadonlyMap<string, string>;

interface Posted {
  readonly files: ReadonlyMap<string, File>;
  /** False if the body was too large, so that a part of a file was skipped. */
  readonly isWhole: boolean;
}

/**
 * The largest size of a body without its files. A lead's message of 4000 characters takes at most 36,000 bytes,
 * URL-encoded.
 */
const maxTextBytes = 64 * 1024;

/** The largest number of parts of multipart form data. A form of the site has twenty fields. */
const maxParts = 200;

/**
 * The name of the part that holds the JSON of docs/contract.md,
 * section 7.2, when a script posts a file as multipart form data.
 */
const submissionPart = 'submission';

/** Options of `readBody`: `withFiles` says whether it reads the files of a multipart body or only the other fields. */
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

/** Throws Rejection if a body was too large to be read. The rejection blames the largest file. */
export function assertWhole({ files, isWhole }: Body): void {
  if (isWhole) return;
  const [largest] = Array.from(files).sort(([, one], [, other]) => other.size - one.size);
  throw largest ? fieldRejection({ [largest[0]]: 'FILE_TOO_LARGE' }) : new Rejection('FILE_TOO_LARGE');
}

async function multipart(request: Request, type: string, maxBytes: number): Promise<Body> {
  const { bytes, isWhole } = await readBytes(request, { maxBytes, maxReadBytes: readFactor * leadFileLimit });
  if (hasTooManyParts(bytes, type)) throw new Rejection('MALFORMED', { places: ['body'] });
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new Rejection(isWhole ? 'MALFORMED' : 'FILE_TOO_LARGE', { places: ['body'], cause });
  }
  const { values, files } = sort(form);
  const texts = [...values.values()].reduce((sum, text) => sum + text.length, 0);
  if (texts > maxTextBytes) throw new Rejection('TOO_LARGE');
  const submission = values.get(submissionPart);
  if (submission === undefined) return { type: 'form', values, files, isWhole };
  if (values.size > 1) {
    throw new Rejection('MALFORMED', { places: [...values.keys()].filter((name) => name !== submissionPart) });
  }
  return { type: 'json', value: parseJson(submission), files, isWhole };
}

/** Counts the parts before they are parsed, which takes far longer: the room of a file is enough for 150,000 empty ones. */
function hasTooManyParts(bytes: Uint8Array<ArrayBuffer>, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return false;
  const text = new TextDecoder('latin1').decode(bytes);
  let parts = 0;
  for (let at = text.indexOf(boundary); at >= 0 && parts <= maxParts; at = text.indexOf(boundary, at + 1)) parts += 1;
  return parts > maxParts;
}

/** Splits form data into values and files. Throws Rejection if a name occurs twice. */
function sort(entries: Iterable<[string, string | File]>): { values: Values; files: Posted['files'] } {
  const values = new Map<string, string>();
  const files = new Map<string, File>();
  for (const [name, value] of entries) {
    if (values.has(name) || files.has(name)) throw new Rejection('MALFORMED', { places: [name] });
    if (typeof value === 'string') values.set(name, value);
    // Browsers send an empty file field as an empty file without a name.
    else if (value.size > 0 || value.name !== '') files.set(name, value);
  }
  return { values, files };
}

/**
 * A body over the limit is read and discarded up to this multiple
 * of the limit, so that the sender still gets an answer.
 */
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
  /** The number of bytes that are stored from the beginning of the body. */
  readonly maxBytes: number;
  /** The number of bytes after which reading stops. */
  readonly maxReadBytes: number;
}

/**
 * Reads the bytes of a body. If the body is too long, only its beginning and its end are returned: in a form with a
 * large file they contain all the text fields.
 */
async function readBytes(
  request: Request,
  { maxBytes, maxReadBytes }: ByteLimits,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const head: Uint8Array[] = [];
  let tail = new Uint8Array();
  let length = 0;
  // Cancelling the stream would make Node close the connection, which the answer needs.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    const room = Math.max(0, maxBytes - length);
    // An empty subarray would retain the whole chunk in memory.
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
    throw new Rejection('MALFORMED', { places: ['body'], cause });
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
    throw new Rejection('MALFORMED', { places: ['body'], cause });
  }
}
