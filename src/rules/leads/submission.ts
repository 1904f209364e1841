import type { LeadValues } from '../../../config/lead-values.ts';
import { type LeadFieldName, leadFieldNames, sentAlongNames } from './field-names.ts';
import { type LeadFormDefinition, marketingConsentName } from './lead-form.ts';
import { isPlainText } from './plain-text.ts';

/** A property of a contact. `0-1` is HubSpot's id of the object type contact. */
export interface SubmittedField {
  readonly objectTypeId: '0-1';
  readonly name: LeadFieldName;
  readonly value: string;
}

export interface SubmissionContext {
  /**
   * The visitor's HubSpot token, 32 hex digits. The property is absent if the visitor has none, because HubSpot rejects
   * an empty token.
   */
  readonly hutk?: string;
  readonly pageUri: string;
  readonly pageName: string;
}

/** HubSpot's format of a given consent, with the text that the visitor agreed to. */
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

/** The body of `POST /api/hubspot-submit-form?formId=…` (docs/contract.md, section 7.2). */
export interface Submission {
  readonly formData: SubmittedFormData;
  /** The captcha's token; empty without a captcha. */
  readonly captchaResponse: string;
}

export interface SubmissionInput {
  /** The values of the form, by field name. Values whose names are not fields of a lead are ignored. */
  readonly values: Readonly<Record<string, string>>;
  readonly form: Pick<LeadFormDefinition, 'hidden'>;
  /**
   * The values of the visit, by field name: campaigns, referral, partners. A value of the form takes precedence over a
   * value of the visit.
   */
  readonly visit?: Readonly<Record<string, string | undefined>>;
  readonly context: { readonly hutk?: string | undefined; readonly pageUri: string; readonly pageName: string };
  /** The label of the checkbox for marketing mail, as the visitor read it. */
  readonly consentText: string;
  readonly captchaResponse?: string | undefined;
  readonly now: Date;
}

/** HubSpot's value of `hs_legal_basis` for consent. HubSpot rejects any other wording. */
export const freelyGivenConsent = 'Freely given consent from contact';

/** Creates the submission of a lead: each field that has a value, trimmed, once. */
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
      context: { ...(hutk && visitorToken.test(hutk) && { hutk }), pageUri, pageName },
      ...(hasConsented && { legalConsentOptions: consentOf(consentText) }),
    },
    captchaResponse,
  };
}

/** The format of HubSpot's visitor tokens: 32 hex digits. */
export const visitorToken = /^[\dA-Fa-f]{32}$/;

/** True if a checkbox's value means ticked: `true`, or `on`, the browser's default for a checkbox without a value. */
export function isTicked(value: string | undefined): boolean {
  return value === 'true' || value === 'on';
}

/**
 * The maximum length of a visit's values in characters. Longer ones are cut: they come from URLs, which anybody can
 * write, and a long one must not make the lead invalid.
 */
export const sentAlongLimit = 500;

function tidied(visit: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    sentAlongNames.flatMap((name) => {
      const value = visit[name]?.trim();
      return value && isPlainText(value) ? [[name, value.slice(0, sentAlongLimit).toWellFormed()]] : [];
    }),
  );
}

/** Drops empty values, so that an empty field does not replace a value of the document or the visit. */
function filledIn(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}

/** The partnership fields of a lead that a partner sent. HubSpot takes dates as midnight in UTC, in milliseconds. */
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
