import { checkLead, type LeadFaultCode } from '../../rules/leads/check-lead.ts';
import { isPdf } from '../../rules/leads/pdf.ts';
import { fieldsOf, filesOf, valuesOf } from './form-fields.ts';
import type { LeadDataSource } from './lead-data.ts';

/** The faults of a form's fields, by field name. */
export type Faults = Readonly<Record<string, LeadFaultCode>>;

/** Checks the fields of a form. The list of private email domains is loaded only if the form has no other fault. */
export async function faultsOf(form: HTMLFormElement, leadData: LeadDataSource): Promise<Faults> {
  const fields = fieldsOf(form);
  const faults = { ...(await kindFaults(form)), ...checkLead(valuesOf(form), { fields }, []) };
  if (Object.keys(faults).length > 0) return faults;
  const data = await leadData(form);
  return checkLead(valuesOf(form), { fields }, data?.disallowed ?? []);
}

/**
 * The faulty field that the endpoint's error code names, with its fault. Undefined if the code is not about a field.
 */
export function faultsFromCode(form: HTMLFormElement, code: string | undefined): Faults | undefined {
  if (code === 'INVALID_EMAIL' || code === 'NON_WORK_EMAIL') return { email: code };
  const [file] = filesOf(form);
  return file && (code === 'FILE_TOO_LARGE' || code === 'NOT_A_PDF') ? { [file[0]]: code } : undefined;
}

/** Returns a fault for each chosen file that is not a PDF, or that was deleted after the visitor chose it. */
async function kindFaults(form: HTMLFormElement): Promise<Faults> {
  const checks = filesOf(form).map(async ([name, file]) => {
    const isSound = await isPdf(file).catch(() => false);
    return isSound ? [] : [[name, 'NOT_A_PDF'] as const];
  });
  return Object.fromEntries((await Promise.all(checks)).flat());
}
