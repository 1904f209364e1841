import type { Clock } from '../site/clock.ts';
import { durationFlag, formatDuration, formatTime } from '../site/duration.ts';
import { HeliosError } from '../site/helios-error.ts';
import { type Redact, redactError } from '../site/redact.ts';
import type { Waits } from '../site/waits.ts';

/** What requests are for: answers of the API, or files of the media library. It decides what an error says to do. */
export type Wanted = 'answers' | 'files';

/** Says which setting names a host. Returns undefined for a host that only the content names. */
export type ExplainHost = (hostname: string) => HostOrigin | undefined;

/** The setting from which Helios has the name of a host. */
export interface HostOrigin {
  /** A sentence with the setting and its value: `HELIOS_PRISMIC_REPOSITORY is "acme".` */
  readonly text: string;
  readonly hint: string;
}

/** The environment variable that names the host of the API, and its value. */
export function settingOf({
  repository,
  endpoint,
  redact,
}: {
  readonly repository: string;
  readonly endpoint: string;
  readonly redact: Redact;
}): HostOrigin {
  if (new URL(endpoint).hostname === `${repository.toLowerCase()}.cdn.prismic.io`)
    return {
      text: `HELIOS_PRISMIC_REPOSITORY is "${repository}".`,
      hint: 'Set HELIOS_PRISMIC_REPOSITORY to the name in https://NAME.cdn.prismic.io.',
    };
  return {
    text: `HELIOS_PRISMIC_ENDPOINT is "${redact(endpoint)}".`,
    hint: 'Set HELIOS_PRISMIC_ENDPOINT to the address of the API, or unset it if the repository is at Prismic.',
  };
}

/**
 * Returns the origin and path of a URL, for messages. The query is
 * left out: it holds the token and nothing that helps a reader.
 */
export function addressOf(url: string, redact: Redact): string {
  const { origin, pathname } = new URL(url);
  return redact(origin + pathname);
}

const tryAgain =
  'Run the same command again in a while. The content of an earlier fetch, if there is one, is unchanged.';

export function noAnswer(
  where: string,
  requests: number,
  error: unknown,
  { redact, explainHost }: { redact: Redact; explainHost?: ExplainHost | undefined },
): HeliosError {
  const { host, hostname } = new URL(where);
  const cause = redactError(error, redact);
  const code = networkCode(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return unresolved(where, { isUnknown: code === 'ENOTFOUND', cause, origin: explainHost?.(hostname) });
  // The message of Node's error is only "fetch failed". The reason is in the error's cause.
  const inner = cause.cause instanceof Error ? cause.cause : undefined;
  const lasting = lastingFault(inner?.message, new URL(where));
  if (lasting) return mustBeCorrected(lasting, { where, cause, origin: explainHost?.(hostname) });
  const reason = inner ? inner.message || code || inner.name : cause.message;
  const message = `${host} did not answer ${count(requests)}. The reason of the last one: ${reason.replace(/\.?$/, '.')}`;
  return new HeliosError('repository-unreachable', { message, where, hint: tryAgain, cause });
}

/** The system's error code of a failed connection, such as ECONNREFUSED. */
function networkCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}

/**
 * Returns what is wrong with an address, for faults that no retry can mend. Node tells these only by a text, without a
 * code.
 */
function lastingFault(reason: string | undefined, { host, port }: URL): string | undefined {
  switch (reason) {
    case 'bad port': // https://fetch.spec.whatwg.org/#bad-port
      return `Nothing can be fetched from ${host}: the port ${port} belongs to another protocol, and Node blocks it.`;
    case 'redirect count exceeded':
      return `${host} answers with one redirect after the other, more than 20, and never with content.`;
    case 'URL scheme must be a HTTP(S) scheme':
      return `${host} redirects the request to an address that begins with neither https: nor http:.`;
    default:
      return undefined;
  }
}

function mustBeCorrected(
  fault: string,
  { where, cause, origin }: { where: string; cause: Error; origin: HostOrigin | undefined },
): HeliosError {
  return new HeliosError(origin ? 'bad-config' : 'repository-answer', {
    message: [fault, origin?.text].filter(Boolean).join(' '),
    where,
    hint: origin?.hint ?? 'Open this address in a browser, and correct it where it is written.',
    cause,
  });
}

interface Unresolved {
  /** True if the name servers say that there is no such name; false if they did not answer. */
  readonly isUnknown: boolean;
  readonly cause: Error;
  readonly origin: HostOrigin | undefined;
}

function unresolved(where: string, { isUnknown, cause, origin }: Unresolved): HeliosError {
  const { hostname } = new URL(where);
  const what = isUnknown
    ? `There is no host with the name ${hostname}.`
    : `This machine can't look up the host ${hostname}: its name server does not answer.`;
  const hint = isUnknown
    ? `${origin?.hint ?? 'Correct the address.'} If it is right, this machine may be without a network: check that.`
    : `Check the network of this machine, then run the same command again. ${origin?.hint ?? ''}`.trim();
  return new HeliosError(isUnknown ? 'unknown-host' : 'repository-unreachable', {
    message: [what, origin?.text].filter(Boolean).join(' '),
    where,
    hint,
    cause,
  });
}

export function outage(where: string, status: number, requests: number): HeliosError {
  const message = `${new URL(where).host} answered ${count(requests)} with the status ${status}.`;
  return new HeliosError('repository-unreachable', { message, where, hint: tryAgain });
}

export function unusable(where: string, problem: string, requests: number, redact: Redact): HeliosError {
  const message = `${new URL(where).host} answered ${count(requests)} in a way that Helios can't use: ${redact(problem)}`;
  return new HeliosError('repository-answer', {
    message,
    where,
    hint: 'Run the command again. If the error stays, check the address and the proxies between this machine and the repository.',
  });
}

function count(requests: number): string {
  return requests === 1 ? 'a request' : `${requests} requests`;
}

/** The error of a host that asks for a longer pause than the run may make. It says when to come back. */
export function comeBack(
  { message, where = '' }: HeliosError,
  { askedMs, waits, clock }: { askedMs: number; waits: Waits; clock: Clock },
): HeliosError {
  const retryAt = new Date(clock.now() + askedMs);
  const waitedMs = waits.limitMs - waits.leftMs;
  const waited = waitedMs > 0 ? `, and this one has waited ${formatDuration(waitedMs)}` : '';
  return new HeliosError('repository-busy', {
    message: `${message} It asks Helios to come back in ${formatDuration(askedMs)}, at ${formatTime(retryAt)}.`,
    where,
    hint: `Run the same command again then. ${limitOf(waits)}${waited}; --wait ${durationFlag(waitedMs + askedMs)} allows this pause.`,
    retryAt,
  });
}

/**
 * Returns the error of the last attempt, with a hint that the run has used up its waits. A lasting fault stays
 * unchanged.
 */
export function outOfTime(error: HeliosError, waits: Waits): HeliosError {
  if (!error.isTemporary) return error;
  const { code, message, where = '', cause } = error;
  const hint = `Run the same command again in a while. ${limitOf(waits)}; --wait allows more.`;
  return new HeliosError(code, { message, where, hint, cause });
}

function limitOf({ limitMs }: Waits): string {
  return `A run waits ${formatDuration(limitMs)} in all for other programs`;
}

/** The error of an answer without an end, or of a file that is too large. */
export function tooLarge(
  where: string,
  { maxBytes, wants, explainHost }: { maxBytes: number; wants: Wanted; explainHost?: ExplainHost | undefined },
): HeliosError {
  const { host, hostname } = new URL(where);
  const limit = `larger than ${maxBytes / 1024 / 1024} MiB`;
  const origin = wants === 'answers' ? explainHost?.(hostname) : undefined;
  const message =
    wants === 'answers'
      ? `The API at ${host} sent an answer that is ${limit}.`
      : `${host} sent a file that is ${limit}.`;
  return new HeliosError('repository-answer', {
    message: [message, origin?.text].filter(Boolean).join(' '),
    where,
    hint:
      wants === 'answers'
        ? `No answer of Prismic's API is as large: check the proxies between this machine and it. ${origin?.hint ?? ''}`.trim()
        : 'Replace the file in the CMS by a smaller one.',
  });
}

export function refused(where: string, status: number): HeliosError {
  return new HeliosError('repository-refused', {
    message: `${new URL(where).host} refused the request (status ${status}).`,
    where,
    hint: 'Set HELIOS_PRISMIC_TOKEN to a permanent access token of the repository that HELIOS_PRISMIC_REPOSITORY names.',
  });
}
