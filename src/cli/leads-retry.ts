import { createHubSpot } from '../leads/hubspot.ts';
import { type LeadState, leadStates } from '../leads/lead.ts';
import { deliverOnce, type OnceResult } from '../leads/outbox/deliver-once.ts';
import { acquireDelivery } from '../leads/outbox/delivery-lock.ts';
import type { Outbox } from '../leads/outbox/open-outbox.ts';
import { postJson } from '../leads/outbox/post-json.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { LeadRetryReport } from './json/lead-reports.ts';
import { assertKnown } from './lead-selection.ts';
import { withOutbox } from './leads-outbox.ts';
import { createLog } from './log.ts';
import { count, note, printJson } from './report.ts';
import { openWorkspace } from './workspace.ts';

interface RetryFlags {
  readonly uncertain?: boolean;
  readonly json?: boolean;
}

/** `helios leads retry`: sends rejected and pending leads again, and uncertain ones with `--uncertain`. */
export async function leadsRetryCommand(ids: readonly string[], { uncertain, json }: RetryFlags): Promise<void> {
  const workspace = openWorkspace({ user: 'leads' });
  const { hubspot, perTenSeconds } = workspace.leads;
  if (!hubspot) throw withoutPortal();
  const now = () => Date.now();
  const retried = await withOutbox(workspace, async (outbox) => {
    const lock = acquireDelivery(outbox.file);
    try {
      // No other process sends leads while this one holds the lock.
      // Leads marked as being sent are left over from a killed process.
      if (lock) outbox.recover(now());
      const states: LeadState[] = uncertain ? ['pending', 'rejected', 'uncertain'] : ['pending', 'rejected'];
      assertRetryable(ids, states, outbox);
      const queued = outbox.requeue(states, ids.length > 0 ? ids : 'all', now());
      const send = createHubSpot(hubspot, postJson, now);
      const sent = lock && (await deliverOnce({ outbox, send, perTenSeconds, log: createLog('text').lead, now }));
      reportRetry(queued, sent);
      return { queued, sent };
    } finally {
      lock?.release();
    }
  });
  if (!retried) assertKnown(ids, new Set());
  const nothing = { queued: 0, sent: { delivered: 0, rejected: 0, uncertain: 0 } };
  if (json) printJson({ version: 1, ...(retried ?? nothing) } satisfies LeadRetryReport);
}

function reportRetry(queued: number, result: OnceResult | undefined): void {
  if (!result) {
    note(`${count(queued, 'lead')} to be sent again. The server that is running sends them.`);
    return;
  }
  const { delivered, rejected, uncertain, stopped } = result;
  note(`${count(delivered)} delivered, ${count(rejected)} rejected, ${count(uncertain)} uncertain.`);
  if (stopped !== undefined) note(`The rest waits: ${stopped} Run the command again in a while.`);
  process.exitCode = stopped !== undefined ? 75 : rejected + uncertain > 0 ? 1 : 0;
}

function withoutPortal(): HeliosError {
  return new HeliosError('bad-config', {
    message: 'No HubSpot portal is set, so there is nowhere to send leads.',
    where: 'HELIOS_HUBSPOT_PORTAL',
    hint: 'Set HELIOS_HUBSPOT_PORTAL to the number of the portal. Without a portal `helios leads export` prints the leads.',
  });
}

function assertRetryable(ids: readonly string[], states: readonly LeadState[], outbox: Outbox): void {
  const known = new Map(outbox.list(leadStates).map((lead) => [lead.id, lead.state]));
  for (const id of ids) {
    const state = known.get(id);
    if (state !== undefined && states.includes(state)) continue;
    const message = state === undefined ? `There is no lead ${id}.` : `The lead ${id} is ${state}.`;
    const hint =
      state === 'uncertain'
        ? 'HubSpot may have this lead already. Look there first; if it is missing, add --uncertain to send it again.'
        : '`helios leads list` shows the ids and states of all leads.';
    throw new HeliosError('bad-argument', { message, where: id, hint });
  }
}
