import { isDisallowed } from '../../rules/leads/email.ts';
import { clickIdNames } from '../../rules/visit/click-ids.ts';
import type { VisitValues } from '../../rules/visit/values.ts';
import type { EventProperties } from '../shared/tracking/events.ts';
import { track } from '../shared/tracking/track.ts';

export interface StartedSignUp {
  /** The email address. It decides whether the sign-up counts, and is not sent to analytics. */
  readonly email: string;
  readonly kind: 'partner' | 'visitor';
  /** The values of the visit, by the parameter names of the product's sign-up. */
  readonly visit: VisitValues;
}

/** The domains of Gmail, whose addresses are those of private persons. */
const gmailDomains = ['gmail.com', 'googlemail.com'];

/** Tells analytics that a sign-up has started, unless its address is one of Gmail (docs/contract.md, section 7.6). */
export function trackStarted(signUp: StartedSignUp): void {
  const properties = startedProperties(signUp);
  if (properties) track('Started', properties);
}

/** The properties of the conversion. Undefined for a sign-up that does not count as a conversion. */
export function startedProperties({ email, kind, visit }: StartedSignUp): EventProperties<'Started'> | undefined {
  if (isDisallowed(email.trim(), gmailDomains)) return undefined;
  const clickIds = clickIdNames.flatMap((name) => (visit[name] ? [[name, visit[name]] as const] : []));
  return { partner: kind === 'partner' ? 'yes' : 'no', ...Object.fromEntries(clickIds) };
}
