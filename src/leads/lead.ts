import type { SubmittedFormData } from '../rules/leads/submission.ts';
import { sha256 } from './sha256.ts';

/**
 * What has become of a lead.
 *
 *     pending ─► sending ─► delivered
 *        ▲          ├─────► rejected    HubSpot said no, and why
 *        └──────────┤
 *      not now      └─────► uncertain   HubSpot may have it: the answer was lost
 */
export const leadStates = ['pending', 'sending', 'delivered', 'rejected', 'uncertain'] as const;
export type LeadState = (typeof leadStates)[number];

/** What tells one lead from another. Hashes: nobody can be read out of them. */
export interface LeadKeys {
  /** Of the request's `Idempotency-Key` and its content; undefined where none was sent. */
  readonly request: string | undefined;
  /** Of form, fields and files. Within some minutes the same content is the same lead. */
  readonly content: string;
}

/** The same content again within this time is the same lead: a reload, an impatient second click. */
export const sameLeadMs = 10 * 60_000;

/** A lead that has been let in, and is to be kept. */
export interface NewLead {
  readonly keys: LeadKeys;
  readonly formId: string;
  /** Prismic's code: `en-gb`. */
  readonly locale: string;
  readonly data: SubmittedFormData;
  readonly files: ReadonlyMap<string, File>;
  /** A captcha has said that it came from a person. */
  readonly isVerified: boolean;
}

/** What the sender of a lead is told: HubSpot has it, we have it, or what HubSpot found wrong with it. */
export type LeadStatus =
  | { readonly type: 'delivered' | 'accepted' }
  | { readonly type: 'rejected'; readonly errorType: string };

/** Where leads are taken in. Whatever it is made of, `take` resolves only once the lead can't be lost any more. */
export interface LeadIntake {
  /** Undefined if no lead came under these keys. */
  find(keys: LeadKeys): Promise<LeadStatus | undefined>;
  accept(lead: NewLead): Promise<LeadStatus>;
}

/** Makes a lead's keys. `header` is the request's `Idempotency-Key`. */
export async function leadKeys(
  { formId, data, files }: Pick<NewLead, 'formId' | 'data' | 'files'>,
  header: string | null,
): Promise<LeadKeys> {
  const fields = data.fields.map(({ name, value }) => [name, value]);
  const content = await sha256(JSON.stringify([formId, ...fields, ...(await Promise.all(Array.from(files, fileKey)))]));
  return { content, request: header ? await sha256(JSON.stringify([header, content])) : undefined };
}

/** Its bytes count: whoever chose the wrong file sends another one with the same fields. */
async function fileKey([field, file]: [string, File]): Promise<unknown[]> {
  return [field, file.name, file.size, await sha256(await file.arrayBuffer())];
}
