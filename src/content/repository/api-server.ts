import { contentTypeOf } from '../../site/content-type.ts';
import type { Models } from '../models/load-models.ts';
import type { MediaFile } from './media.ts';
import { type PublishedDocument, type RepositorySettings, type Version, VersionGone } from './published.ts';
import { QueryError } from './query.ts';
import { searchDocuments } from './search.ts';

export interface ApiServerOptions {
  readonly settings: RepositorySettings;
  readonly models: Models;
  /**
   * Returns the version that is published now. Each request for the
   * current ref calls this function, so a new version is visible at once.
   */
  current(): Version;
  /** The access token of a private repository. Without a token the repository is public. */
  readonly token?: string;
}

/** The cache policy of answers that never change, because the ref or the file's hash is part of their address. */
const immutable = 'public, max-age=31536000, immutable';

/** Prismic's REST API v2 for embedded content. It answers a `Request` with a `Response` and needs no socket. */
export interface ApiServer {
  answer(request: Request): Promise<Response>;
  /** Expires a ref: answers all later requests for it as Prismic answers for an expired ref. */
  retire(ref: string): void;
  /** Frees the memory of all documents. A request for documents reads them again. */
  forgetDocuments(): void;
}

interface Context {
  readonly options: ApiServerOptions;
  /** The versions by their refs. The server answers requests for a version until it is retired. */
  readonly versions: Map<string, Version | 'retired'>;
}

export function createApiServer(options: ApiServerOptions): ApiServer {
  const context: Context = { options, versions: new Map() };
  return {
    async answer(request) {
      try {
        return answerRequest(request, context);
      } catch (error) {
        if (error instanceof VersionGone) return expired(context);
        if (error instanceof QueryError) return refused(error);
        throw error;
      }
    },
    retire: (ref) => context.versions.set(ref, 'retired'),
    forgetDocuments() {
      for (const version of context.versions.values()) if (version !== 'retired') version.forgetDocuments();
    },
  };
}

function answerRequest(request: Request, context: Context): Response {
  const url = new URL(request.url);
  if (request.method !== 'GET') return failure(405, 'method_not_allowed', `${request.method} is not allowed here.`);
  switch (url.pathname) {
    case '/api/v2':
    case '/api/v2/':
      return isAllowed(url, context) ? entry(url, context) : forbidden(401, url);
    case '/api/v2/documents/search':
      return isAllowed(url, context) ? search(url, context) : forbidden(403, url);
    case '/api/tags':
      return isAllowed(url, context) ? tags(context) : forbidden(403, url);
    default:
      return media(url, context);
  }
}

function isAllowed(url: URL, { options: { token } }: Context): boolean {
  return token === undefined || url.searchParams.get('access_token') === token;
}

function publishedNow({ options, versions }: Context): Version {
  const current = options.current();
  const known = versions.get(current.ref);
  // If a version with the same ref is known, that one is used, because its documents are already in memory.
  if (known !== undefined && known !== 'retired') return known;
  versions.set(current.ref, current);
  retireOldest(versions);
  return current;
}

const maxVersions = 3;

/** Retires all but the latest versions, to free their memory. Reads that have begun may finish with the latest ones. */
function retireOldest(versions: Context['versions']): void {
  const live = [...versions].filter(([, version]) => version !== 'retired');
  for (const [ref] of live.slice(0, -maxVersions)) versions.set(ref, 'retired');
}

function entry(url: URL, context: Context): Response {
  const { settings, models } = context.options;
  const { ref } = publishedNow(context);
  const enctype = 'application/x-www-form-urlencoded';
  const field = (type: string, options: { multiple?: true; default?: string } = {}) => ({
    type,
    multiple: false,
    ...options,
  });
  const body = {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries(models.customTypes.map(({ id, label }) => [id, label ?? id])),
    languages: settings.languages.map(({ id, name }, index) => ({ id, name, is_master: index === 0 })),
    tags: [],
    experiments: { draft: [], running: [] },
    forms: {
      everything: {
        method: 'GET',
        rel: 'everything',
        enctype,
        action: `${url.origin}/api/v2/documents/search`,
        fields: {
          ref: field('String'),
          q: field('String', { multiple: true }),
          page: field('Integer', { default: '1' }),
          pageSize: field('Integer', { default: '20' }),
          lang: field('String'),
          orderings: field('String'),
        },
      },
      tags: { method: 'GET', enctype, action: `${url.origin}/api/tags`, fields: {} },
    },
    ...oauth(url),
    version: 'embedded',
    license: 'All Rights Reserved',
  };
  return json(200, body, 'no-store');
}

function search(url: URL, context: Context): Response {
  const ref = url.searchParams.get('ref');
  if (ref === null) return failure(400, 'parsing-error', 'The ref parameter is missing.');
  const version = context.versions.get(ref) ?? publishedNow(context);
  if (version === 'retired') return expired(context);
  if (version.ref !== ref) return unknownRef(ref, version.ref);

  const masterLang = context.options.settings.languages[0]?.id ?? '';
  const found = searchDocuments(version.documents(), url.searchParams, masterLang);
  const body = {
    page: found.page,
    results_per_page: found.pageSize,
    results_size: found.documents.length,
    total_results_size: found.total,
    total_pages: found.totalPages,
    next_page: found.page < found.totalPages ? pageUrl(url, found.page + 1) : null,
    prev_page: found.page > 1 ? pageUrl(url, found.page - 1) : null,
    results: found.documents.map((document) => withHref(document, ref, url.origin)),
    version: 'embedded',
    license: 'All Rights Reserved',
  };
  return json(200, body, immutable);
}

function withHref({ id, uid, url, type, ...rest }: PublishedDocument, ref: string, origin: string) {
  const query = encodeURIComponent(`[[:d = at(document.id, "${id}") ]]`);
  const href = `${origin}/api/v2/documents/search?ref=${encodeURIComponent(ref)}&q=${query}`;
  return { id, uid, url, type, href, ...rest };
}

function pageUrl(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  other.searchParams.delete('access_token');
  return other.href;
}

function tags(context: Context): Response {
  const documents = publishedNow(context).documents();
  return json(200, [...new Set(documents.flatMap((document) => document.tags))].sort(), 'no-store');
}

/**
 * Answers with an original file and ignores image parameters. The address
 * holds the file's hash, so the file is the same in each version that has it.
 */
function media(url: URL, context: Context): Response {
  const file = knownMedia(url.pathname, context) ?? publishedNow(context).media.get(url.pathname);
  if (!file) return failure(404, 'not_found', `There is nothing at ${url.pathname}.`);
  const headers = { 'content-type': contentTypeOf(file.name), 'cache-control': immutable };
  return new Response(new Uint8Array(file.load()), { headers });
}

function knownMedia(pathname: string, { versions }: Context): MediaFile | undefined {
  for (const version of versions.values()) {
    const file = version === 'retired' ? undefined : version.media.get(pathname);
    if (file) return file;
  }
  return undefined;
}

function unknownRef(ref: string, masterRef: string): Response {
  if (ref.includes('websitePreviewId=')) return failure(404, 'api_notfound_error', `${ref} not found`);
  const message = `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`;
  return failure(404, 'api_notfound_error', message);
}

function expired(context: Context): Response {
  const message = `The provided ref is no longer accessible, it has expired. Master ref is: ${publishedNow(context).ref}`;
  return failure(410, 'api_validation_error', message);
}

function refused({ message, column }: QueryError): Response {
  return json(400, { type: 'parsing-error', message, line: 1, column, id: 0, location: 'query' }, 'no-store');
}

function forbidden(status: 401 | 403, url: URL): Response {
  const message = 'Invalid access token.';
  return json(status, { type: 'api_security_error', message, ...oauth(url) }, 'no-store');
}

function oauth({ origin }: URL) {
  return { oauth_initiate: `${origin}/auth`, oauth_token: `${origin}/auth/token` };
}

function failure(status: number, type: string, message: string): Response {
  return json(status, { type, message }, 'no-store');
}

function json(status: number, body: unknown, cacheControl: string): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl };
  return new Response(JSON.stringify(body), { status, headers });
}
