import type { DeliveryResult } from '../leads/hubspot.ts';
import type { LeadEvent } from '../leads/log.ts';
import { HeliosError } from '../site/helios-error.ts';
import { count } from './report.ts';

/** Describes an event in one line: `refused: MALFORMED (form 4f1c…, 812 bytes)`. It holds no personal data. */
export function leadLine(event: LeadEvent): string {
  switch (event.type) {
    case 'rejected':
      return `refused: ${event.code}${reasonOf(event)}${submissionText(event)}`;
    case 'accepted':
      return `taken${event.isVerified ? '' : ' without a captcha'}${submissionText(event)}`;
    case 'captcha-unknown':
      return 'the provider of the captcha gave no verdict; the lead is accepted as unverified';
    case 'delivery':
      return `${event.lead} ${outcomeOf(event.delivery)}${event.attempt > 1 ? `, attempt ${event.attempt}` : ''} (form ${event.form})`;
    case 'recovered':
      return `${count(event.count, 'lead')} uncertain: the program ended while it sent them. See: helios leads list --state uncertain`;
    case 'fault':
      return `fault: ${event.error instanceof HeliosError ? '' : 'internal: '}${messageOf(event.error)}`;
  }
}

/** The form and the size of a submission, as far as they are known. */
function submissionText({ form, bytes }: Extract<LeadEvent, { type: 'rejected' | 'accepted' }>): string {
  const parts = [form && `form ${form}`, bytes !== undefined && `${bytes} bytes`].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

function reasonOf({ origin, place, cause }: Extract<LeadEvent, { type: 'rejected' }>): string {
  if (origin !== undefined)
    return ` (${origin} is not an origin of the site; if it is yours, add it to HELIOS_LEAD_ORIGINS)`;
  if (place !== undefined) return ` at ${place}`;
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
