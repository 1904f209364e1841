import type { Submission } from '../../rules/leads/submission.ts';

export interface LeadPost {
  readonly action: string;
  /** HubSpot's id of the form. */
  readonly formId: string;
  readonly submission: Submission;
  /** The same for every try to send this lead. */
  readonly key: string;
}

/** Milliseconds an answer may take: SPEC section 9, "HTTP client defaults". */
export const timeLimit = 10_000;

/** Whether the lead arrived. `code` is what the endpoint says against it; undefined if it can't be told. */
export type LeadAnswer = { readonly isSent: true } | { readonly isSent: false; readonly code: string | undefined };

/** Sends a lead (SPEC section 7): the JSON value `error` means failure, and so does no answer, or one that is no JSON. */
export async function postLead({ action, formId, submission, key }: LeadPost): Promise<LeadAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeLimit);
  try {
    const response = await fetch(`${action}?formId=${encodeURIComponent(formId)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(submission),
      // Who leaves the page at once has sent it nevertheless.
      keepalive: true,
      signal: controller.signal,
    });
    const value: unknown = await response.json();
    if (response.ok && value !== 'error') return { isSent: true };
    return { isSent: false, code: response.headers.get('x-helios-error') ?? undefined };
  } catch {
    return { isSent: false, code: undefined };
  } finally {
    clearTimeout(timer);
  }
}
