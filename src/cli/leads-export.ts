import { leadsCsv } from '../leads/leads-csv.ts';
import type { LeadsReport } from './json/lead-reports.ts';
import { recordOf } from './lead-record.ts';
import { filterLeads, type LeadFilter } from './lead-selection.ts';
import { noteStates, withOutbox } from './leads-outbox.ts';
import { printJson, printResult } from './report.ts';
import { openWorkspace } from './workspace.ts';

interface ExportFlags extends LeadFilter {
  readonly json?: boolean;
}

/** `helios leads export`: prints all data of each lead, as CSV or JSON on stdout. */
export async function leadsExportCommand({ json, ...filter }: ExportFlags): Promise<void> {
  const all = (await withOutbox(openWorkspace({ user: 'leads' }), (outbox) => outbox.list())) ?? [];
  const leads = filterLeads(all, filter);
  if (json) printJson({ version: 1, leads: leads.map(recordOf) } satisfies LeadsReport);
  else printResult(leadsCsv(leads));
  noteStates(leads);
}
