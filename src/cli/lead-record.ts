import type { StoredLead } from '../leads/outbox/open-outbox.ts';

/** All data of a lead, for JSON: `{ id, state, formId, formName, …, received, updated, fields: { email: … }, … }`. */
export function recordOf({ receivedAt, nextAt: _, updatedAt, data, ...lead }: StoredLead) {
  const { fields, ...rest } = data;
  return {
    ...lead,
    received: new Date(receivedAt).toISOString(),
    updated: new Date(updatedAt).toISOString(),
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
