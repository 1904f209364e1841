import type { LeadFaultCode } from '../../rules/leads/check-lead.ts';
import { leadTextKey } from '../../rules/leads/error-text.ts';
import type { LeadData } from '../../rules/leads/lead-data.ts';
import { type FieldError, showFieldError } from './field-error.ts';
import type { Faults } from './form-faults.ts';
import { controlsOf, isOfKind } from './form-fields.ts';
import type { LeadDataSource } from './lead-data.ts';

/** The faults whose error message is already in the markup of a lead form's field. */
const textInMarkup: readonly LeadFaultCode[] = ['INVALID_EMAIL', 'REQUIRED', 'NOT_A_CHOICE', 'CONSENT'];

/**
 * Shows the error message of each fault at its field. Returns false if one of the fields has no element for the
 * message.
 */
export async function showFaults(form: HTMLFormElement, faults: Faults, leadData: LeadDataSource): Promise<boolean> {
  const hasTexts = isOfKind(form, 'lead') && Object.values(faults).every((code) => textInMarkup.includes(code));
  const data = hasTexts ? undefined : await leadData(form);
  const shown = Object.entries(faults).map(([name, code]) => {
    const control = controlsOf(form).find((each) => each.name === name);
    return control !== undefined && showFieldError(control, errorOf(code, name, data));
  });
  return shown.every(Boolean);
}

function errorOf(code: LeadFaultCode, name: string, data: LeadData | undefined): FieldError | undefined {
  if (!data) return undefined;
  const { texts, privateHref } = data;
  const text = texts[leadTextKey(code, name)];
  const words = code === 'NON_WORK_EMAIL' ? texts.non_work_email_cta : '';
  return { text, link: words && privateHref ? { text: words, href: privateHref } : undefined };
}
