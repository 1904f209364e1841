import type { Fetch } from '../../content/http-fetch.ts';
import type { Clock } from '../../site/clock.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { backOffMs, retryAfterMs } from '../../site/retry-after.ts';
import type { RemoteAsset } from './migration-form.ts';
import type { ModelStep, RemoteModels } from './plan-push.ts';

/** The addresses of Prismic's writing APIs, each with a slash at its end. */
export interface WriteEndpoints {
  readonly migration: string;
  readonly assets: string;
  readonly models: string;
}

export const prismicEndpoints: WriteEndpoints = {
  migration: 'https://migration.prismic.io/',
  assets: 'https://asset-api.prismic.io/',
  models: 'https://customtypes.prismic.io/',
};

/** The addresses of the writing APIs on a host that stands in for all three. */
export function standInEndpoints(address: string): WriteEndpoints {
  const base = address.replace(/\/$/, '');
  return { migration: `${base}/migration/`, assets: `${base}/assets/`, models: `${base}/models/` };
}

export interface WriteApiOptions {
  readonly repository: string;
  readonly token: string;
  readonly endpoints: WriteEndpoints;
  readonly fetch: Fetch;
  readonly clock: Clock;
}

/** A document as the Migration API takes it. */
export interface MigrationDocument {
  readonly title: string;
  readonly type: string;
  readonly uid: string | undefined;
  readonly lang: string;
  readonly tags: readonly string[];
  readonly data: object;
  /** The id of the document that this one translates. The API takes it only when it creates a document. */
  readonly alternate_language_id?: string | undefined;
}

/**
 * Prismic's APIs for writing. Requests wait so that they keep to the APIs' rate limit. Each call throws HeliosError
 * `prismic-refused` or `prismic-unreachable`.
 */
export interface WriteApi {
  fetchModels(): Promise<RemoteModels>;
  sendModel(step: ModelStep): Promise<void>;
  uploadAsset(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<RemoteAsset>;
  createDocument(document: MigrationDocument): Promise<{ readonly id: string }>;
  updateDocument(id: string, document: MigrationDocument): Promise<void>;
}

/**
 * The time between the starts of two requests, with some reserve: the Migration API takes one request a second from a
 * repository.
 */
const paceMs = 1100;
const timeoutMs = 60_000;
const maxAttempts = 4;
const firstBackOffMs = 2000;

/** Creates a client of the APIs. It sends no request until a method is called. */
export function connectWriteApi(options: WriteApiOptions): WriteApi {
  const { endpoints } = options;
  const send = createSender(options);
  const sendJson = (method: string, url: string, body: object) =>
    send(url, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return {
    async fetchModels() {
      const [customTypes, slices] = [
        await send(`${endpoints.models}customtypes`),
        await send(`${endpoints.models}slices`),
      ];
      return { customTypes: asModels(customTypes), slices: asModels(slices) };
    },
    async sendModel({ kind, action, model }) {
      await sendJson('POST', `${endpoints.models}${kind}/${action}`, model);
    },
    async uploadAsset(name, bytes) {
      const body = new FormData();
      body.append('file', new File([bytes], name));
      const { id, url } = asObject(await send(`${endpoints.assets}assets`, { method: 'POST', body }));
      return { id: String(id), url: String(url) };
    },
    async createDocument(document) {
      const { id } = asObject(await sendJson('POST', `${endpoints.migration}documents`, document));
      return { id: String(id) };
    },
    async updateDocument(id, { title, uid, tags, data }) {
      await sendJson('PUT', `${endpoints.migration}documents/${id}`, { title, uid, tags, data });
    },
  };
}

type Send = (url: string, init?: RequestInit) => Promise<unknown>;

/** Creates the function that sends one request after the other, with a pause between their starts. */
function createSender({ repository, token, fetch, clock }: WriteApiOptions): Send {
  let next = 0;
  const attempt = async (url: string, init: RequestInit) => {
    const wait = next - clock.now();
    if (wait > 0) await clock.sleep(wait);
    next = clock.now() + paceMs;
    const headers = { ...init.headers, repository, authorization: `Bearer ${token}` };
    return fetch(url, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(
      (cause: unknown) => {
        throw unreachable(url, 'does not answer', cause);
      },
    );
  };
  return async (url, init = {}) => {
    for (let attempts = 1; ; attempts += 1) {
      const response = await attempt(url, init);
      const text = await response.text();
      if (response.ok) return text === '' ? undefined : parseJson(text, url);
      if (response.status !== 429) throw failure(url, response.status, text);
      // A request that was refused because it came too early (429) had no effect, so it is sent again. After any other
      // failure, it is unknown whether the request had an effect.
      if (attempts === maxAttempts) throw unreachable(url, 'takes no more requests now');
      const asked = retryAfterMs(response.headers.get('retry-after'), clock.now(), { maxMs: timeoutMs });
      await clock.sleep(asked ?? backOffMs(attempts, { firstMs: firstBackOffMs }));
    }
  };
}

function parseJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreachable(url, 'answers with something else than JSON', cause);
  }
}

function asObject(value: unknown): { readonly id?: unknown; readonly url?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

function asModels(value: unknown): { readonly id: string }[] {
  return Array.isArray(value) ? value : [];
}

function failure(url: string, status: number, body: string): HeliosError {
  if (status >= 500) return unreachable(url, `can't take the content now (status ${status})`);
  const isToken = status === 401 || status === 403;
  return new HeliosError('prismic-refused', {
    message: `${new URL(url).host} refuses a request (status ${status}): ${body.slice(0, 300)}`,
    where: url,
    hint: isToken
      ? 'Set HELIOS_PRISMIC_WRITE_TOKEN to a write token of the repository (Settings, API & Security, Write APIs).'
      : 'Correct what the answer names, then run the same command again: it goes on where it ended.',
  });
}

function unreachable(url: string, what: string, cause?: unknown): HeliosError {
  return new HeliosError('prismic-unreachable', {
    message: `${new URL(url).host} ${what}.`,
    where: url,
    hint: 'Run the same command again in a while: it goes on where it ended.',
    cause,
  });
}
