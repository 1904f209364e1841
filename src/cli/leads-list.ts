import type { StoredLead } from '../leads/outbox/open-outbox.ts';
import { filesFolder, filesWithoutLead } from '../leads/outbox/store-files.ts';
import type { LeadListReport } from './json/lead-reports.ts';
import { formText, summaryOf, timeText } from './lead-record.ts';
import { filterLeads, type LeadFilter } from './lead-selection.ts';
import { noteStates, withOutbox } from './leads-outbox.ts';
import { count, note, printJson, printResult } from './report.ts';
import { openWorkspace } from './workspace.ts';

interface ListFlags extends LeadFilter {
  /** The largest number of leads that are listed: the newest ones. */
  readonly limit?: number;
  readonly json?: boolean;
}

/**
 * `helios leads list`: prints the state of each lead, without personal data. `helios leads export` prints personal data
 * too.
 */
export async function leadsListCommand({ limit, json, ...filter }: ListFlags): Promise<void> {
  const workspace = openWorkspace({ user: 'leads' });
  const all =
    (await withOutbox(workspace, (outbox) => {
      const leads = outbox.list();
      noteStrayFiles(outbox.file, leads);
      return leads;
    })) ?? [];
  const matching = filterLeads(all, filter);
  const leads = matching.slice(-(limit ?? matching.length));
  if (json) printJson({ version: 1, leads: leads.map(summaryOf) } satisfies LeadListReport);
  else if (leads.length > 0) printResult(tableOf(leads));
  noteStates(matching);
  if (leads.length < matching.length) note(`These are the newest ${count(leads.length)} of them.`);
  if (!workspace.leads.hubspot) {
    note('No HubSpot portal is configured (HELIOS_HUBSPOT_PORTAL): leads stay here.');
  }
}

/**
 * Prints how many files belong to leads that the outbox no longer has. A delivered lead is deleted after 30 days, but
 * its files stay, because HubSpot may link to them.
 */
function noteStrayFiles(file: string, leads: readonly StoredLead[]): void {
  const stray = filesWithoutLead(
    file,
    leads.map(({ id }) => id),
  );
  if (stray.length === 0) return;
  note(`${count(stray.length, 'file')} in ${filesFolder(file)} belong to leads that are no longer here.`);
  note('The name of a file begins with the id of its lead: `helios leads delete ID` deletes it.');
}

const heading = ['ID', 'STATE', 'RECEIVED (UTC)', 'FORM', 'LOCALE', 'SENT', 'REASON'] as const;

function tableOf(leads: readonly StoredLead[]): string {
  const rows = [heading, ...leads.map(cellsOf)];
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

function cellsOf(lead: StoredLead): readonly string[] {
  const { id, state, receivedAt, locale, attempts, reason } = lead;
  return [
    id,
    state,
    timeText(receivedAt),
    formText(lead),
    locale,
    attempts === 0 ? 'no' : `${attempts} x`,
    reason ?? '',
  ];
}
