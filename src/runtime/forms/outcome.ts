import type { LeadFaultCode } from '../../rules/leads/check-lead.ts';
import { byEmailAttribute, islandAttribute, selectorOf } from '../../rules/markup.ts';
import { track } from '../shared/tracking/track.ts';

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

/** Reports the outcome of a form to the document and to analytics. */
export function dispatchOutcome(element: HTMLFormElement, detail: FormOutcome): void {
  document.dispatchEvent(new CustomEvent<FormOutcome>(formOutcome, { detail }));
  const { form, outcome, code } = detail;
  track('Form Finished', { form, outcome });
  if (code === 'NON_WORK_EMAIL') track('Email Address Blocked', { form, reason: 'non-work' });
  if (code === 'INVALID_EMAIL') track('Email Address Blocked', { form, reason: 'invalid' });
  // In the invoice generator, this form sends the tool's address by email. That counts as one of the tool's two
  // outcomes (docs/contract.md, section 2.9).
  if (outcome === 'submitted' && isOfInvoice(element)) track('Invoice Received', { outcome: 'email submitted' });
}

function isOfInvoice(form: HTMLFormElement): boolean {
  if (!form.closest(selectorOf(byEmailAttribute))) return false;
  return form.ownerDocument.querySelector(selectorOf(islandAttribute, 'invoice-generator')) !== null;
}
