import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { workAddressPage } from '../../../config/markets.ts';
import { leadStates } from '../../../src/leads/lead.ts';
import { consentWords } from '../../../src/rules/leads/consent-words.ts';
import {
  type FormKind,
  formKinds,
  thanksPath,
  type WalkLocale,
  walkLocales,
  walkPath,
  withEveryForm,
  wordsOf,
} from '../../sites/every-form.ts';
import { type HubSpotStandIn, startHubSpot } from '../../sites/hubspot-stand-in.ts';
import { serveRepository } from '../../sites/served-repository.ts';
import type { Complaint, SeenForm } from './lead-form.ts';
import { type LeadServer, startLeadServer } from './lead-server.ts';
import { patient } from './visitor.ts';
import { openWorkplace } from './workplace.ts';

/** Every kind of form in every locale of the walk, with an endpoint and a stand-in for HubSpot. */
export interface LeadWalk extends AsyncDisposable {
  readonly hubspot: HubSpotStandIn;
  readonly server: LeadServer;
  /** The address of a form, with the campaign of its visitor. */
  address(filled: Pick<Filled, 'kind' | 'locale'>): string;
  /** Waits until a form shows its thank-you page, or else the line that says that it was sent. */
  expectSent(filled: Filled, form: SeenForm): Promise<void>;
  /** Expects that HubSpot got a lead once, with the typed values, what is known of the visit and the form's own values alone. */
  expectHeard(filled: Filled, known: KnownVisit, context: object): void;
  /** The states of the leads of these addresses: `delivered`, or `delivered,pending` for two leads. */
  states(emails: readonly string[]): string[];
  /** How often HubSpot took a lead of each address. */
  taken(emails: readonly string[]): number[];
}

/** What a lead says about the visit: everything after consent, or the partner alone, as without scripts. */
export type KnownVisit = 'everything' | 'partner';

/** A form as a visitor fills it in. */
export interface Filled {
  readonly kind: FormKind;
  readonly locale: WalkLocale;
  readonly email: string;
  readonly hasConsent?: boolean;
  readonly country?: string;
}

export const locales = Object.keys(walkLocales) as WalkLocale[];

/**
 * Each kind of form in one locale, and each locale with a third of the kinds: the texts depend on the locale alone, the fields
 * on the kind alone. `first` is the place of the first kind's locale, so that two walks take different ones.
 */
export function kindsInTurn(
  first: number,
  kinds: readonly FormKind[] = formKinds,
): readonly { uid: string; locale: WalkLocale; kind: FormKind }[] {
  return kinds.map((kind, index) => {
    const locale = locales[(first + index) % locales.length] ?? 'en';
    return { uid: kind.uid, locale, kind };
  });
}

/** The kinds of which each has a type of field, a condition or a value of its own that no kind before it has. */
export const differingKinds: readonly FormKind[] = formKinds.filter((kind, index) => {
  const known = new Set(formKinds.slice(0, index).flatMap(traitsOf));
  return traitsOf(kind).some((trait) => !known.has(trait));
});

function traitsOf({ data }: FormKind): string[] {
  const { fields, success, has_marketing_consent, requires_consent = false } = data;
  const values = ['lead_type', 'capture_type', 'partner_channel', 'campaign', 'event_name', 'partner_id'] as const;
  return [
    ...fields.map(({ type, required }) => `${type} ${required}`),
    `consent ${has_marketing_consent} ${requires_consent}`,
    `thanks ${success.id !== undefined}`,
    ...values.filter((name) => data[name]),
  ];
}

/** One kind of form for each locale. All kinds behave alike once they are sent. */
export const examples = [
  ['en', 'demo'],
  ['de', 'contact'],
  ['fi', 'partner'],
] as const;

export function example(locale: WalkLocale, uid: string, name: string): Filled {
  const kind = formKinds.find((each) => each.uid === uid);
  if (!kind) throw new Error(`There is no form "${uid}".`);
  return { kind, locale, email: `${name}-${locale}@kestrel.example` };
}

/** The campaign that brought every visitor of the walk. */
const campaign = {
  utm_source: 'daylight',
  utm_medium: 'email',
  utm_campaign: 'spring',
  utm_term: 'cards',
  utm_content: 'blue',
};
const query = `?${new URLSearchParams({ ...campaign, referral: 'kestrel-42', partner: 'xero' })}`;
const partnerQuery = '?partner=xero';

/** The walk that all tests of a file share. Each test begins with a HubSpot that takes every lead. */
export function leadWalkOfFile(): () => LeadWalk {
  let walk: LeadWalk;
  beforeAll(async () => {
    walk = await startLeadWalk();
  });
  afterEach(() => {
    walk.hubspot.mood = { type: 'takes' };
  });
  afterAll(() => walk?.[Symbol.asyncDispose]());
  return () => walk;
}

async function startLeadWalk(): Promise<LeadWalk> {
  await using repository = await serveRepository({ locales: Object.values(walkLocales), edit: withEveryForm });
  const workplace = openWorkplace({ env: repository.environment });
  const run = await workplace.export(['--locale', ...locales, '--route', '/walk-*']);
  expect(run.code, run.stderr).toBe(0);
  const hubspot = await startHubSpot();
  const environment = {
    HELIOS_HUBSPOT_PORTAL: '4711',
    HELIOS_HUBSPOT_HOST: hubspot.origin,
    HELIOS_HUBSPOT_RATE: '1000',
    HELIOS_LEAD_FILES_URL: 'https://files.helios.example/leads',
  };
  const server = await startLeadServer(environment, workplace.out);
  const page = ({ kind, locale }: Pick<Filled, 'kind' | 'locale'>) => server.origin + walkPath(locale, kind.uid);
  const statesOf = (email: string) =>
    server.outbox
      .list(leadStates)
      .filter(({ data }) => data.fields.some(({ value }) => value === email))
      .map(({ state }) => state);
  return {
    hubspot,
    server,
    address: (filled) => page(filled) + query,
    async expectSent({ kind, locale }, form) {
      const { line } = form;
      if (kind.data.success.id) await form.page.waitForURL(server.origin + thanksPath(locale));
      else await expect.poll(() => line('sent'), patient).toBe(kind.data.success_message);
    },
    expectHeard(filled, known, context) {
      const found = hubspot.requests.filter(({ body }) => body.fields.some(({ value }) => value === filled.email));
      expect(found, filled.email).toHaveLength(1);
      const [{ body } = { body: { fields: [] } }] = found;
      expect(Object.fromEntries(body.fields.map(({ name, value }) => [name, value]))).toEqual({
        ...partnerOf(filled.kind),
        ...(known === 'everything' && visitFields),
        ...fieldsOf(filled),
      });
      expect(body).toEqual({
        fields: expect.any(Array),
        context: { pageUri: page(filled) + (known === 'everything' ? query : partnerQuery), ...context },
        ...(filled.hasConsent && { legalConsentOptions: consentIn(filled.locale) }),
      });
    },
    states: (emails) => emails.map((email) => statesOf(email).join()),
    taken: (emails) => emails.map((email) => hubspot.taken.get(email) ?? 0),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await hubspot[Symbol.asyncDispose]();
      workplace[Symbol.dispose]();
    },
  };
}

/** The fields of a visit by the campaign, which need consent. */
const visitFields = {
  ...campaign,
  ...Object.fromEntries(Object.entries(campaign).map(([name, value]) => [`latest_${name}`, value])),
  referral_id: 'kestrel-42',
};

/** The fields of a visitor whom the partner sent. */
function partnerOf({ data }: FormKind): Record<string, string> {
  return {
    pleo_partner_id: 'xero',
    partner_channel: data.partner_channel ?? 'Technology partners',
    type_of_influence: 'Partner-sourced',
    partner_segment: 'Referral',
    partnership_type: 'Distribution',
    partnership_referred_date: String(new Date().setUTCHours(0, 0, 0, 0)),
  };
}

const typed: Readonly<Record<string, string>> = {
  firstname: 'Märta',
  lastname: 'Lund-Ó Briain',
  phone: '+45 12 34 56 78',
  company: 'Kestrel & Søn',
  message: 'How many cards?\nYours, Märta',
  pdf_url: 'profile.pdf',
};
/** Germany, as each locale's list has it. */
const germany: Readonly<Record<WalkLocale, string>> = { en: 'Germany', de: 'Deutschland', fi: 'Saksa' };

/** A visitor's answer to each field of a form. Of options it is the last. */
export function answersTo(filled: Filled): Record<string, string> {
  const { kind, locale, email, hasConsent = false, country = germany[locale] } = filled;
  const answers = kind.data.fields.map(({ name, type, options }) => {
    const last = options.at(-1);
    if (type === 'select') return [name, last?.value || last?.label || ''];
    return [name, type === 'email' ? email : type === 'country' ? country : (typed[name] ?? '')];
  });
  return { ...Object.fromEntries(answers), marketing_consent: String(hasConsent) };
}

/** The fields that HubSpot must get for a lead, without those of the visit. */
function fieldsOf(filled: Filled): Record<string, unknown> {
  const { data } = filled.kind;
  const { marketing_consent: _, ...answers } = answersTo(filled);
  const hidden = {
    type_of_lead: data.lead_type,
    lead_source_latest_capture_type: data.capture_type,
    lifecyclestage: data.lifecycle_stage,
    partner_channel: data.partner_channel,
    latest_campaign: data.campaign,
    event_name: data.event_name,
    pleo_partner_id: data.partner_id,
  };
  const kept = /^https:\/\/files\.helios\.example\/leads\/[\w-]+\.pdf$/;
  return {
    ...Object.fromEntries(Object.entries(hidden).filter(([, value]) => value)),
    ...answers,
    ...('pdf_url' in answers && { pdf_url: expect.stringMatching(kept) }),
    ...(filled.hasConsent && { hs_legal_basis: 'Freely given consent from contact' }),
  };
}

function consentIn(locale: WalkLocale): object {
  const { consent_label = '', marketing_emails_consent_text = '' } = wordsOf(locale);
  const text = consentWords({ consent_label, marketing_emails_consent_text });
  return { consent: { consentToProcess: true, text, communications: [] } };
}

/** The name of the text for an empty field, by the field's name. */
const words: Readonly<Record<string, string>> = {
  email: 'invalid_email',
  firstname: 'first_name',
  lastname: 'last_name',
  phone: 'phone',
  company_size_range: 'company_size',
  country: 'country',
};

/** The complaints about a form with half an address and nothing else. */
export function missingComplaints(kind: FormKind, locale: WalkLocale): Record<string, Complaint> {
  const texts = wordsOf(locale);
  const required = kind.data.fields.filter((field) => field.required);
  const told = required.map(({ name }) => [name, texts[words[name] ?? 'required']]);
  if (kind.data.requires_consent) told.push(['marketing_consent', texts.consent]);
  return Object.fromEntries(told.map(([name, text]) => [name, { text: text ?? '', isTied: true }]));
}

/** The complaint about a private address. */
export function privateComplaint(locale: WalkLocale): Record<string, Complaint> {
  const { non_work_email: text, non_work_email_cta: cta = '' } = wordsOf(locale);
  const href = `/helios/${locale}${workAddressPage}`;
  return { email: { text: `${text} ${cta}`, link: [cta, href], isTied: true } };
}
