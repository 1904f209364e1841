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
  /** The places of the faults in the request, as far as the endpoint knows them. */
  readonly places?: readonly string[];
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
  /**
   * The places of the faults in the request, with commas between: paths in its JSON (`formData.fields[2].value`), or
   * names of fields (`email`). Undefined if the fault has no place. Only names of the request are in it, no values.
   */
  readonly place: string | undefined;

  constructor(code: RejectionCode, more: RejectionReasons = {}) {
    super(code, { cause: more.cause });
    this.name = 'Rejection';
    this.code = code;
    this.faults = more.faults ?? {};
    this.retryAfter = more.retryAfter;
    this.origin = more.origin;
    this.place = placeText(more.places ?? Object.keys(this.faults));
  }

  /** The HTTP status of the answer (RFC 9110). */
  get status(): number {
    return statuses[this.code];
  }
}

/**
 * The maximum number of places that a rejection names. The sender corrects these first and then learns of the others.
 */
const maxPlaces = 5;

/**
 * Joins the places of faults to a text. The sender chooses the names in a request, so a name that is unsafe in a header
 * or in the log is left out.
 */
function placeText(places: readonly string[]): string | undefined {
  const safe = places.filter((place) => /^[\w.[\]-]{1,100}$/.test(place));
  return [...new Set(safe)].slice(0, maxPlaces).join(', ') || undefined;
}

/** Creates the rejection of a lead with faults in its fields. The rejection has the code of the first fault. */
export function fieldRejection(faults: Readonly<Record<string, LeadFaultCode>>): Rejection {
  const [first = 'REQUIRED'] = Object.values(faults);
  return new Rejection(first, { faults });
}
