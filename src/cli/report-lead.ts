import type { DeliveryResult } from '../leads/hubspot.ts';
import type { LeadEvent } from '../leads/log.ts';
import { HeliosError } from '../site/helios-error.ts';
import { count, note } from './report.ts';

/** Prints one line on stderr for each event in a lead's life. The lines hold no personal data. */
export function reportLead(event: LeadEvent): void {
  note(`leads     ${lineOf(event)}`);
}

function lineOf(event: LeadEvent): string {
  switch (event.type) {
    case 'rejected':
      return `refused: ${event.code}${reasonOf(event)}`;
    case 'accepted':
      return `taken for form ${event.form}${event.isVerified ? '' : ', without a captcha'}`;
    case 'captcha-unknown':
      return 'the provider of the captcha gave no verdict; the lead is accepted as unverified';
    case 'delivery':
      return `${event.lead} ${outcomeOf(event.delivery)}${event.attempt > 1 ? `, attempt ${event.attempt}` : ''}`;
    case 'recovered':
      return `${count(event.count, 'lead')} uncertain: the program ended while it sent them. See: helios leads list --state uncertain`;
    case 'fault':
      return `fault: ${event.error instanceof HeliosError ? '' : 'internal: '}${messageOf(event.error)}`;
  }
}

function reasonOf({ origin, cause }: Extract<LeadEvent, { type: 'rejected' }>): string {
  if (origin !== undefined)
    return ` (${origin} is not an origin of the site; if it is yours, add it to HELIOS_LEAD_ORIGINS)`;
  return cause === undefined ? '' : ` (${messageOf(cause)})`;
}

function outcomeOf(delivery: DeliveryResult): string {
  switch (delivery.type) {
    case 'delivered':
      return 'delivered';
    case 'retry':
      return `waits: ${delivery.reason}`;
    case 'uncertain':
      return `uncertain: ${delivery.reason}`;
    case 'rejected':
      return `rejected: ${delivery.errorType}${delivery.correlationId ? ` (correlation id ${delivery.correlationId})` : ''}`;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof HeliosError) return `${error.code}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
