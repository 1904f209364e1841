import { emailFault, isDisallowed } from './email.ts';
import { leadFieldLimits, leadFileLimit } from './lead-fields.ts';
import type { LeadFieldDefinition, LeadFormDefinition } from './lead-form.ts';
import { isPlainText } from './plain-text.ts';

/** What can be wrong with one field. */
export const leadFaultCodes = [
  'INVALID_EMAIL',
  'NON_WORK_EMAIL',
  'REQUIRED',
  'TOO_LONG',
  'NOT_A_CHOICE',
  'NOT_PLAIN_TEXT',
  'FILE_TOO_LARGE',
  'NOT_A_PDF',
  'CONSENT',
] as const;
export type LeadFaultCode = (typeof leadFaultCodes)[number];

/** As much of a file as can be told without reading it; a browser's `File` is one. */
export type ChosenFile = Pick<File, 'name' | 'size'>;

/** What was filled in, by field name. */
export type LeadValues = Readonly<Record<string, string | ChosenFile>>;

/** No field of a form needs more, unless `leadFieldLimits` says so. */
const defaultMaxLength = 250;

/** What is wrong with each field of a form, by name; empty if the lead may be sent. `disallowed` are the locale's domains. */
export function checkLead(
  values: LeadValues,
  form: Pick<LeadFormDefinition, 'fields'>,
  disallowed: readonly string[],
): Record<string, LeadFaultCode> {
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
      const fault = faultOf(field, value ?? '', disallowed);
      return fault ? [[field.name, fault]] : [];
    }),
  );
}

function faultOf(
  field: LeadFieldDefinition,
  value: string | ChosenFile,
  disallowed: readonly string[],
): LeadFaultCode | undefined {
  if (typeof value !== 'string') return fileFault(field, value);
  const text = value.trim();
  if (text === '') return field.isRequired ? missing(field) : undefined;
  if (field.type === 'email') {
    return emailFault(text) ?? (isDisallowed(text, disallowed) ? 'NON_WORK_EMAIL' : undefined);
  }
  if (text.length > (leadFieldLimits[field.name] ?? defaultMaxLength)) return 'TOO_LONG';
  if (!isPlainText(text, { isMultiline: field.type === 'textarea' })) return 'NOT_PLAIN_TEXT';
  return field.values && !field.values.includes(text) ? 'NOT_A_CHOICE' : undefined;
}

function missing({ type }: LeadFieldDefinition): LeadFaultCode {
  if (type === 'consent') return 'CONSENT';
  return type === 'email' ? 'INVALID_EMAIL' : 'REQUIRED';
}

/** A file field that was left alone sends a file without name and bytes. */
function fileFault(field: LeadFieldDefinition, { name, size }: ChosenFile): LeadFaultCode | undefined {
  if (name === '' && size === 0) return field.isRequired ? 'REQUIRED' : undefined;
  if (field.type !== 'file') return 'NOT_PLAIN_TEXT';
  return size > leadFileLimit ? 'FILE_TOO_LARGE' : undefined;
}
