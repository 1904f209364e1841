import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitPathname } from '../rules/pathname.ts';
import { findPageFile } from '../site/page-file.ts';
import type { Visitor } from '../site/visitor-home.ts';
import { parseRange } from './byte-range.ts';
import type { Encoding, ServedFile } from './file-cache.ts';
import type { ServedRelease } from './release.ts';

/** Answers a request with a file, a redirect or an error page of a release. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  release: ServedRelease,
): Promise<void> {
  const reference = request.url ?? '/';
  setHeaders(response, release.host.headers(splitPathname(reference).pathname));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(request, response, 405, 'This address allows only GET and HEAD.');
  }
  const answer = release.host.answer(reference, release.hasFile, visitorOf(request));
  switch (answer.type) {
    case 'file':
      return sendFile(request, response, { status: 200, file: await release.read(answer.path) });
    case 'redirect':
      response.setHeader('location', asciiOnly(answer.to));
      return sendText(request, response, answer.status, `See ${answer.to}`);
    case 'missing':
      if (answer.page === undefined) return sendText(request, response, 404, 'There is no page at this address.');
      return sendFile(request, response, { status: 404, file: await release.read(answer.page) });
    case 'refused':
      return sendText(request, response, 400, 'The address of the request is not valid.');
  }
}

function visitorOf({ headers }: IncomingMessage): Visitor {
  return { cookies: headers.cookie ?? '', acceptLanguage: headers['accept-language'] ?? '' };
}

/** Answers with status 500 and the site's own error page, or with a line of text if that page can't be read. */
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
    const path = release && findPageFile(release.rules.serverError, release.hasFile);
    if (release && path !== undefined) {
      return await sendFile(request, response, { status: 500, file: await release.read(path) });
    }
  } catch {
    // The error page may fail for the same reason as the requested file. The caller has reported that reason, so this
    // failure is ignored.
  }
  sendText(request, response, 500, 'The site could not be read.');
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file }: { status: number; file: ServedFile },
): Promise<void> {
  const encoding = file.isCompressible ? bestEncoding(request.headers['accept-encoding'] ?? '') : 'identity';
  // A strong entity tag identifies one representation only, so each encoding has its own tag.
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
  // The content type that a host rule sets is for the requested file. It does not apply to an error page.
  if (status !== 200 || !response.hasHeader('content-type')) response.setHeader('content-type', file.type);
  if (status === 200 && encoding === 'identity') return sendWholeOrPart(request, response, body);
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a file, or the part of it that the request's `Range` names: video players start in the middle. */
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

/**
 * Sets `cache-control`. The host rule of a file may say "for ever", which must not apply to an error or a redirect. The
 * rule of an address that leads each visitor home forbids storing, which applies to its redirect.
 */
function setCaching(response: ServerResponse, status: number): void {
  if (String(response.getHeader('cache-control')).includes('no-store')) return;
  if (status !== 200) response.setHeader('cache-control', 'no-cache');
  else if (!response.hasHeader('cache-control')) {
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  }
}

/** Sets headers of a response. A later header of the same name replaces the earlier one. */
export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Chooses the encoding with the smallest result that `Accept-Encoding`
 * allows. `br;q=0` rejects brotli; `*` has no effect.
 */
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

/** True if the list in `If-None-Match` contains the entity tag. Weak tags match too (RFC 9110, section 13.1.2). */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}

/** Converts an address to ASCII, because a header requires it. Existing escapes stay unchanged. */
function asciiOnly(reference: string): string {
  return reference.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
