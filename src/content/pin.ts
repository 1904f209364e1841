import { HeliosError } from '../site/helios-error.ts';
import type { Redact } from '../site/redact.ts';
import { addressOf, settingOf } from './http-errors.ts';
import type { Fetch } from './http-fetch.ts';
import { isJsonObject } from './json.ts';

/** The address of a repository, and the `fetch` by which Helios reads it. */
export interface Connection {
  /** The repository's name: the `{name}` in `https://{name}.cdn.prismic.io`. */
  readonly repository: string;
  readonly endpoint: string;
  readonly token: string | undefined;
  /** A `fetch` with a time limit and retries. */
  readonly fetch: Fetch;
  readonly redact: Redact;
}

/** The ref of the content that every request of a read names, and the ref of the integration fields. */
export interface Pin {
  readonly ref: string;
  readonly integrationFieldsRef: string | null;
}

export interface ReadProgress {
  readonly documents: number;
  readonly total: number;
}

/**
 * The error for a read whose documents are useless: the ref expired, or the pages of results contradict each other. Its
 * message says what was seen. The content may have changed during the read, but only another ref would prove that.
 */
export class BrokenRead extends Error {
  override readonly name = 'BrokenRead';
}

/**
 * Fetches the master ref of a repository with one request. All later requests are for this ref only. Throws
 * HeliosError.
 */
export async function fetchPin(connection: Connection): Promise<Pin> {
  const url = new URL(connection.endpoint);
  if (connection.token !== undefined) url.searchParams.set('access_token', connection.token);
  const response = await connection.fetch(url);
  if (response.status === 404) throw noRepository(connection);
  if (!response.ok) throw await failureOf(response, connection);
  const pin = parsePin(await response.json().catch(() => undefined));
  if (!pin) throw unusable(connection, 'The repository names no master ref.');
  return pin;
}

/**
 * Parses the refs in the root response of the API. Returns undefined if there is no master ref. Every export starts
 * with this step, so it does without the validation library.
 */
function parsePin(entry: unknown): Pin | undefined {
  if (!isJsonObject(entry) || !Array.isArray(entry.refs)) return undefined;
  const master: unknown = entry.refs.find((each) => isJsonObject(each) && each.isMasterRef === true);
  const { integrationFieldsRef = null } = entry;
  if (integrationFieldsRef !== null && typeof integrationFieldsRef !== 'string') return undefined;
  return isJsonObject(master) && typeof master.ref === 'string' ? { ref: master.ref, integrationFieldsRef } : undefined;
}

/** The error for a response without a result: BrokenRead if the ref has expired. */
export async function failureOf(response: Response, connection: Connection): Promise<Error> {
  const body: unknown = await response.json().catch(() => undefined);
  const { type, message } = isJsonObject(body) ? body : {};
  const said = typeof message === 'string' ? message : undefined;
  const isRefError = response.status === 410 || (response.status === 404 && type === 'api_notfound_error');
  if (isRefError) return new BrokenRead(refProblem(response.status, said, connection));
  return unusable(connection, `It answered ${response.status}${said ? `: ${said}` : ''}.`);
}

function refProblem(status: number, message: string | undefined, { redact }: Connection): string {
  return redact(`The repository answered ${status}: ${message ?? 'the ref has expired'}`).replace(/\.?$/, '.');
}

/** The error for an answer that is not that of a repository. */
export function unusable({ endpoint, redact }: Connection, problem: string): HeliosError {
  return new HeliosError('repository-answer', {
    message: `The repository sent an answer that Helios can't use. ${redact(problem)}`,
    where: addressOf(endpoint, redact),
    hint: 'Check that HELIOS_PRISMIC_REPOSITORY and HELIOS_PRISMIC_ENDPOINT name a Prismic repository (API v2).',
  });
}

function noRepository({ repository, endpoint, redact }: Connection): HeliosError {
  const { text, hint } = settingOf({ repository, endpoint, redact });
  return new HeliosError('repository-refused', {
    message: `There is no repository "${repository}" at this address (status 404). ${text}`,
    where: addressOf(endpoint, redact),
    hint,
  });
}
