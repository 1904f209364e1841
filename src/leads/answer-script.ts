import type { LeadStanding } from './lead.ts';
import type { Refusal } from './rejection.ts';

/** The answer to a script whose lead was taken. */
export function acceptScript({ type }: LeadStanding): Response {
  return Response.json({ ok: true, delivery: type }, { headers: { 'cache-control': 'no-store' } });
}

/** The answer to a script whose lead was not: the JSON value `"error"` (SPEC section 7), and why in a header. */
export function refuseScript(refusal: Refusal): Response {
  return Response.json('error', { status: refusal.status, headers: refusalHeaders(refusal) });
}

export function refusalHeaders({ code, retryAfter }: Refusal): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-helios-error': code,
    ...(code === 'METHOD' && { allow: 'POST' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
}
