import { checkLead, type LeadFaultCode } from '../../rules/leads/check-lead.ts';
import { isPdf } from '../../rules/leads/pdf.ts';
import { fieldsOf, filesOf, valuesOf } from './form-fields.ts';
import type { LeadDataSource } from './lead-data.ts';

/** The fault of each field that has one, by the field's name. */
export type Faults = Readonly<Record<string, LeadFaultCode>>;

/** The faults of a form's values. The list of private domains is loaded only if no other fault is found. */
export async function faultsOf(form: HTMLFormElement, leadData: LeadDataSource): Promise<Faults> {
  const fields = fieldsOf(form);
  const faults = { ...(await kindFaults(form)), ...checkLead(valuesOf(form), { fields }, []) };
  if (Object.keys(faults).length > 0) return faults;
  const data = await leadData(form);
  return checkLead(valuesOf(form), { fields }, data?.disallowed ?? []);
}

/** The fault of a field that an answer of the endpoint names; undefined for a code that concerns no field. */
export function faultsFromCode(form: HTMLFormElement, code: string | undefined): Faults | undefined {
  if (code === 'INVALID_EMAIL' || code === 'NON_WORK_EMAIL') return { email: code };
  const [file] = filesOf(form);
  return file && (code === 'FILE_TOO_LARGE' || code === 'NOT_A_PDF') ? { [file[0]]: code } : undefined;
}

/** Faults of files that are no PDF, or that were deleted after the visitor chose them. */
async function kindFaults(form: HTMLFormElement): Promise<Faults> {
  const checks = filesOf(form).map(async ([name, file]) => {
    const isSound = await isPdf(file).catch(() => false);
    return isSound ? [] : [[name, 'NOT_A_PDF'] as const];
  });
  return Object.fromEntries((await Promise.all(checks)).flat());
}
