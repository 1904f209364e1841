import type { DeliveryResult, SendLead } from './hubspot.ts';
import type { LeadIntake, LeadStatus, NewLead } from './lead.ts';

/** Puts a lead where it can't be lost: it has it once it resolves. `delivery` says what HubSpot did, if it was asked. */
export type StoreLead = (lead: NewLead, delivery: DeliveryResult | undefined) => Promise<void>;

interface DirectDeskOptions {
  /** Undefined where every lead is kept. */
  readonly send: SendLead | undefined;
  /** Undefined where there is no place for leads but HubSpot. */
  readonly keep: StoreLead | undefined;
  readonly now: () => number;
}

/** As in the outbox: the same content again within this time is the same lead. Milliseconds. */
const sameLeadMs = 10 * 60_000;

/** Leads remembered at once: enough for the ten minutes of a busy day. */
const maxRemembered = 1000;

/** Takes leads to HubSpot while their senders wait. It knows a lead that comes again only where the first one came. */
export function createDirectIntake({ send, keep, now }: DirectDeskOptions): LeadIntake {
  const remembered = new Map<string, { readonly at: number; readonly standing: LeadStatus }>();
  return {
    async find({ content }) {
      const known = remembered.get(content);
      return known && now() - known.at < sameLeadMs ? known.standing : undefined;
    },
    async take(lead) {
      const standing = await bring(lead, { send, keep, now });
      remembered.set(lead.keys.content, { at: now(), standing });
      const [oldest] = remembered.keys();
      if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
      return standing;
    },
  };
}

async function bring(lead: NewLead, { send, keep, now }: DirectDeskOptions): Promise<LeadStatus> {
  const { formId, data, files } = lead;
  if (files.size > 0 && !keep)
    throw new Error('A file came with the lead, and this host has no store for files (`keep`).');
  const delivery = await send?.({ formId, data, receivedAt: now() });
  if (keep && (files.size > 0 || delivery?.type !== 'delivered')) await keep(lead, delivery);
  if (delivery?.type === 'delivered') return { type: 'delivered' };
  if (delivery?.type === 'rejected') return { type: 'rejected', errorType: delivery.errorType };
  if (!keep)
    throw new Error(
      delivery
        ? delivery.reason
        : 'This host has neither a HubSpot portal (HELIOS_HUBSPOT_PORTAL) nor a store for leads (`keep`).',
    );
  return { type: 'accepted' };
}
