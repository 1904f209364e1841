import type { LeadFaultCode } from '../../rules/leads/check-lead.ts';

/** A form was sent, or kept from being sent: tracking listens. */
export const formOutcome = 'helios:form-outcome';

/** `detail` of the event (SPEC section 3, "form outcomes"). */
export interface FormOutcome {
  /** HubSpot's id of a lead form; `sign-up` for those that lead to the product. */
  readonly form: string;
  readonly outcome: 'submitted' | 'blocked';
  /** Why it was blocked. */
  readonly code?: LeadFaultCode | undefined;
}

export function dispatchOutcome(detail: FormOutcome): void {
  document.dispatchEvent(new CustomEvent<FormOutcome>(formOutcome, { detail }));
}
