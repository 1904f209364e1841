import type { LeadState } from '../leads/lead.ts';
import type { StoredLead } from '../leads/outbox/open-outbox.ts';
import { HeliosError } from '../site/helios-error.ts';

/** The flags by which `leads list` and `leads export` choose leads. */
export interface LeadFilter {
  readonly state?: readonly LeadState[];
  /** The time of the oldest lead, in milliseconds since 1970. */
  readonly since?: number;
  /** HubSpot's id or the name of a form. */
  readonly form?: string;
}

/** Chooses the leads that all flags allow, in the same order. */
export function filterLeads(leads: readonly StoredLead[], { state, since, form }: LeadFilter): StoredLead[] {
  return leads.filter(
    (lead) =>
      (state === undefined || state.includes(lead.state)) &&
      (since === undefined || lead.receivedAt >= since) &&
      (form === undefined || lead.formId === form || lead.formName === form),
  );
}

/** The leads that `leads show` and `leads delete` are about: named by their ids, or by a visitor's email address. */
export interface WantedLeads {
  readonly ids: readonly string[];
  readonly email: string | undefined;
}

/** The leads of a visitor, and the leads of others that mention the visitor's address. */
interface FoundLeads {
  readonly own: readonly StoredLead[];
  readonly mentions: readonly StoredLead[];
}

/** Checks the arguments of `leads show` and `leads delete`. Throws HeliosError `bad-argument`. */
export function wantedLeads(
  command: 'show' | 'delete',
  { ids, email }: { readonly ids: readonly string[]; readonly email: string | undefined },
): WantedLeads {
  const isAddress = email === undefined || /^[^\s@]+@[^\s@]+$/.test(email.trim());
  if (!isAddress || (ids.length === 0) === (email === undefined)) {
    throw new HeliosError('bad-argument', {
      message: isAddress
        ? 'The command needs either the ids of leads or --email.'
        : 'The value of --email is no email address.',
      where: '--email',
      hint: `\`helios leads list\` shows the ids. Example: helios leads ${command} --email maja@firm.example`,
    });
  }
  return { ids, email: email?.trim().toLowerCase() };
}

/**
 * Finds leads by id, or by the value of their field `email`, in upper or lower case. A lead whose other texts have the
 * address, such as a colleague's message, is not the visitor's own: it is in `mentions`.
 */
export function findLeads(leads: readonly StoredLead[], { ids, email }: WantedLeads): FoundLeads {
  if (email === undefined) return { own: leads.filter(({ id }) => ids.includes(id)), mentions: [] };
  const own = leads.filter(({ data }) => data.fields.some(({ name, value }) => name === 'email' && same(value, email)));
  const forms = [email, encodeURIComponent(email).toLowerCase()];
  const mentions = leads.filter((lead) => {
    const text = JSON.stringify(lead.data).toLowerCase();
    return !own.includes(lead) && forms.some((form) => text.includes(form));
  });
  return { own, mentions };
}

/** Throws HeliosError `bad-argument` for an id that is not among the known ones. */
export function assertKnown(ids: readonly string[], known: ReadonlySet<string>): void {
  const missing = ids.find((id) => !known.has(id));
  if (missing === undefined) return;
  throw new HeliosError('bad-argument', {
    message: `There is no lead ${missing}.`,
    where: missing,
    hint: '`helios leads list` shows the ids and states of all leads.',
  });
}

function same(value: string, email: string): boolean {
  return value.trim().toLowerCase() === email;
}
