import { randomUUID } from 'node:crypto';
import { type LeadIntake, type LeadStatus, type NewLead, sameLeadMs } from '../lead.ts';
import type { DeliveryService } from './delivery.ts';
import type { Outbox, StoredLead } from './open-outbox.ts';
import { deleteFiles, storeFiles } from './store-files.ts';

interface OutboxIntakeOptions {
  readonly outbox: Outbox;
  /** The service that delivers leads to HubSpot. Undefined if leads stay in the outbox. */
  readonly delivery: DeliveryService | undefined;
  /**
   * The address of the folder with the files of leads, without a slash
   * at the end. Without an address HubSpot learns nothing of the files.
   */
  readonly filesUrl: string | undefined;
  readonly now: () => number;
}

/**
 * The longest time that a visitor waits for the result of the delivery. After this time, the endpoint answers that the
 * lead is accepted.
 */
const outcomeTimeoutMs = 2000;

/** Creates an intake that stores leads in the outbox and waits a moment for HubSpot's answer. */
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
      // If the same lead came twice at once, only the first is stored. The files of the second are deleted, because no
      // lead names them.
      if (stored.id !== id) await deleteFiles(outbox.file, names);
      if (stored.id !== id || !delivery) return statusOf(stored);
      const outcome = delivery.outcome(id, outcomeTimeoutMs);
      delivery.wake();
      const delivered = await outcome;
      if (delivered?.type === 'rejected') return { type: 'rejected', errorType: delivered.errorType };
      return { type: delivered?.type === 'delivered' ? 'delivered' : 'accepted' };
    },
  };
}

/**
 * Adds the addresses of a lead's files to its data, with spaces between them,
 * because HubSpot has one property for them all. No address contains a space.
 */
function withFiles(data: NewLead['data'], filesUrl: string, names: readonly string[]): NewLead['data'] {
  if (names.length === 0) return data;
  const value = names.map((name) => `${filesUrl}/${name}`).join(' ');
  return { ...data, fields: [...data.fields, { objectTypeId: '0-1', name: 'pdf_url', value }] };
}

function statusOf({ state, reason }: StoredLead): LeadStatus {
  if (state === 'rejected') return { type: 'rejected', errorType: reason ?? '' };
  return { type: state === 'delivered' ? 'delivered' : 'accepted' };
}
