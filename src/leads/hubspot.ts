import { z } from 'zod';
import type { SubmissionContext, SubmittedFormData } from '../rules/leads/submission.ts';
import { retryAfterMs } from '../site/retry-after.ts';

/** The result of sending a lead to HubSpot. */
export type DeliveryResult =
  | { readonly type: 'delivered' }
  /** HubSpot rejects this lead for good. Its support asks for the `correlationId`. */
  | { readonly type: 'rejected'; readonly errorType: string; readonly correlationId?: string }
  /**
   * The lead did not reach HubSpot, or HubSpot's answer says that it did not
   * accept the lead. So the lead can be sent again without a duplicate.
   * `isRateLimited` is true if the account sends too many requests.
   */
  | {
      readonly type: 'retry';
      readonly reason: string;
      readonly isRateLimited: boolean;
      readonly waitMs?: number | undefined;
    }
  /** The lead was sent, but no answer came: HubSpot may have the lead. */
  | { readonly type: 'uncertain'; readonly reason: string };

export interface DueLead {
  readonly formId: string;
  readonly data: SubmittedFormData;
  /** The time at which the endpoint received the lead, in milliseconds since 1970. */
  readonly receivedAt: number;
}

export type SendLead = (lead: DueLead) => Promise<DeliveryResult>;

/**
 * The outcome of an HTTP request. A lead may be sent again after
 * `not-sent`, but not after `answer-lost`, because HubSpot may have it.
 */
export type Exchange =
  | { readonly type: 'answer'; readonly status: number; readonly retryAfter: string | null; readonly body: string }
  | { readonly type: 'not-sent'; readonly reason: string }
  | { readonly type: 'answer-lost'; readonly reason: string };

/** Posts JSON once: it follows no redirect and repeats no request. The promise never rejects. */
export type PostJson = (request: {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}) => Promise<Exchange>;

export interface HubSpotAccount {
  readonly portal: string;
  /**
   * The token of a private app with the scope `forms`. With a token
   * HubSpot accepts any property, and more requests a second.
   */
  readonly token: string | undefined;
  /** The origin of HubSpot's API: `https://api.hsforms.com`, or `https://api-eu1.hsforms.com`. */
  readonly host: string;
}

/** Creates a function that sends leads to HubSpot's form submission API, version 3. */
export function createHubSpot(account: HubSpotAccount, post: PostJson, now: () => number): SendLead {
  const { portal, token, host } = account;
  const path = token === undefined ? 'submit' : 'secure/submit';
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return async ({ formId, data, receivedAt }) => {
    const url = `${host}/submissions/v3/integration/${path}/${portal}/${formId}`;
    const body = JSON.stringify({ ...data, context: contextOf(data), ...submittedAt(receivedAt, now()) });
    const exchange = await post({ url, body, headers });
    if (exchange.type === 'not-sent') return { type: 'retry', reason: exchange.reason, isRateLimited: false };
    if (exchange.type === 'answer-lost') return { type: 'uncertain', reason: exchange.reason };
    return deliveryOf(exchange, now());
  };
}

/** Removes an empty page name from the context: a form without a script does not send the name of its page. */
function contextOf({ context }: SubmittedFormData): Partial<SubmissionContext> {
  const { pageName, ...rest } = context;
  return pageName === '' ? rest : context;
}

/**
 * Returns the time of receipt of a lead that waited longer than a minute. For all other leads HubSpot uses its own
 * time. It accepts times of the last month only.
 */
function submittedAt(receivedAt: number, now: number): { submittedAt?: string } {
  const age = now - receivedAt;
  return age > 60_000 && age < 30 * 86_400_000 ? { submittedAt: String(receivedAt) } : {};
}

/**
 * HTTP statuses of a gateway whose host broke off or did not answer in time. The gateway may have passed the lead on
 * (RFC 9110, 15.6.3 and 15.6.5). 520 and 524 are statuses of Cloudflare, which is in front of HubSpot's hosts.
 */
const gatewayFailures: ReadonlySet<number> = new Set([502, 504, 520, 524]);

/** The longest pause of deliveries, even if HubSpot asks for more: an outage must not hold leads back for a day. */
const maxWaitMs = 60_000;

function deliveryOf({ status, retryAfter, body }: Extract<Exchange, { type: 'answer' }>, now: number): DeliveryResult {
  if (status >= 200 && status < 300) return { type: 'delivered' };
  if (gatewayFailures.has(status)) return { type: 'uncertain', reason: `HubSpot answered ${status}.` };
  if (status === 408 || status === 429 || status >= 500) {
    const waitMs = retryAfterMs(retryAfter, now, { maxMs: maxWaitMs });
    return { type: 'retry', reason: `HubSpot answered ${status}.`, isRateLimited: status === 429, waitMs };
  }
  return { type: 'rejected', ...errorTypeOf(body, status) };
}

const errorBody = z.object({
  correlationId: z.string().max(100).optional().catch(undefined),
  errors: z.array(z.object({ errorType: z.string() })).catch([]),
});

/**
 * Reads the first error type in HubSpot's answer, such as `BLOCKED_EMAIL`.
 * HubSpot's messages are left out, because they repeat the visitor's values.
 */
function errorTypeOf(body: string, status: number): { errorType: string; correlationId?: string } {
  const { data } = errorBody.safeParse(parseJson(body));
  const [first] = data?.errors ?? [];
  const errorType = first && /^[A-Z_]{1,80}$/.test(first.errorType) ? first.errorType : `HTTP_${status}`;
  return { errorType, ...(data?.correlationId !== undefined && { correlationId: data.correlationId }) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // The body is not JSON but a gateway's HTML page: the status is enough.
  }
}
