import type { Submission } from '../../rules/leads/submission.ts';

export interface LeadPost {
  readonly action: string;
  /** HubSpot's id of the form. */
  readonly formId: string;
  readonly submission: Submission;
  /** What was chosen in fields for files, by their names. */
  readonly files: readonly NamedFile[];
  /** The same for every try to send this lead. */
  readonly key: string;
}

export type NamedFile = readonly [name: string, file: File];

/** Milliseconds an answer may take: SPEC section 9, "HTTP client defaults". */
export const timeoutMs = 10_000;

/** The same with files: ten megabytes at one megabit a second, which a train has. */
export const fileTimeoutMs = timeoutMs + 80_000;

/** Whether the lead arrived. `code` is what the endpoint says against it; undefined if it can't be told. */
export type LeadAnswer = { readonly isSent: true } | { readonly isSent: false; readonly code: string | undefined };

/** Sends a lead (SPEC section 7): the JSON value `error` means failure, and so does no answer, or one that is no JSON. */
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
    // Who leaves the page at once has sent it nevertheless.
    keepalive: true,
  };
}

/** Not `keepalive`: that takes 64 KB at most (Fetch, "HTTP-network-or-cache fetch"). */
function withFiles({ submission, files, key }: LeadPost): RequestInit {
  const body = new FormData();
  body.append('submission', JSON.stringify(submission));
  for (const [name, file] of files) body.append(name, file);
  return { headers: { accept: 'application/json', 'idempotency-key': key }, body };
}

async function readAnswer(response: Response): Promise<LeadAnswer> {
  // A host in front of the endpoint has a limit of its own, and no code for it.
  const code = response.headers.get('x-helios-error') ?? (response.status === 413 ? 'FILE_TOO_LARGE' : undefined);
  if (!response.ok) return { isSent: false, code };
  const value: unknown = await response.json();
  return value === 'error' ? { isSent: false, code } : { isSent: true };
}
