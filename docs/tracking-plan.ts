import {
  type EventName,
  type PropertyKind,
  trackedEvents,
  visitorTraits,
} from '../src/runtime/shared/tracking/events.ts';

/** What the tracking plan says of an event. */
interface EventWords<Name extends EventName> {
  /** When it happens: `a visitor …`. */
  readonly when: string;
  /** What each property means. */
  readonly properties: Readonly<Record<keyof (typeof trackedEvents)[Name], string>>;
}

const clickId = 'id of a click on an advertisement; only with consent to advertisement';

/** The words of each event. Nothing compiles while an event or a property has none. */
const words: { readonly [Name in EventName]: EventWords<Name> } = {
  'Invoice Step Opened': {
    when: 'a visitor opens another step of the invoice generator, or a fault in one of its fields does',
    properties: { step: 'the step' },
  },
  'Invoice Received': {
    when: 'a visitor of the invoice generator saves the PDF, or has the address of the tool sent by email',
    properties: { outcome: 'what the visitor did' },
  },
  'Billing Cycle Chosen': {
    when: 'a visitor chooses between monthly and yearly prices',
    properties: { cycle: 'the chosen cycle' },
  },
  'Interactive Demo Used': {
    when: 'a visitor takes a step of a demo, or follows a link of its section',
    properties: {
      progress:
        '`started`: the first step that the visitor chose; `interacted`: a later step; `completed`: the last step, once; `actioned`: a link',
      demo: 'path of the page; with a number for a second demo of the page',
      step: 'the shown step, from 1',
      steps: 'the number of steps',
    },
  },
  'Video Played': {
    when: 'a visitor starts a film, or has seen a film of this site to its end',
    properties: { progress: 'start or end', video: 'name of the film', host: '`external` for a film on another host' },
  },
  'Banner Link Clicked': {
    when: 'a visitor follows a link of the notification banner',
    properties: { link: 'whether it leads to this site', newTab: 'whether it opens a tab of its own' },
  },
  'Form Finished': {
    when: 'a lead or sign-up form was sent, or was blocked because of a fault',
    properties: { form: "HubSpot's id of the lead form, or `sign-up`", outcome: 'what became of it' },
  },
  'Email Address Blocked': {
    when: 'a form was blocked because of its email address',
    properties: { form: "HubSpot's id of the lead form, or `sign-up`", reason: 'why; the address itself is not sent' },
  },
  page_translated: {
    when: 'the browser has translated the page',
    properties: { language: 'language of the document after it' },
  },
  Started: {
    when: 'a sign-up was sent, unless its address is one of Gmail: the conversion',
    properties: {
      partner: 'whether it is the sign-up of a partner',
      s_id: clickId,
      _fbc: clickId,
      _fbp: clickId,
      _ttcid: clickId,
      gclid: clickId,
    },
  },
  'Experiment Encountered': {
    when: 'a visitor sees what an experiment decides, once for each experiment and document',
    properties: { experiment: 'its name', bucket: "the visitor's bucket" },
  },
  'Unknown Analytics Call Fired': {
    when: 'a script makes a call that this plan does not have; the console has a warning',
    properties: { call: 'name of the event or method, and nothing else of the call' },
  },
};

const traitWords: Readonly<Record<keyof typeof visitorTraits, string>> = {
  loggedInCurrently: 'whether the visitor is logged in to the product',
  loggedInPreviously: 'whether the visitor was logged in within the last year',
  'user-encountered-experiment': 'whether an experiment that the visitor encountered is on',
  'split-test-encountered-*': 'whether the visitor encountered the experiment of this name',
  'split-test-*': "the visitor's bucket of the experiment of this name",
};

/** All events and their properties as a Markdown table. */
export function eventTable(): string {
  const names = Object.keys(trackedEvents) as EventName[];
  return table(['event', 'when', 'property', 'values', 'meaning'], names.flatMap(rowsOf));
}

/** All traits of a visitor as a Markdown table. */
export function traitTable(): string {
  const names = Object.keys(visitorTraits) as (keyof typeof visitorTraits)[];
  return table(
    ['trait', 'values', 'meaning'],
    names.map((name) => [`\`${name}\``, visitorTraits[name], traitWords[name]]),
  );
}

function rowsOf(name: EventName): string[][] {
  const kinds: Readonly<Record<string, PropertyKind>> = trackedEvents[name];
  const { when, properties }: { when: string; properties: Readonly<Record<string, string>> } = words[name];
  return Object.entries(kinds).map(([property, kind], index) => [
    ...(index === 0 ? [`\`${name}\``, when] : ['', '']),
    `\`${property}\``,
    typeof kind === 'string' ? kind : kind.map((value) => `\`${value}\``).join(', '),
    properties[property] ?? '',
  ]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(rowOf).join('\n');
}

function rowOf(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`;
}
