import { leadValues } from '../../config/lead-values.ts';
import { checkLead, type LeadFaultCode } from '../rules/leads/check-lead.ts';
import { sentAlongNames } from '../rules/leads/field-names.ts';
import { type LeadFormDefinition, marketingConsentName } from '../rules/leads/lead-form.ts';
import { isPdf } from '../rules/leads/pdf.ts';
import { isPlainText } from '../rules/leads/plain-text.ts';
import { type SubmittedFormData, sentAlongLimit } from '../rules/leads/submission.ts';
import { fieldRejection, Rejection } from './rejection.ts';

type SentAlongName = (typeof sentAlongNames)[number];

/**
 * The values that HubSpot accepts, by field. A hidden value in the form's own
 * document is valid too: editors may use a value before it is in these lists.
 */
const enumerations: Readonly<Partial<Record<SentAlongName, readonly string[]>>> = leadValues;

export interface SubmissionCheck {
  readonly data: SubmittedFormData;
  readonly files: ReadonlyMap<string, File>;
  readonly form: LeadFormDefinition;
  readonly disallowed: readonly string[];
  /** Origins of the site's own pages. */
  readonly origins: readonly string[];
}

/**
 * Checks a lead against its form, field by field. Throws Rejection if
 * the lead is not valid. A valid lead may be stored and sent unchanged.
 */
export async function checkSubmission({ data, files, form, disallowed, origins }: SubmissionCheck): Promise<void> {
  const values = new Map<string, string | File>(files);
  // A page sends the consent of a ticked checkbox, not the checkbox's value. The value is added so that the check finds
  // it.
  if (data.legalConsentOptions) values.set(marketingConsentName, 'true');
  for (const { name, value } of data.fields) {
    const isTyped = form.fields.some((field) => field.name === name);
    if (name === 'pdf_url') assertOwnFile(value, form, origins);
    else if (isTyped) values.set(name, value);
    else assertSentAlong(name, value, form);
  }
  if (!origins.includes(new URL(data.context.pageUri).origin)) throw misplaced('formData.context.pageUri');
  if (data.legalConsentOptions && !form.hasMarketingConsent) throw misplaced('formData.legalConsentOptions');
  const faults: Record<string, LeadFaultCode> = {
    ...(await fileFaults(files, form)),
    ...checkLead(Object.fromEntries(values), form, disallowed),
  };
  if (Object.keys(faults).length > 0) throw fieldRejection(faults);
}

/**
 * Throws Rejection unless the form may send `pdf_url` and the value is an
 * address on the site, such as that of the ebook that the visitor requests.
 */
function assertOwnFile(value: string, form: LeadFormDefinition, origins: readonly string[]): void {
  if (!form.asksForFile && !form.fields.some(({ name }) => name === 'pdf_url'))
    throw new Rejection('UNKNOWN_FIELD', { places: ['pdf_url'] });
  if (!URL.canParse(value) || !origins.includes(new URL(value).origin)) throw misplaced('pdf_url');
}

function misplaced(place: string): Rejection {
  return new Rejection('MALFORMED', { places: [place] });
}

function assertSentAlong(name: string, value: string, form: LeadFormDefinition): void {
  const known = sentAlongNames.find((each) => each === name);
  if (!known) throw new Rejection('UNKNOWN_FIELD', { places: [name] });
  const isValid =
    known === 'partnership_referred_date' ? isMidnight(value) : isPlainText(value) && value.length <= sentAlongLimit;
  const choices = enumerations[known];
  const isChoice = !choices || choices.includes(value) || form.hidden[known] === value;
  if (!isValid || !isChoice) throw misplaced(name);
}

/** True if the value is a day in HubSpot's format: midnight in UTC, in milliseconds since 1970. */
function isMidnight(value: string): boolean {
  return /^\d{12,13}$/.test(value) && Number(value) % 86_400_000 === 0;
}

async function fileFaults(
  files: ReadonlyMap<string, File>,
  form: LeadFormDefinition,
): Promise<Record<string, LeadFaultCode>> {
  const faults: Record<string, LeadFaultCode> = {};
  for (const [name, file] of files) {
    if (!form.fields.some((field) => field.name === name && field.type === 'file'))
      throw new Rejection('UNKNOWN_FIELD', { places: [name] });
    if (!(await isPdf(file))) faults[name] = 'NOT_A_PDF';
  }
  return faults;
}
