import type { SubmittedFormData } from '../rules/leads/submission.ts';
import { sha256 } from './sha256.ts';

/**
 * The states of a lead in the outbox.
 *
 *     pending ─► sending ─► delivered
 *        ▲          ├─────► rejected    HubSpot rejected it and gave the reason
 *        └──────────┤
 *    retry later    └─────► uncertain   HubSpot may have it: the answer was lost
 */
export const leadStates = ['pending', 'sending', 'delivered', 'rejected', 'uncertain'] as const;
export type LeadState = (typeof leadStates)[number];

/** The keys by which a repeated lead is recognised. Both are hashes, so they reveal no personal data. */
export interface LeadKeys {
  /**
   * The hash of the request's `Idempotency-Key` and the lead's content; undefined if the request has no such header.
   */
  readonly request: string | undefined;
  /** The hash of form, fields and files. Leads with the same hash within `sameLeadMs` count as one lead. */
  readonly content: string;
}

/** Leads with the same content within this time count as one: the visitor reloaded the page or clicked twice. */
export const sameLeadMs = 10 * 60_000;

/** A lead that passed all checks and is not stored yet. */
export interface NewLead {
  readonly keys: LeadKeys;
  readonly formId: string;
  /** The name of the form: the UID of its document. Empty if the release does not name its forms. */
  readonly formName: string;
  /** Prismic's code of the locale: `en-gb`. */
  readonly locale: string;
  readonly data: SubmittedFormData;
  readonly files: ReadonlyMap<string, File>;
  /** True if a captcha confirmed that a person sent the lead. */
  readonly isVerified: boolean;
}

/**
 * The status that the answer reports: HubSpot has the lead, Helios has stored it, or HubSpot rejected it with an error
 * type.
 */
export type LeadStatus =
  | { readonly type: 'delivered' | 'accepted' }
  | { readonly type: 'rejected'; readonly errorType: string };

/** The place to which the endpoint hands accepted leads. */
export interface LeadIntake {
  /** Finds the status of an earlier lead with the same keys; undefined if there is none. */
  find(keys: LeadKeys): Promise<LeadStatus | undefined>;
  /** Takes over a lead. The promise resolves only once the lead can't be lost any more. */
  accept(lead: NewLead): Promise<LeadStatus>;
}

/** Computes the keys of a lead. `header` is the request's `Idempotency-Key`. */
export async function leadKeys(
  { formId, data, files }: Pick<NewLead, 'formId' | 'data' | 'files'>,
  header: string | null,
): Promise<LeadKeys> {
  const fields = data.fields.map(({ name, value }) => [name, value]);
  const content = await sha256(JSON.stringify([formId, ...fields, ...(await Promise.all(Array.from(files, fileKey)))]));
  return { content, request: header ? await sha256(JSON.stringify([header, content])) : undefined };
}

/**
 * Describes a file by its name, size and hash. The hash is needed because a
 * visitor who chose the wrong file sends another one with the same fields.
 */
async function fileKey([field, file]: [string, File]): Promise<unknown[]> {
  return [field, file.name, file.size, await sha256(await file.arrayBuffer())];
}
