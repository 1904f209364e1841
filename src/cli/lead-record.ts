import type { StoredLead } from '../leads/outbox/open-outbox.ts';
import type { LeadRecord, LeadSummary } from './json/lead-reports.ts';

/**
 * Returns the state of a lead, for JSON. Each property is named here, so that no personal data gets into it by mistake.
 */
export function summaryOf({ id, state, receivedAt, formId, formName, locale, ...rest }: StoredLead): LeadSummary {
  const { isVerified, attempts, files, reason } = rest;
  const received = new Date(receivedAt).toISOString();
  return { id, state, received, formId, formName, locale, isVerified, attempts, files, reason };
}

/** Returns all data of a lead, for JSON. */
export function recordOf(lead: StoredLead): LeadRecord {
  const { fields, ...rest } = lead.data;
  return {
    ...summaryOf(lead),
    updated: new Date(lead.updatedAt).toISOString(),
    fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    ...rest,
  };
}

/** A time as operators read it, in UTC: `2026-03-01 09:30:00`. */
export function timeText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

/** The name of a lead's form; HubSpot's id of the form if an earlier version of Helios stored the lead. */
export function formText({ formName, formId }: Pick<StoredLead, 'formName' | 'formId'>): string {
  return formName || formId;
}
