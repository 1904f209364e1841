import type { LeadStatus } from './lead.ts';
import type { Rejection } from './rejection.ts';

/** Creates the answer to a script whose lead was accepted. */
export function acceptScript({ type }: LeadStatus): Response {
  return Response.json({ ok: true, delivery: type }, { headers: { 'cache-control': 'no-store' } });
}

/**
 * Creates the answer to a script whose lead was rejected: the JSON value `"error"` (docs/contract.md, section 7.3),
 * with the code and the places of the faults in headers.
 */
export function rejectScript(rejection: Rejection): Response {
  return Response.json('error', { status: rejection.status, headers: rejectionHeaders(rejection) });
}

export function rejectionHeaders({ code, place, retryAfter }: Rejection): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-helios-error': code,
    ...(place !== undefined && { 'x-helios-error-at': place }),
    ...(code === 'METHOD' && { allow: 'POST' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
}
