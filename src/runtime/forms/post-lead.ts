import type { Submission } from '../../rules/leads/submission.ts';

export interface LeadPost {
  readonly action: string;
  /** HubSpot's id of the form. */
  readonly formId: string;
  readonly submission: Submission;
  /** The chosen files, with the names of their fields. */
  readonly files: readonly NamedFile[];
  /** The key that identifies the lead. It is the same for all attempts to send the lead. */
  readonly key: string;
}

export type NamedFile = readonly [name: string, file: File];

/** The longest time that the endpoint's answer may take (docs/contract.md, section 9.5). */
export const timeoutMs = 10_000;

/**
 * The time limit for the answer to a lead with files: 80 s more than for one without, since 10 MB need 80 s at 1 Mbit/s, as
 * on a train.
 */
export const fileTimeoutMs = timeoutMs + 80_000;

/**
 * The endpoint's answer: `isSent` says whether the lead arrived. `code` is the endpoint's error code, or `noEndpoint`;
 * undefined if no answer or no code came.
 */
export type LeadAnswer = { readonly isSent: true } | { readonly isSent: false; readonly code: string | undefined };

/** The code of an answer that does not come from a lead endpoint, because the site's host has none. */
export const noEndpoint = 'NO_ENDPOINT';

/** Statuses by which hosts of files answer a POST. The endpoint has a code in the header of each of its errors. */
const statusesOfFileHosts: readonly number[] = [404, 405, 501];

/**
 * Sends a lead (docs/contract.md, section 7.2). Never rejects: a missing answer, an error status, an answer that is not
 * JSON, and the JSON value `error` all count as failures (docs/contract.md, section 4.4).
 */
export async function postLead(lead: LeadPost): Promise<LeadAnswer> {
  const { action, formId, files } = lead;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), files.length > 0 ? fileTimeoutMs : timeoutMs);
  try {
    const url = `${action}?formId=${encodeURIComponent(formId)}`;
    const request = files.length > 0 ? withFiles(lead) : inJson(lead);
    return await readAnswer(await fetch(url, { ...request, method: 'POST', signal: controller.signal }));
  } catch {
    return { isSent: false, code: undefined };
  } finally {
    clearTimeout(timer);
  }
}

function inJson({ submission, key }: LeadPost): RequestInit {
  return {
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(submission),
    // With `keepalive`, the browser completes the request even if the visitor leaves the page at once.
    keepalive: true,
  };
}

/** A request with files can't use `keepalive`, which is limited to 64 KB (Fetch, "HTTP-network-or-cache fetch"). */
function withFiles({ submission, files, key }: LeadPost): RequestInit {
  const body = new FormData();
  body.append('submission', JSON.stringify(submission));
  for (const [name, file] of files) body.append(name, file);
  return { headers: { accept: 'application/json', 'idempotency-key': key }, body };
}

async function readAnswer(response: Response): Promise<LeadAnswer> {
  const code = response.headers.get('x-helios-error') ?? codeOfStatus(response.status);
  if (!response.ok) return { isSent: false, code };
  const value: unknown = await response.json();
  return value === 'error' ? { isSent: false, code } : { isSent: true };
}

/** The code of an answer that has none. */
function codeOfStatus(status: number): string | undefined {
  // A proxy in front of the endpoint may have a smaller size limit than the endpoint.
  if (status === 413) return 'FILE_TOO_LARGE';
  return statusesOfFileHosts.includes(status) ? noEndpoint : undefined;
}
