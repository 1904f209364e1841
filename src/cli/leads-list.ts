import type { LeadState } from '../leads/lead.ts';
import type { StoredLead } from '../leads/outbox/open-outbox.ts';
import { noteStates, statesOf, withOutbox } from './leads-outbox.ts';
import { note, printJson, printResult } from './report.ts';
import { openWorkspace } from './workspace.ts';

interface ListFlags {
  readonly state?: readonly LeadState[];
  readonly json?: boolean;
}

/**
 * `helios leads list`: prints the state of each lead, without personal data. `helios leads export` prints personal data
 * too.
 */
export async function leadsListCommand({ state, json }: ListFlags): Promise<void> {
  const workspace = openWorkspace({ user: 'leads' });
  const leads = (await withOutbox(workspace, (outbox) => outbox.list(statesOf(state)))) ?? [];
  if (json) printJson(leads.map(summaryOf));
  else for (const lead of leads) printResult(lineOf(lead));
  noteStates(leads);
  if (!workspace.leads.hubspot) {
    note('No HubSpot portal is configured (HELIOS_HUBSPOT_PORTAL): leads stay here.');
  }
}

function summaryOf({ id, state, receivedAt, formId, locale, isVerified, attempts, files, reason }: StoredLead) {
  return {
    id,
    state,
    received: new Date(receivedAt).toISOString(),
    formId,
    locale,
    isVerified,
    attempts,
    files,
    reason,
  };
}

function lineOf({ id, state, receivedAt, formId, locale, attempts, reason }: StoredLead): string {
  const received = new Date(receivedAt).toISOString().slice(0, 19).replace('T', ' ');
  const tries = attempts === 0 ? 'not sent' : `sent ${attempts} x`;
  return [id, state.padEnd(9), received, formId, locale, tries.padEnd(8), reason ?? ''].join('  ').trimEnd();
}
