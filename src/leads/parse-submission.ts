import { z } from 'zod';
import { leadFieldNames } from '../rules/leads/field-names.ts';
import { isPlainText } from '../rules/leads/plain-text.ts';
import { freelyGivenConsent, type Submission, visitorToken } from '../rules/leads/submission.ts';
import { Rejection } from './rejection.ts';

const line = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((text) => isPlainText(text));

/** A field of a lead: HubSpot's name of the property, and a value that is not empty. */
const field = z.strictObject({
  objectTypeId: z.literal('0-1'),
  name: z.enum(leadFieldNames),
  value: z.string().trim().min(1),
});

const consent = z.strictObject({
  consentToProcess: z.literal(true),
  text: line(2000),
  communications: z
    .array(z.strictObject({ value: z.literal(true), subscriptionTypeId: z.int().positive(), text: line(2000) }))
    .max(10),
});

/**
 * The schema of the JSON that a script posts. docs/lead-request.schema.json is made from it. The schema can't express
 * that texts must be plain, and that a field may occur only once.
 */
export const submissionSchema = z.strictObject({
  formData: z.strictObject({
    fields: z.array(field).min(1).max(leadFieldNames.length).superRefine(assertEachOnce),
    context: z.strictObject({
      hutk: z.string().regex(visitorToken).optional(),
      pageUri: z.url({ protocol: /^https?$/ }),
      pageName: z.string().refine((text) => isPlainText(text)),
    }),
    legalConsentOptions: z.strictObject({ consent }).optional(),
  }),
  captchaResponse: z.string().max(8192).optional(),
});

/**
 * Parses the JSON of a submission (docs/contract.md, section
 * 7.2). Throws Rejection if it has any other property or value.
 */
export function parseSubmission(value: unknown): Submission {
  const parsed = submissionSchema.safeParse(value);
  if (!parsed.success) {
    const places = parsed.error.issues.flatMap(placesOf);
    throw new Rejection(hasUnknownField(value) ? 'UNKNOWN_FIELD' : 'MALFORMED', { places });
  }
  const { formData, captchaResponse = '' } = parsed.data;
  const { fields, context, legalConsentOptions } = formData;
  const basis = fields.find(({ name }) => name === 'hs_legal_basis')?.value;
  // A lead without consent must not name the consent as its legal basis, and a lead with consent must.
  if (basis !== (legalConsentOptions && freelyGivenConsent)) {
    throw new Rejection('MALFORMED', { places: ['formData.legalConsentOptions'] });
  }
  const { hutk, pageUri, pageName } = context;
  return {
    formData: {
      fields: fields.map((each) => ({ ...each, value: each.value.replace(/\r\n?/g, '\n') })),
      context: { ...(hutk && { hutk }), pageUri: shortened(pageUri), pageName: pageName.slice(0, 300).toWellFormed() },
      ...(legalConsentOptions && { legalConsentOptions }),
    },
    captchaResponse,
  };
}

/** Adds an issue for each field whose name an earlier field has. */
function assertEachOnce(fields: readonly { readonly name: string }[], context: z.core.$RefinementCtx): void {
  const names = fields.map(({ name }) => name);
  names.forEach((name, index) => {
    if (names.indexOf(name) === index) return;
    context.addIssue({ code: 'custom', message: 'twice', input: name, path: [index, 'name'] });
  });
}

/** The paths of an issue: `formData.fields[2].value`. A property that does not belong there has a path of its own. */
function placesOf(issue: z.core.$ZodIssue): string[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const paths = keys.length > 0 ? keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => z.core.toDotPath(path) || 'body');
}

/**
 * Removes the query from a page's address that is too long: a campaign with long parameters must not cause a rejection.
 */
function shortened(address: string): string {
  const { origin, pathname, href } = new URL(address);
  return href.length > 2000 ? (origin + pathname).slice(0, 2000) : href;
}

const named = z.looseObject({
  formData: z.looseObject({ fields: z.array(z.looseObject({ name: z.string() })) }),
});

/**
 * True if a field has an unknown name. This case has its own error
 * code as a hint that page and endpoint are of different releases.
 */
function hasUnknownField(value: unknown): boolean {
  const names: readonly string[] = leadFieldNames;
  const { data } = named.safeParse(value);
  return data?.formData.fields.some(({ name }) => !names.includes(name)) ?? false;
}
