/** The steps of the invoice generator (docs/contract.md, section 2.9). */
export const invoiceSteps = [
  'your company details',
  'recipient details',
  'invoice details',
  'invoice items',
  'notes',
  'preview',
  'get invoice',
] as const;
export type InvoiceStep = (typeof invoiceSteps)[number];

const answers = ['yes', 'no'] as const;
const linkKinds = ['internal', 'external'] as const;

/**
 * What a property of an event may be: one of these texts, any short text, a whole number, or the id of a click on an
 * advertisement. Ids of clicks may be absent; every other property is always there.
 */
export type PropertyKind = readonly string[] | 'text' | 'count' | 'click id';

/**
 * Every event that the site may send to analytics, with all of its properties (docs/contract.md, section 3.4).
 * `docs/tracking-plan.ts` says when each event happens and what each property means.
 */
export const trackedEvents = {
  'Invoice Step Opened': { step: invoiceSteps },
  'Invoice Received': { outcome: ['email submitted', 'pdf downloaded'] },
  'Billing Cycle Chosen': { cycle: ['monthly', 'yearly'] },
  'Interactive Demo Used': {
    progress: ['started', 'interacted', 'actioned', 'completed'],
    demo: 'text',
    step: 'count',
    steps: 'count',
  },
  'Video Played': { progress: ['started', 'completed'], video: 'text', host: linkKinds },
  'Banner Link Clicked': { link: linkKinds, newTab: answers },
  'Form Finished': { form: 'text', outcome: ['submitted', 'blocked'] },
  'Email Address Blocked': { form: 'text', reason: ['non-work', 'invalid'] },
  page_translated: { language: 'text' },
  Started: {
    partner: answers,
    s_id: 'click id',
    _fbc: 'click id',
    _fbp: 'click id',
    _ttcid: 'click id',
    gclid: 'click id',
  },
  'Experiment Encountered': { experiment: 'text', bucket: 'text' },
  'Unknown Analytics Call Fired': { call: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PropertyKind>>>>;

export type EventName = keyof typeof trackedEvents;

/** The properties of an event: `{ cycle: 'monthly' }`. */
export type EventProperties<Name extends EventName> = RequiredOf<(typeof trackedEvents)[Name]> &
  OptionalOf<(typeof trackedEvents)[Name]>;

type RequiredOf<Kinds> = {
  readonly [Name in keyof Kinds as Kinds[Name] extends 'click id' ? never : Name]: ValueOf<Kinds[Name]>;
};
type OptionalOf<Kinds> = {
  readonly [Name in keyof Kinds as Kinds[Name] extends 'click id' ? Name : never]?: string | undefined;
};
type ValueOf<Kind> = Kind extends readonly (infer Text)[] ? Text : Kind extends 'count' ? number : string;

/**
 * What analytics may know of a visitor, who is identified by a random id only. `split-test-*` has the visitor's bucket
 * of each experiment by the experiment's name (docs/contract.md, section 3.9).
 */
export const visitorTraits = {
  loggedInCurrently: 'boolean',
  loggedInPreviously: 'boolean',
  'user-encountered-experiment': 'boolean',
  'split-test-encountered-*': 'boolean',
  'split-test-*': 'text',
} as const;

/** Traits of a visitor by name, one or more of `visitorTraits`. */
export type VisitorTraits = Readonly<
  Partial<Record<'loggedInCurrently' | 'loggedInPreviously' | 'user-encountered-experiment', boolean>> &
    Record<`split-test-${string}`, string | boolean>
>;
