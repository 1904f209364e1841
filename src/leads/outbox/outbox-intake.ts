import { randomUUID } from 'node:crypto';
import { type LeadIntake, type LeadStatus, type NewLead, sameLeadMs } from '../lead.ts';
import type { DeliveryService } from './delivery.ts';
import { storeFiles } from './keep-files.ts';
import type { Outbox, StoredLead } from './open-outbox.ts';

interface OutboxIntakeOptions {
  readonly outbox: Outbox;
  /** Undefined where leads live in the outbox. */
  readonly delivery: DeliveryService | undefined;
  /** Where the kept files can be had, without a slash at the end. Without it a lead does not say that it has one. */
  readonly filesUrl: string | undefined;
  readonly now: () => number;
}

/** A visitor who might be told "delivered" waits no longer than this for it. Milliseconds. */
const outcomeTimeoutMs = 2000;

/** Takes leads into the outbox, and waits a moment for HubSpot's word on them. */
export function createOutboxIntake({ outbox, delivery, filesUrl, now }: OutboxIntakeOptions): LeadIntake {
  const findKnown = (keys: NewLead['keys']) => outbox.find(keys, now() - sameLeadMs);
  return {
    async find(keys) {
      const lead = findKnown(keys);
      return lead && statusOf(lead);
    },
    async accept({ files, ...lead }) {
      const id = randomUUID();
      const names = await storeFiles(outbox.file, id, files.values());
      const data = filesUrl === undefined ? lead.data : withFiles(lead.data, filesUrl, names);
      const times = { now: now(), since: now() - sameLeadMs };
      const stored = outbox.add({ ...lead, data, id, files: names }, times);
      if (stored.id !== id || !delivery) return statusOf(stored);
      const outcome = delivery.outcome(id, outcomeTimeoutMs);
      delivery.wake();
      const delivered = await outcome;
      if (delivered?.type === 'rejected') return { type: 'rejected', errorType: delivered.errorType };
      return { type: delivered?.type === 'delivered' ? 'delivered' : 'accepted' };
    },
  };
}

/** HubSpot has one property for all of them: their addresses with spaces between, which none of them has. */
function withFiles(data: NewLead['data'], filesUrl: string, names: readonly string[]): NewLead['data'] {
  if (names.length === 0) return data;
  const value = names.map((name) => `${filesUrl}/${name}`).join(' ');
  return { ...data, fields: [...data.fields, { objectTypeId: '0-1', name: 'pdf_url', value }] };
}

function statusOf({ state, reason }: StoredLead): LeadStatus {
  if (state === 'rejected') return { type: 'rejected', errorType: reason ?? '' };
  return { type: state === 'delivered' ? 'delivered' : 'accepted' };
}
