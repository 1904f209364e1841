import { checkLead, type LeadFaultCode } from '../../rules/leads/check-lead.ts';
import { isPdf } from '../../rules/leads/pdf.ts';
import { fieldsOf, filesOf, valuesOf } from './form-fields.ts';
import type { LeadDataSource } from './lead-data.ts';

/** What is wrong with which field, by name. */
export type Faults = Readonly<Record<string, LeadFaultCode>>;

/** What is wrong with a form. Whether an address is a private one is asked only if nothing else is. */
export async function faultsOf(form: HTMLFormElement, leadData: LeadDataSource): Promise<Faults> {
  const fields = fieldsOf(form);
  const faults = { ...(await kindFaults(form)), ...checkLead(valuesOf(form), { fields }, []) };
  if (Object.keys(faults).length > 0) return faults;
  const data = await leadData(form);
  return checkLead(valuesOf(form), { fields }, data?.disallowed ?? []);
}

/** The fault that the endpoint's code tells of, if it is one of a field. */
export function toldFaults(form: HTMLFormElement, code: string | undefined): Faults | undefined {
  if (code === 'INVALID_EMAIL' || code === 'NON_WORK_EMAIL') return { email: code };
  const [file] = filesOf(form);
  return file && (code === 'FILE_TOO_LARGE' || code === 'NOT_A_PDF') ? { [file[0]]: code } : undefined;
}

/** Files that are no PDF, or have gone since they were chosen. */
async function kindFaults(form: HTMLFormElement): Promise<Faults> {
  const looks = filesOf(form).map(async ([name, file]) => {
    const isOne = await isPdf(file).catch(() => false);
    return isOne ? [] : [[name, 'NOT_A_PDF'] as const];
  });
  return Object.fromEntries((await Promise.all(looks)).flat());
}
