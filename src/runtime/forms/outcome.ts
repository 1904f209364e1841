import type { LeadFaultCode } from '../../rules/leads/check-lead.ts';

/**
 * The name of the event that is dispatched on the document when a form was sent, or was blocked because of a fault. It
 * is meant for tracking.
 */
export const formOutcome = 'helios:form-outcome';

/** The `detail` of the event `formOutcome` (docs/contract.md, section 3.4). */
export interface FormOutcome {
  /** HubSpot's id of a lead form, or `sign-up` for sign-up forms. */
  readonly form: string;
  readonly outcome: 'submitted' | 'blocked';
  /** The fault that blocked the form. */
  readonly code?: LeadFaultCode | undefined;
}

export function dispatchOutcome(detail: FormOutcome): void {
  document.dispatchEvent(new CustomEvent<FormOutcome>(formOutcome, { detail }));
}
