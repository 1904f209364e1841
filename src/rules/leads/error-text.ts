import type { LeadFaultCode } from './check-lead.ts';

/** The keys of the `global_strings` texts that report a fault to a visitor. */
export const leadTextKeys = [
  'invalid_email',
  'non_work_email',
  'non_work_email_cta',
  'required',
  'first_name',
  'last_name',
  'phone',
  'company_size',
  'country',
  'consent',
  'file_too_large',
  'file_not_pdf',
  'too_long',
  'not_plain_text',
  'form_error',
  'something_went_wrong',
  'no_connection',
] as const;
export type LeadTextKey = (typeof leadTextKeys)[number];

/** Keys of the texts for missing values, by field name. All other fields use the key `required`. */
const missing: Readonly<Record<string, LeadTextKey>> = {
  email: 'invalid_email',
  firstname: 'first_name',
  lastname: 'last_name',
  phone: 'phone',
  company_size_range: 'company_size',
  country: 'country',
};

/** Keys of the texts for all other faults, whatever the field. */
const texts: Readonly<Record<Exclude<LeadFaultCode, 'REQUIRED' | 'NOT_A_CHOICE'>, LeadTextKey>> = {
  INVALID_EMAIL: 'invalid_email',
  NON_WORK_EMAIL: 'non_work_email',
  CONSENT: 'consent',
  FILE_TOO_LARGE: 'file_too_large',
  NOT_A_PDF: 'file_not_pdf',
  TOO_LONG: 'too_long',
  NOT_PLAIN_TEXT: 'not_plain_text',
};

/** The key of the text that reports a fault of a field to a visitor. */
export function leadTextKey(code: LeadFaultCode, field: string): LeadTextKey {
  if (code === 'REQUIRED' || code === 'NOT_A_CHOICE') return missing[field] ?? 'required';
  return texts[code];
}
