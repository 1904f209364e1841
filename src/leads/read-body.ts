import { leadFileLimit } from '../rules/lead-fields.ts';
import { Refusal } from './refusal.ts';

/** What was posted, before anybody asked what it means. */
export type Body =
  | { readonly type: 'json'; readonly value: unknown; readonly files: ReadonlyMap<string, File> }
  | {
      readonly type: 'form';
      readonly values: ReadonlyMap<string, string>;
      readonly files: ReadonlyMap<string, File>;
    };

/** Bytes of a body without files: the longest message, sixteen times over. */
const textLimit = 64 * 1024;

/** A script that posts a file puts the request of SPEC section 7 beside it, as a part of this name. */
const submissionPart = 'submission';

/** Reads a body of one of the three kinds forms and scripts send. Throws Refusal. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type') ?? '';
  const [kind = ''] = type.split(';', 1);
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Refusal('CONTENT_TYPE');
  switch (kind.trim().toLowerCase()) {
    case 'application/json':
      return { type: 'json', value: parseJson(decode(await readBytes(request, textLimit))), files: new Map() };
    case 'application/x-www-form-urlencoded': {
      const text = decode(await readBytes(request, textLimit));
      return { type: 'form', ...sort(new URLSearchParams(text)) };
    }
    case 'multipart/form-data':
      return multipart(await readBytes(request, leadFileLimit + textLimit, 'FILE_TOO_LARGE'), type);
    default:
      throw new Refusal('CONTENT_TYPE');
  }
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Body> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new Refusal('MALFORMED', { cause });
  }
  const { values, files } = sort(form);
  const texts = [...values.values()].reduce((sum, text) => sum + text.length, 0);
  if (texts > textLimit) throw new Refusal('TOO_LARGE');
  const submission = values.get(submissionPart);
  if (submission === undefined) return { type: 'form', values, files };
  if (values.size > 1) throw new Refusal('MALFORMED');
  return { type: 'json', value: parseJson(submission), files };
}

/** Each name once: which of two values would count, nobody could say. */
function sort(entries: Iterable<[string, string | File]>): {
  values: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, File>;
} {
  const values = new Map<string, string>();
  const files = new Map<string, File>();
  for (const [name, value] of entries) {
    if (values.has(name) || files.has(name)) throw new Refusal('MALFORMED');
    if (typeof value === 'string') values.set(name, value);
    // A file field that was left alone sends a file without a name.
    else if (value.size > 0 || value.name !== '') files.set(name, value);
  }
  return { values, files };
}

/** An honest sender gets an answer even if the file is too large: it is let run out, not kept. Beyond this it is cut off. */
const patience = 5;

async function readBytes(
  request: Request,
  limit: number,
  code: 'TOO_LARGE' | 'FILE_TOO_LARGE' = 'TOO_LARGE',
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit * patience) break;
    if (length <= limit) chunks.push(chunk);
  }
  if (length > limit) throw new Refusal(code);
  return join(chunks, length);
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
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
    throw new Refusal('MALFORMED', { cause });
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
    throw new Refusal('MALFORMED', { cause });
  }
}
