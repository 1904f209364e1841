import type { PrismicRepository } from '../../config/environment.ts';
import type { Clock } from '../site/clock.ts';
import { HeliosError } from '../site/helios-error.ts';
import { createRedact, type Redact } from '../site/redact.ts';
import type { Waits } from '../site/waits.ts';
import type { ReceivedDocument } from './accept-document.ts';
import type { KnownDocuments } from './changed-read.ts';
import { addressOf, type ExplainHost, settingOf } from './http-errors.ts';
import { createHttpFetch, type Fetch } from './http-fetch.ts';
import { type Connection, fetchPin, type Pin, type ReadProgress } from './pin.ts';

/** A repository whose documents and media can be fetched. */
export interface Repository {
  /** The name for messages: `embedded content` or `https://acme.cdn.prismic.io`. */
  readonly name: string;
  /** The address of its API. Snapshots of different repositories are distinguished by it. */
  readonly endpoint: string;
  /** Fetches the ref of what is published now. Throws HeliosError. */
  fetchPin(): Promise<Pin>;
  /**
   * Reads every document in every locale at a ref, page by page. Throws HeliosError, or BrokenRead if the pages are not
   * those of one search. BrokenRead may come even after the last page.
   */
  readAll(pin: Pin, onProgress: (progress: ReadProgress) => void): AsyncIterable<readonly ReceivedDocument[]>;
  /**
   * Reads the documents that changed since the last read. Returns undefined if only a read of everything can tell what
   * changed. Throws HeliosError or BrokenRead.
   */
  readChanges(pin: Pin, known: KnownDocuments): Promise<readonly ReceivedDocument[] | undefined>;
  fetchMedia(url: string): Promise<Uint8Array>;
}

export interface NetworkOptions {
  /** The `fetch` that reaches the network. */
  readonly network: Fetch;
  readonly clock: Clock;
  readonly waits: Waits;
}

/** Connects to a repository at Prismic. No request is sent. */
export function connectPrismic(prismic: PrismicRepository, { network, clock, waits }: NetworkOptions): Repository {
  const { name: repository, endpoint, token } = prismic;
  const name = new URL(endpoint).origin;
  const explainHost = hostOfSettings(prismic);
  return repositoryAt({ name, repository, endpoint, token, transport: network, clock, waits, explainHost });
}

/** Creates a function that says which environment variable names the host of the API, and its value. */
function hostOfSettings({ name, endpoint, token }: PrismicRepository): ExplainHost {
  const { hostname } = new URL(endpoint);
  const origin = settingOf({ repository: name, endpoint, redact: createRedact([token]) });
  return (host) => (host === hostname ? origin : undefined);
}

interface Address {
  readonly name: string;
  readonly repository: string;
  readonly endpoint: string;
  readonly token: string | undefined;
  readonly transport: Fetch;
  readonly clock: Clock;
  readonly waits: Waits;
  readonly explainHost?: ExplainHost | undefined;
}

/** Connects to a repository by its API. */
export function repositoryAt({
  name,
  repository,
  endpoint,
  token,
  transport,
  explainHost,
  ...rest
}: Address): Repository {
  const redact = createRedact([token]);
  const options = { ...rest, fetch: transport, redact };
  // Errors about files explain no setting, because the content names the hosts of files.
  const mediaFetch = createHttpFetch({ ...options, wants: 'files' });
  const fetch = createHttpFetch({ ...options, wants: 'answers', explainHost, findProblem: jsonProblem });
  const connection: Connection = { repository, endpoint, token, fetch, redact };
  return {
    name: redact(name),
    endpoint,
    fetchPin: () => fetchPin(connection),
    async *readAll(pin, onProgress) {
      const { readAll } = await import('./pinned-read.ts');
      yield* readAll(pin, connection, onProgress);
    },
    async readChanges(pin, known) {
      const { readChanges } = await import('./changed-read.ts');
      return readChanges(pin, connection, known);
    },
    fetchMedia: (url) => fetchMedia(url, mediaFetch, redact),
  };
}

function jsonProblem(body: Uint8Array): string | undefined {
  try {
    JSON.parse(new TextDecoder().decode(body));
    return undefined;
  } catch {
    return `its ${body.byteLength} bytes are not complete JSON.`;
  }
}

async function fetchMedia(url: string, fetch: Fetch, redact: Redact): Promise<Uint8Array> {
  if (!isHttpUrl(url)) {
    throw new HeliosError('repository-answer', {
      message: `The address of a file must begin with https:// or http://, got "${redact(url)}".`,
      hint: 'Choose the file again in the CMS.',
    });
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new HeliosError('repository-answer', {
      message: `The repository answered the request for ${addressOf(url, redact)} with the status ${response.status}.`,
      where: addressOf(url, redact),
      hint: 'If the file was deleted from the media library, choose another one in the CMS.',
    });
  }
  return new Uint8Array(await response.arrayBuffer());
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
