import type { DeliveryResult } from './hubspot.ts';
import type { RejectionCode } from './rejection.ts';

/** The facts about a submission that the log reports. */
export interface SubmissionFacts {
  /** HubSpot's id of the form. Undefined if the request names no form of the site. */
  readonly form?: string;
  /** The size of the request's body as its header `Content-Length` says. Undefined without the header. */
  readonly bytes?: number;
}

/** An event for the log. It names leads by id and never contains personal data. */
export type LeadEvent =
  | (SubmissionFacts & {
      readonly type: 'rejected';
      readonly code: RejectionCode;
      /** Origin of the sending page, if it is not one of the site's own. */
      readonly origin?: string;
      /** The place of the fault in a malformed request: `formData.fields[2].value`. */
      readonly place?: string;
      readonly cause?: unknown;
    })
  | (SubmissionFacts & { readonly type: 'accepted'; readonly isVerified: boolean })
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
