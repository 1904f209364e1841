import type { DocumentOf, Snapshot } from '../content/content-source.ts';
import { choicesOf } from '../content/meaning/lead-form.ts';
import type { LeadFieldName } from '../rules/leads/field-names.ts';
import type { DocumentPlace, Finding } from '../site/finding.ts';
import { defaultLocaleOf, type Locale } from '../site/locale.ts';

type LeadForm = DocumentOf<'lead_form'>;

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface LeadFormInput {
  readonly snapshot: Snapshot;
  readonly locales: readonly Locale[];
  /** `none` if no program takes the leads of the site. */
  readonly endpoint: 'own' | 'none';
  /** The ids of all documents that the exported pages show. */
  readonly shown: ReadonlySet<string>;
}

/**
 * Reports forms whose leads would be lost, or could not be used: forms without a HubSpot id, without a required email
 * field, with the id of another form, and mailing lists without consent. On a site without a lead endpoint, the leads of
 * all forms that the exported pages show would be lost.
 */
export function checkLeadForms({ snapshot, locales, endpoint, shown }: LeadFormInput): Finding[] {
  const sizes = snapshot.documentsOf('lead_form', defaultLocaleOf(locales).code).flatMap(sizesOf);
  return locales.flatMap(({ code }) => {
    const forms = snapshot.documentsOf('lead_form', code);
    return [
      ...(endpoint === 'none' ? forms.filter(({ id }) => shown.has(id)).map(withoutEndpoint) : []),
      ...forms.flatMap((form) => withOtherSizes(form, sizes)),
      ...forms.flatMap((form) => [
        ...withoutId(form),
        ...withoutEmail(form),
        ...withSameId(form, forms),
        ...withoutConsent(form),
      ]),
      ...snapshot.documentsOf('signup_modal', code).flatMap(withWrongIds),
    ];
  });
}

/** Checks the form ids of a sign-up dialog. A missing id is allowed: sign-up then sends no lead. */
function withWrongIds(modal: DocumentOf<'signup_modal'>): Finding[] {
  return (['form_id', 'partner_form_id'] as const).flatMap((field) => {
    const id = modal.data[field];
    if (!id || guid.test(id)) return [];
    return fault(modal, field, {
      message: `The sign-up form has the id "${id}", which is not an id of a HubSpot form.`,
      hint: 'Copy the id from the form in HubSpot: 8-4-4-4-12 hex digits. Without one, sign-up sends no lead.',
    });
  });
}

function withoutEndpoint(form: LeadForm): Finding {
  return {
    code: 'no-lead-endpoint',
    severity: 'warning',
    message: `Visitors can't send the lead form "${form.uid}": the site has no lead endpoint.`,
    hint: 'Run one (docs/leads.md) and set HELIOS_LEAD_ENDPOINT to own, or unpublish the form.',
    document: { id: form.id, type: form.type, uid: form.uid, lang: form.lang },
  };
}

function withoutId(form: LeadForm): Finding[] {
  const id = form.data.form_id ?? '';
  if (guid.test(id)) return [];
  return fault(form, 'form_id', {
    message:
      id === ''
        ? `The lead form "${form.uid}" has no form id.`
        : `The lead form "${form.uid}" has the form id "${id}", which is not an id of a HubSpot form.`,
    hint: 'Copy the id from the form in HubSpot: 8-4-4-4-12 hex digits.',
  });
}

/** Lists the values that a form sends for the size of a company. HubSpot has one list of them for all locales. */
function sizesOf({ data }: LeadForm): string[] {
  return data.fields
    .filter(({ name }) => name === ('company_size_range' satisfies LeadFieldName))
    .flatMap((field) => choicesOf(field).map(({ value }) => value));
}

/** Warns of sizes of a company that no form of the default locale sends: HubSpot could not compare the companies. */
function withOtherSizes(form: LeadForm, usual: readonly string[]): Finding[] {
  const others = sizesOf(form).filter((size) => usual.length > 0 && !usual.includes(size));
  if (others.length === 0) return [];
  const [finding] = fault(form, 'fields', {
    message: `The lead form "${form.uid}" sends company sizes that no form of the default locale sends: ${others.join(', ')}.`,
    hint: `Give the options the values ${[...new Set(usual)].join(', ')}. Their labels may differ.`,
  });
  return finding ? [{ ...finding, severity: 'warning' }] : [];
}

function withoutEmail(form: LeadForm): Finding[] {
  if (form.data.fields.some(({ name, type, required }) => name === 'email' && type === 'email' && required)) return [];
  return fault(form, 'fields', {
    message: `Visitors can send the lead form "${form.uid}" without an email address, so nobody can answer them.`,
    hint: 'Give the form a required field "email" of the type "email".',
  });
}

/** Reports a mailing list that visitors can join without consent: their leads have no legal basis, and no mail may go out. */
function withoutConsent(form: LeadForm): Finding[] {
  const { lifecycle_stage, has_marketing_consent, requires_consent } = form.data;
  if (lifecycle_stage !== 'subscriber' || (has_marketing_consent && requires_consent)) return [];
  return fault(form, 'requires_consent', {
    message: `The lead form "${form.uid}" makes visitors subscribers, and they can send it without consent to marketing emails.`,
    hint: 'Switch on the marketing consent of the form, and that it cannot be sent without.',
  });
}

/** Reports a form id that two documents share: the lead endpoint would check one form's leads by the other's fields. */
function withSameId(form: LeadForm, all: readonly LeadForm[]): Finding[] {
  const first = all.find((other) => other.data.form_id === form.data.form_id);
  if (!form.data.form_id || !first || first.id === form.id) return [];
  return fault(form, 'form_id', {
    message: `The lead forms "${first.uid}" and "${form.uid}" have the same form id ${form.data.form_id}.`,
    hint: 'Create a second form in HubSpot for one of them, or use one document for both.',
  });
}

function fault(
  form: LeadForm | DocumentOf<'signup_modal'>,
  field: string,
  text: Pick<Finding, 'message' | 'hint'>,
): Finding[] {
  const document: DocumentPlace = { id: form.id, type: form.type, uid: form.uid, lang: form.lang, field };
  return [{ code: 'lead-form', severity: 'error', ...text, document }];
}
