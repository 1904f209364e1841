import type { LeadValues } from '../../../config/lead-values.ts';
import { type LeadFieldName, leadFieldNames, sentAlongNames } from './field-names.ts';
import { type LeadFormDefinition, marketingConsentName } from './lead-form.ts';
import { isPlainText } from './plain-text.ts';

/** One property of a contact; `0-1` is HubSpot's id for contacts. */
export interface SubmittedField {
  readonly objectTypeId: '0-1';
  readonly name: LeadFieldName;
  readonly value: string;
}

export interface SubmissionContext {
  /** The visitor's HubSpot token, 32 hex digits. Left out when there is none: an empty one fails the whole submission. */
  readonly hutk?: string;
  readonly pageUri: string;
  readonly pageName: string;
}

/** HubSpot's shape of a consent that was given, with the words it was given to. */
export interface LegalConsentOptions {
  readonly consent: {
    readonly consentToProcess: true;
    readonly text: string;
    readonly communications: readonly {
      readonly value: true;
      readonly subscriptionTypeId: number;
      readonly text: string;
    }[];
  };
}

export interface SubmittedFormData {
  readonly fields: readonly SubmittedField[];
  readonly context: SubmissionContext;
  readonly legalConsentOptions?: LegalConsentOptions;
}

/** The body of `POST /api/hubspot-submit-form?formId=…` (SPEC section 7). */
export interface Submission {
  readonly formData: SubmittedFormData;
  /** The captcha's token; empty where there is no captcha. */
  readonly captchaResponse: string;
}

export interface SubmissionInput {
  /** What the visitor filled in and what the form sends besides, by field name. Names that are no lead's are passed over. */
  readonly values: Readonly<Record<string, string>>;
  readonly form: Pick<LeadFormDefinition, 'hidden'>;
  /** What is known of the visit, by field name: campaigns, referral, partners. The form's values go before these. */
  readonly visit?: Readonly<Record<string, string | undefined>>;
  readonly context: { readonly hutk?: string | undefined; readonly pageUri: string; readonly pageName: string };
  /** The words beside the marketing box, as the visitor read them. */
  readonly consentText: string;
  readonly captchaResponse?: string | undefined;
  readonly now: Date;
}

/** HubSpot's own wording for this choice of the property: it refuses any other. */
export const freelyGivenConsent = 'Freely given consent from contact';

/** A lead as it is sent: every field that has a value, spaces around it taken off, once each. */
export function createSubmission(input: SubmissionInput): Submission {
  const { values, form, visit, context, consentText, captchaResponse = '', now } = input;
  const hasConsented = isTicked(values[marketingConsentName]);
  const known: Readonly<Record<string, string | undefined>> = {
    ...tidied(visit ?? {}),
    ...form.hidden,
    ...filledIn(values),
    hs_legal_basis: hasConsented ? freelyGivenConsent : undefined,
  };
  const all = { ...known, ...partnership(known, now) };
  const { hutk, pageUri, pageName } = context;
  return {
    formData: {
      fields: leadFieldNames.flatMap((name) => {
        const value = all[name]?.trim();
        return value ? [{ objectTypeId: '0-1' as const, name, value }] : [];
      }),
      context: { ...(hutk && isVisitorToken(hutk) && { hutk }), pageUri, pageName },
      ...(hasConsented && { legalConsentOptions: consentOf(consentText) }),
    },
    captchaResponse,
  };
}

/** As HubSpot makes them: 32 hex digits. */
export function isVisitorToken(text: string): boolean {
  return /^[\da-f]{32}$/i.test(text);
}

/** A ticked box sends `true` here, and `on` where its value was forgotten. */
export function isTicked(value: string | undefined): boolean {
  return value === 'true' || value === 'on';
}

/** The longest value of a visit that is sent. An address may carry anything; what it carries must not stop a lead. */
export const sentAlongLimit = 500;

function tidied(visit: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    sentAlongNames.flatMap((name) => {
      const value = visit[name]?.trim();
      return value && isPlainText(value) ? [[name, value.slice(0, sentAlongLimit).toWellFormed()]] : [];
    }),
  );
}

/** An empty field says nothing: what the document or the visit knows stays. */
function filledIn(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}

/** A lead that a partner sent is that partner's from this day on: HubSpot wants the day as midnight in UTC, in milliseconds. */
function partnership(known: Readonly<Record<string, string | undefined>>, now: Date): Record<string, string> {
  if (!known.pleo_partner_id && !known.associated_partner_id) return {};
  const { type_of_influence, partner_segment, partnership_type } = known;
  return {
    type_of_influence: type_of_influence || ('Partner-sourced' satisfies LeadValues['type_of_influence']),
    partner_segment: partner_segment || ('Referral' satisfies LeadValues['partner_segment']),
    partnership_type: partnership_type || ('Distribution' satisfies LeadValues['partnership_type']),
    partnership_referred_date: String(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())),
  };
}

function consentOf(text: string): LegalConsentOptions {
  return { consent: { consentToProcess: true, text, communications: [] } };
}
