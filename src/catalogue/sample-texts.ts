/** Sample texts by field name. They read like real content, so that specimens look like real pages. */
const texts: Readonly<Record<string, string>> = {
  anchor: 'main',
  answer: 'Yes. Freeze it in the app, and nothing more is paid with it.',
  author: 'Maja Lindqvist',
  badge: '4 of 4 coded',
  caption: 'The last day of the month, before lunch.',
  closes: '18:00',
  company: 'Kestrel Freight',
  date: '5 October 2026',
  description: 'Three people free, with no end date.',
  duration: '1:40',
  eyebrow: 'Close',
  heading: 'Postings arrive in your accounts already coded',
  hint: 'Free for your first three people.',
  hour: '08:12',
  label: 'of receipts match without a person',
  name: 'Merrow & Pike',
  opens: '08:00',
  place: 'Bristol',
  portrait: 'maja',
  question: 'Can I stop a card myself?',
  quote: 'Month end used to take me four days and a shoebox. In October I closed on the first, at twenty to six.',
  role: 'Finance lead, Kestrel Freight',
  source: 'All receipts, third quarter of 2026',
  submit_label: 'Get started',
  text: 'Budgets by team, project or client',
  value: '94%',
  video_title: 'A day with Helios',
  when: 'The first hour',
};

const shortest = 'Expenses';
/**
 * A text as long as any translation: it has long German compounds, and no place for a line break near its beginning.
 */
const longest =
  'Reisekostenabrechnungsrichtlinien und Bewirtungsbelege für Kapitalgesellschaften, Betriebsprüfungssicher aufbewahrt';

/** The names of fields that hold an hour, an id or a figure. These are short in every language. */
const fixed: ReadonlySet<string> = new Set([
  'anchor',
  'anchor_id',
  'closes',
  'duration',
  'hour',
  'opens',
  'portrait',
  'value',
]);

interface SampleTextInput {
  readonly isLong: boolean;
  readonly isInList: boolean;
  /** A number that is added to headings and labels, so that these differ. */
  readonly number: number;
}

/** Returns a sample text for the text field with a given name. */
export function sampleText(field: string, { isLong, isInList, number }: SampleTextInput): string {
  if (isLong && !fixed.has(field)) return `${longest} ${number}`;
  const known = texts[field] ?? texts[field.replace(/^.*_/, '')] ?? shortest;
  return isName(field, { isInList }) ? `${known} ${number}` : known;
}

/**
 * True for headings, and for labels and captions that name a landmark: these must differ on a page. Labels of buttons
 * and figures may be equal.
 */
function isName(field: string, { isInList }: { isInList: boolean }): boolean {
  if (field.endsWith('heading') || field === 'caption') return true;
  return !isInList && /(?:^|_)(?:label|step)$/.test(field) && field !== 'submit_label';
}

export const sampleParagraph =
  'You look only at the odd ones. The receipt finds its own way, and the journal is in before the coffee is cold.';
export const longParagraph = `${longest}. ${sampleParagraph} ${longest}.`;
