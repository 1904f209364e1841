import type { LeadFaultCode } from '../rules/leads/check-lead.ts';

/** Why the endpoint takes no lead from a request, and with which status (RFC 9110) it says so. */
const statuses = {
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
} as const satisfies Record<LeadFaultCode, number> & Record<string, number>;
export type RejectionCode = keyof typeof statuses;

interface RefusalReasons {
  readonly faults?: Readonly<Record<string, LeadFaultCode>>;
  readonly retryAfter?: number;
  readonly origin?: string | undefined;
  readonly cause?: unknown;
}

/** A request that brings no lead, told in one code. Holds nothing that was typed. */
export class Rejection extends Error {
  readonly code: RejectionCode;
  /** What is wrong with which field, where fields are the reason. */
  readonly faults: Readonly<Record<string, LeadFaultCode>>;
  /** Seconds until another attempt is worth it. */
  readonly retryAfter: number | undefined;
  /** Of the page that sent it, where that is none of the site's. */
  readonly origin: string | undefined;

  constructor(code: RejectionCode, more: RefusalReasons = {}) {
    super(code, { cause: more.cause });
    this.name = 'Rejection';
    this.code = code;
    this.faults = more.faults ?? {};
    this.retryAfter = more.retryAfter;
    this.origin = more.origin;
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** The refusal of a lead with faults in its fields; its code is the first one's. */
export function faulty(faults: Readonly<Record<string, LeadFaultCode>>): Rejection {
  const [first = 'REQUIRED'] = Object.values(faults);
  return new Rejection(first, { faults });
}
