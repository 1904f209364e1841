import { HeliosError } from '../site/helios-error.ts';

export interface MapRequest {
  readonly url: string;
  readonly body: FormData | Uint8Array<ArrayBuffer> | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses that count as success, besides 2xx. */
  readonly accepts?: readonly number[];
}

/** Posts to a monitoring service. Throws HeliosError `upload-refused` or `upload-failed`. */
export type MapPost = (request: MapRequest) => Promise<void>;

/** The longest wait for an answer to one file. */
const timeoutMs = 60_000;

/** The statuses of a service that is busy: the same request may succeed later. */
const busyStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

export function createMapPost(token: string): MapPost {
  return async ({ url, body, headers, accepts = [] }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${token}` },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw unreachable(url, error);
    });
    await response.arrayBuffer().catch(() => undefined);
    if (!response.ok && !accepts.includes(response.status)) throw refused(url, response.status);
  };
}

function unreachable(url: string, cause: unknown): HeliosError {
  return new HeliosError('upload-failed', {
    message: `${new URL(url).host} does not answer.`,
    where: url,
    hint: 'Run the same command again in a while: what is uploaded already stays. If the host is wrong, correct HELIOS_SOURCE_MAPS_URL.',
    cause,
  });
}

function refused(url: string, status: number): HeliosError {
  const { host } = new URL(url);
  if (busyStatuses.has(status)) {
    return new HeliosError('upload-failed', {
      message: `${host} can't take source maps now (status ${status}).`,
      where: url,
      hint: 'Run the same command again in a while: what is uploaded already stays.',
    });
  }
  return new HeliosError('upload-refused', {
    message: `${host} refuses the source maps (status ${status}).`,
    where: url,
    hint: hints[status] ?? 'Check HELIOS_SOURCE_MAPS_URL: it must name an app of Faro or a project of Sentry.',
  });
}

const tokenHint =
  'Set HELIOS_SOURCE_MAPS_TOKEN to a token that may write source maps: {stack id}:{token} for Faro, a token with the scope project:releases for Sentry.';

const hints: Readonly<Record<number, string>> = {
  401: tokenHint,
  403: tokenHint,
  404: 'Correct HELIOS_SOURCE_MAPS_URL: the service knows no such app or project.',
  413: 'The service takes no file of this size. Raise its limit.',
};
