import type { LeadState } from '../leads/lead.ts';
import { leadsCsv } from '../leads/leads-csv.ts';
import type { StoredLead } from '../leads/outbox/open-outbox.ts';
import { noteStates, statesOf, withOutbox } from './leads-outbox.ts';
import { printJson, printResult } from './report.ts';
import { openWorkspace } from './workspace.ts';

interface ExportFlags {
  readonly state?: readonly LeadState[];
  readonly json?: boolean;
}

/** `helios leads export`: prints all data of each lead, as CSV or JSON on stdout. */
export async function leadsExportCommand({ state, json }: ExportFlags): Promise<void> {
  const leads = (await withOutbox(openWorkspace({ user: 'leads' }), (outbox) => outbox.list(statesOf(state)))) ?? [];
  if (json) printJson(leads.map(recordOf));
  else printResult(leadsCsv(leads));
  noteStates(leads);
}

function recordOf({ receivedAt, nextAt: _, updatedAt, data, ...lead }: StoredLead) {
  const { fields, ...rest } = data;
  return {
    ...lead,
    received: new Date(receivedAt).toISOString(),
    updated: new Date(updatedAt).toISOString(),
    fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    ...rest,
  };
}
