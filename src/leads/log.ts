import type { DeliveryResult } from './hubspot.ts';
import type { RejectionCode } from './rejection.ts';

/** An event for the log. It names leads by id and never contains personal data. */
export type LeadEvent =
  /** `origin` is the origin of the sending page, if it is not one of the site's own. */
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
  /** `count` leads became uncertain, because an earlier process died while it was sending them. */
  | { readonly type: 'recovered'; readonly count: number }
  | { readonly type: 'fault'; readonly error: unknown };
