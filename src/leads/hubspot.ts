import { z } from 'zod';
import type { SubmissionContext, SubmittedFormData } from '../rules/leads/submission.ts';
import { retryAfterMs } from '../site/retry-after.ts';

/** How sending a lead ended. */
export type DeliveryResult =
  | { readonly type: 'delivered' }
  /** HubSpot will not have it, today or tomorrow. `correlationId` is what their support asks for. */
  | { readonly type: 'rejected'; readonly errorType: string; readonly correlationId?: string }
  /** Not now. `isRateLimited`: too much is being sent, by whomever. */
  | {
      readonly type: 'retry';
      readonly reason: string;
      readonly isRateLimited: boolean;
      readonly waitMs?: number | undefined;
    }
  /** It was sent, and what came of it is not known: it may be there. */
  | { readonly type: 'uncertain'; readonly reason: string };

export interface DueLead {
  readonly formId: string;
  readonly data: SubmittedFormData;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

export type SendLead = (lead: DueLead) => Promise<DeliveryResult>;

/** What a request came to. The difference between the last two decides whether a lead may be sent again. */
export type Exchange =
  | { readonly type: 'answer'; readonly status: number; readonly retryAfter: string | null; readonly body: string }
  | { readonly type: 'not-sent'; readonly reason: string }
  | { readonly type: 'answer-lost'; readonly reason: string };

/** Posts JSON once, following nothing and repeating nothing. Never throws. */
export type PostJson = (request: {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}) => Promise<Exchange>;

export interface HubSpotAccount {
  readonly portal: string;
  /** A private app's, with the scope `forms`. With it any property may be sent and more of them a second. */
  readonly token: string | undefined;
  /** `https://api.hsforms.com`, or `https://api-eu1.hsforms.com`. */
  readonly host: string;
}

/** Sends leads to HubSpot's form submission API, version 3. */
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

/** A form without a script doesn't know the name of its page. */
function contextOf({ context }: SubmittedFormData): Partial<SubmissionContext> {
  const { pageName, ...rest } = context;
  return pageName === '' ? rest : context;
}

/** HubSpot takes the time of its own clock; one of ours only for what has waited, and for a month at most. */
function submittedAt(receivedAt: number, now: number): { submittedAt?: string } {
  const age = now - receivedAt;
  return age > 60_000 && age < 30 * 86_400_000 ? { submittedAt: String(receivedAt) } : {};
}

/**
 * What a gateway says of a host behind it that broke off, or did not answer in time: it may have passed the lead on.
 * RFC 9110, 15.6.3 and 15.6.5; 520 and 524 are Cloudflare's, which HubSpot's hosts stand behind.
 */
const gatewayFailures: ReadonlySet<number> = new Set([502, 504, 520, 524]);

function deliveryOf({ status, retryAfter, body }: Extract<Exchange, { type: 'answer' }>, now: number): DeliveryResult {
  if (status >= 200 && status < 300) return { type: 'delivered' };
  if (gatewayFailures.has(status)) return { type: 'uncertain', reason: `HubSpot answered ${status}.` };
  if (status === 408 || status === 429 || status >= 500) {
    const waitMs = retryAfterMs(retryAfter, now);
    return { type: 'retry', reason: `HubSpot answered ${status}.`, isRateLimited: status === 429, waitMs };
  }
  return { type: 'rejected', ...messageOf(body, status) };
}

const errorBody = z.object({
  correlationId: z.string().max(100).optional().catch(undefined),
  errors: z.array(z.object({ errorType: z.string() })).catch([]),
});

/** The first of HubSpot's error types, such as BLOCKED_EMAIL. Its messages are left: they repeat what was typed. */
function messageOf(body: string, status: number): { errorType: string; correlationId?: string } {
  const { data } = errorBody.safeParse(parseJson(body));
  const [first] = data?.errors ?? [];
  const errorType = first && /^[A-Z_]{1,80}$/.test(first.errorType) ? first.errorType : `HTTP_${status}`;
  return { errorType, ...(data?.correlationId !== undefined && { correlationId: data.correlationId }) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // A gateway's page: the status says enough.
  }
}
