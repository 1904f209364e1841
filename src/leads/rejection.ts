import { type LeadFaultCode, leadFaultCodes } from '../rules/leads/check-lead.ts';

/** The permanent codes of rejections. `rejection-catalogue.ts` explains each. */
export const rejectionCodes = [
  'METHOD',
  'ORIGIN',
  'CONTENT_TYPE',
  'TOO_LARGE',
  'RATE_LIMIT',
  'MALFORMED',
  'UNKNOWN_FORM',
  'UNKNOWN_FIELD',
  'CAPTCHA',
  'UNAVAILABLE',
  ...leadFaultCodes,
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];

const statuses: Readonly<Record<RejectionCode, number>> = {
  METHOD: 405,
  ORIGIN: 403,
  CONTENT_TYPE: 415,
  TOO_LARGE: 413,
  RATE_LIMIT: 429,
  MALFORMED: 400,
  UNKNOWN_FORM: 404,
  UNKNOWN_FIELD: 422,
  CAPTCHA: 403,
  UNAVAILABLE: 503,
  INVALID_EMAIL: 422,
  NON_WORK_EMAIL: 422,
  REQUIRED: 422,
  TOO_LONG: 422,
  NOT_A_CHOICE: 422,
  NOT_PLAIN_TEXT: 422,
  FILE_TOO_LARGE: 413,
  NOT_A_PDF: 422,
  CONSENT: 422,
};

interface RejectionReasons {
  readonly faults?: Readonly<Record<string, LeadFaultCode>>;
  readonly retryAfter?: number;
  readonly origin?: string | undefined;
  readonly cause?: unknown;
}

/** The reason why the endpoint accepts no lead from a request. It holds nothing that the visitor typed. */
export class Rejection extends Error {
  readonly code: RejectionCode;
  /** The faults by field; empty if the reason is not in a field. */
  readonly faults: Readonly<Record<string, LeadFaultCode>>;
  /** The seconds that the sender must wait before the next attempt. */
  readonly retryAfter: number | undefined;
  /** Origin of the sending page, if it is not one of the site's own. */
  readonly origin: string | undefined;

  constructor(code: RejectionCode, more: RejectionReasons = {}) {
    super(code, { cause: more.cause });
    this.name = 'Rejection';
    this.code = code;
    this.faults = more.faults ?? {};
    this.retryAfter = more.retryAfter;
    this.origin = more.origin;
  }

  /** The HTTP status of the answer (RFC 9110). */
  get status(): number {
    return statuses[this.code];
  }
}

/** Creates the rejection of a lead with faults in its fields. The rejection has the code of the first fault. */
export function fieldRejection(faults: Readonly<Record<string, LeadFaultCode>>): Rejection {
  const [first = 'REQUIRED'] = Object.values(faults);
  return new Rejection(first, { faults });
}
