import { emailFault, isDisallowed } from './email.ts';
import { leadFieldLimits, leadFileLimit } from './lead-fields.ts';
import type { LeadFieldDefinition, LeadFormDefinition } from './lead-form.ts';
import { isPlainText } from './plain-text.ts';

/** The possible faults of a field. */
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

/** The properties of a file that are known without reading it. A browser's `File` has them. */
export type ChosenFile = Pick<File, 'name' | 'size'>;

/** The values of a form, by field name. */
export type FilledValues = Readonly<Record<string, string | ChosenFile>>;

/** The limit, in characters, of all fields that `leadFieldLimits` does not name. */
const defaultMaxLength = 250;

/**
 * Checks a lead. Returns the faults by field name, empty if the lead may be sent. `disallowed` are the locale's domains
 * of private email addresses.
 */
export function checkLead(
  values: FilledValues,
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

/** Checks a file field. Browsers send an empty file field as a file without name and bytes. */
function fileFault(field: LeadFieldDefinition, { name, size }: ChosenFile): LeadFaultCode | undefined {
  if (name === '' && size === 0) return field.isRequired ? 'REQUIRED' : undefined;
  if (field.type !== 'file') return 'NOT_PLAIN_TEXT';
  return size > leadFileLimit ? 'FILE_TOO_LARGE' : undefined;
}
