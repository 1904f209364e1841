import type { LeadToStore } from '../../../src/leads/outbox/open-outbox.ts';

/** A lead on its way into an outbox. */
export function lead(id: string, more: Partial<LeadToStore> = {}): LeadToStore {
  return {
    id,
    keys: { request: undefined, content: id },
    formId: 'form',
    formName: '',
    locale: 'en-gb',
    data: {
      fields: [{ objectTypeId: '0-1', name: 'email', value: `${id}@firm.example` }],
      context: { pageUri: 'https://helios.example', pageName: '' },
    },
    files: [],
    isVerified: false,
    ...more,
  };
}
