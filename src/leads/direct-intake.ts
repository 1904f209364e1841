import type { DeliveryResult, SendLead } from './hubspot.ts';
import { type LeadIntake, type LeadStatus, type NewLead, sameLeadMs } from './lead.ts';

/**
 * Stores a lead durably. The promise resolves once the lead can't be
 * lost. `delivery` is HubSpot's result, if the lead was sent there.
 */
export type StoreLead = (lead: NewLead, delivery: DeliveryResult | undefined) => Promise<void>;

interface DirectIntakeOptions {
  /** Sends a lead to HubSpot. Undefined if no HubSpot portal is configured: all leads go to `storeLead` then. */
  readonly send: SendLead | undefined;
  /** Stores a lead at the host. Undefined if the host has no store: leads go to HubSpot only. */
  readonly storeLead: StoreLead | undefined;
  readonly now: () => number;
}

/** The number of leads held in memory to recognise repeated ones: enough for ten minutes of a busy day. */
const maxRemembered = 1000;

/**
 * Creates an intake that sends leads to HubSpot while the visitors wait. An
 * instance recognises a repeated lead only if it received the first one too.
 */
export function createDirectIntake({ send, storeLead, now }: DirectIntakeOptions): LeadIntake {
  const remembered = new Map<string, { readonly at: number; readonly status: LeadStatus }>();
  return {
    async find({ content }) {
      const known = remembered.get(content);
      return known && now() - known.at < sameLeadMs ? known.status : undefined;
    },
    async accept(lead) {
      const status = await deliverOrStore(lead, { send, storeLead, now });
      remembered.set(lead.keys.content, { at: now(), status });
      const [oldest] = remembered.keys();
      if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
      return status;
    },
  };
}

async function deliverOrStore(lead: NewLead, { send, storeLead, now }: DirectIntakeOptions): Promise<LeadStatus> {
  const { formId, data, files } = lead;
  if (files.size > 0 && !storeLead)
    throw new Error('A file came with the lead, and this host has no store for files (`storeLead`).');
  const delivery = await send?.({ formId, data, receivedAt: now() });
  if (storeLead && (files.size > 0 || delivery?.type !== 'delivered')) await storeLead(lead, delivery);
  if (delivery?.type === 'delivered') return { type: 'delivered' };
  if (delivery?.type === 'rejected') return { type: 'rejected', errorType: delivery.errorType };
  if (!storeLead)
    throw new Error(
      delivery
        ? delivery.reason
        : 'This host has neither a HubSpot portal (HELIOS_HUBSPOT_PORTAL) nor a store for leads (`storeLead`).',
    );
  return { type: 'accepted' };
}
