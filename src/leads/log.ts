import type { DeliveryResult } from './hubspot.ts';
import type { RejectionCode } from './rejection.ts';

/** What may be told of leads: what happened, to which, and never whose they are. */
export type LeadEvent =
  /** `origin` is that of a page which is none of the site's. */
  | { readonly type: 'rejected'; readonly code: RejectionCode; readonly origin?: string; readonly cause?: unknown }
  | { readonly type: 'accepted'; readonly form: string; readonly isVerified: boolean }
  | { readonly type: 'captcha-unknown' }
  | {
      readonly type: 'delivery';
      readonly lead: string;
      readonly form: string;
      readonly attempt: number;
      readonly delivery: DeliveryResult;
    }
  /** Leads that were being sent when a process died. */
  | { readonly type: 'recovered'; readonly count: number }
  | { readonly type: 'fault'; readonly error: unknown };
