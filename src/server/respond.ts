import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitPathname } from '../rules/pathname.ts';
import { pageFile } from '../site/host.ts';
import { parseRange } from './byte-range.ts';
import type { Encoding, ServedFile } from './file-cache.ts';
import type { ServedRelease } from './release.ts';

/** Answers one request from one release. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  release: ServedRelease,
): Promise<void> {
  const reference = request.url ?? '/';
  setHeaders(response, release.host.headers(splitPathname(reference).pathname));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(request, response, 405, 'Only GET and HEAD are answered here.');
  }
  const answer = release.host.answer(reference, release.hasFile);
  switch (answer.type) {
    case 'file':
      return sendFile(request, response, { status: 200, file: await release.read(answer.path) });
    case 'redirect':
      response.setHeader('location', asciiOnly(answer.to));
      return sendText(request, response, answer.status, `See ${answer.to}`);
    case 'missing':
      if (answer.page === undefined) return sendText(request, response, 404, 'Nothing stands at this address.');
      return sendFile(request, response, { status: 404, file: await release.read(answer.page) });
    case 'refused':
      return sendText(request, response, 400, 'This is not an address.');
  }
}

/** The site's own page for failures if it can be read, else a plain line. */
export async function respondWithFailure(
  request: IncomingMessage,
  response: ServerResponse,
  release: ServedRelease | undefined,
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  try {
    const path = release && pageFile(release.rules.serverError, release.hasFile);
    if (release && path !== undefined) {
      return await sendFile(request, response, { status: 500, file: await release.read(path) });
    }
  } catch {
    // What made the request fail may well make this page fail too. The first failure is the one that is told.
  }
  sendText(request, response, 500, 'The site could not be read.');
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file }: { status: number; file: ServedFile },
): Promise<void> {
  const encoding = file.isCompressible ? bestEncoding(request.headers['accept-encoding'] ?? '') : 'identity';
  // Each encoding is a representation of its own, and a strong tag may name only one.
  const etag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
  const isUnchanged = status === 200 && isKnown(etag, request.headers['if-none-match']);
  const body = isUnchanged ? undefined : await file.encoded(encoding);
  setCaching(response, status);
  setHeaders(response, { etag, ...(file.isCompressible && { vary: 'Accept-Encoding' }) });
  if (body === undefined) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  // A type set by rule is the requested file's, not that of a page standing in for it.
  if (status !== 200 || !response.hasHeader('content-type')) response.setHeader('content-type', file.type);
  if (status === 200 && encoding === 'identity') return sendWholeOrPart(request, response, body);
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Films are played from the middle: what is not compressed may be asked for in parts. */
function sendWholeOrPart(request: IncomingMessage, response: ServerResponse, body: Uint8Array): void {
  response.setHeader('accept-ranges', 'bytes');
  const etag = response.getHeader('etag');
  const ifRange = request.headers['if-range'];
  const isCurrent = ifRange === undefined || ifRange === etag;
  const range = request.method === 'GET' && isCurrent ? parseRange(request.headers.range, body.length) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${body.length}`, 'content-length': 0 }).end();
    return;
  }
  const part = range ? body.subarray(range.first, range.last + 1) : body;
  if (range) response.setHeader('content-range', `bytes ${range.first}-${range.last}/${body.length}`);
  response.writeHead(range ? 206 : 200, { 'content-length': part.length });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(`${text}\n`);
  setCaching(response, status);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What is not the file itself must never be kept under the file's rule, which may say "for ever". */
function setCaching(response: ServerResponse, status: number): void {
  if (status !== 200) response.setHeader('cache-control', 'no-cache');
  else if (!response.hasHeader('cache-control')) {
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  }
}

/** Sets headers for whoever answers; what is set later by the same name replaces them. */
export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The smallest form the reader takes. `br;q=0` refuses it; `*` is answered as if nothing was said. */
function bestEncoding(accepted: string): Encoding {
  const offers = accepted.split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  const takes = (name: string) => offers.some(([offer, weight = '1']) => offer === name && Number(weight) > 0);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** RFC 9110 section 13.1.2: a list of tags, compared without their weakness mark. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}

/** A header carries ASCII only; what is escaped already stays as it is. */
function asciiOnly(reference: string): string {
  return reference.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
