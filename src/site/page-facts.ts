import { Parser } from 'htmlparser2';
import { searchWordsAttribute } from '../rules/markup.ts';
import { type MarkupHandler, scanMarkup } from './scan-markup.ts';

/** The facts of a page's markup that its notes and the checks need, read in one pass. */
export interface PageFacts {
  /** Every link with its text. */
  readonly links: readonly MarkupLink[];
  readonly lang: string | undefined;
  readonly titles: readonly string[];
  /** The content of the meta element `description`. */
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** The text of each `h1`. */
  readonly headings: readonly string[];
  /** The text of each `h2` in `main`. */
  readonly subheadings: readonly string[];
  /** Words by which the site search finds the page, beside those that it shows. */
  readonly searchWords: string | undefined;
  readonly images: readonly ImageFacts[];
  /** All ids in document order, including repeated ones. */
  readonly ids: readonly string[];
  /** Elements with a `style` attribute, written as `p style="…"`. */
  readonly styled: readonly string[];
  /** Elements with an inline event handler, written as `button onclick`. */
  readonly handlers: readonly string[];
  readonly policy: string | undefined;
  /** All style and script blocks in document order, including those before the page's Content-Security-Policy. */
  readonly blocks: readonly Block[];
  readonly structuredData: readonly string[];
}

export interface MarkupLink {
  readonly href: string;
  readonly text: string;
}

/** A style or script element that the page's Content-Security-Policy has to allow. */
export interface Block {
  readonly kind: 'style' | 'script';
  readonly text: string;
  readonly src: string | undefined;
  readonly integrity: string | undefined;
  /** True if the block comes before the policy. A policy applies only to elements that come after it. */
  readonly isBeforePolicy: boolean;
}

/** The attributes that every image must have. */
export type ImageFacts = Readonly<Record<'src' | 'alt' | 'width' | 'height', string | undefined>>;

export type Attributes = Readonly<Record<string, string>>;

/**
 * Script types to which a Content-Security-Policy applies: the browser runs such a script, or the script controls what
 * the browser runs. Scripts of all other types are data.
 */
const scriptTypes: ReadonlySet<string> = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** Reads the facts of a whole HTML document. It also reads markup that Helios did not write, which takes longer. */
export function readPageFacts(html: string): PageFacts {
  return scanPageFacts(html) ?? parsePageFacts(html);
}

/**
 * Reads the facts of a document that has the form in which Helios writes documents. Returns undefined for any other
 * document.
 */
export function scanPageFacts(html: string): PageFacts | undefined {
  const facts = noFacts();
  return scanMarkup(html, factsHandler(facts)) ? facts : undefined;
}

/** Reads the facts of any HTML document, with a parser that works like a browser's. */
export function parsePageFacts(html: string): PageFacts {
  const facts = noFacts();
  new Parser(factsHandler(facts)).end(html);
  return facts;
}

/** The facts of markup that somebody else reads: `handler` receives its parts, and `facts` has what they say so far. */
export function gatherPageFacts(): { readonly facts: PageFacts; readonly handler: MarkupHandler } {
  const facts = noFacts();
  return { facts, handler: factsHandler(facts) };
}

/** Joins the facts of consecutive pieces of a page's HTML. Each piece consists of whole elements. */
export function joinPageFacts(parts: readonly PageFacts[]): PageFacts {
  const all = <Key extends keyof PageFacts>(key: Key) => parts.map((part) => part[key]);
  const last = <Value>(values: readonly Value[]) => values.findLast((value) => value !== undefined);
  const policyIndex = parts.findIndex(({ policy }) => policy !== undefined);
  return {
    links: joined(all('links')),
    lang: last(all('lang')),
    titles: joined(all('titles')),
    description: last(all('description')),
    canonical: last(all('canonical')),
    headings: joined(all('headings')),
    subheadings: joined(all('subheadings')),
    searchWords: last(all('searchWords')),
    images: joined(all('images')),
    ids: joined(all('ids')),
    styled: joined(all('styled')),
    handlers: joined(all('handlers')),
    policy: last(all('policy')),
    blocks: parts.flatMap(({ blocks }, index) =>
      blocks.map((block) => ({ ...block, isBeforePolicy: block.isBeforePolicy && index <= policyIndex })),
    ),
    structuredData: joined(all('structuredData')),
  };
}

/** Joins lists into one. `flat` would take several times as long, and this function is called for each page. */
function joined<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  return ([] as Item[]).concat(...lists);
}

function factsHandler(facts: Gathered): MarkupHandler {
  const elements = elementReaders(facts);
  const [texts, anchors] = [textReader(), textReader()];
  const openLink = ({ href }: Attributes) => {
    if (href !== undefined) anchors.open('a', (text) => facts.links.push({ href, text }));
  };
  return {
    onopentag(name, attributes) {
      readAttributes(name, attributes, facts);
      const take = elements[name]?.(attributes);
      if (take) texts.open(name, take);
      if (name === 'a') openLink(attributes);
    },
    ontext(text) {
      texts.add(text);
      anchors.add(text);
    },
    onclosetag(name) {
      if (name === 'svg') facts.svgDepth -= 1;
      if (name === 'main') facts.isInMain = false;
      texts.close(name);
      anchors.close(name);
    },
  };
}

type Gathered = {
  -readonly [Key in keyof PageFacts]: PageFacts[Key] extends readonly (infer Item)[] ? Item[] : PageFacts[Key];
} & {
  /** Number of open `svg` elements: titles in drawings are not titles of the page. */
  svgDepth: number;
  isInMain: boolean;
};

function noFacts(): Gathered {
  return {
    links: [],
    lang: undefined,
    titles: [],
    description: undefined,
    canonical: undefined,
    headings: [],
    subheadings: [],
    searchWords: undefined,
    images: [],
    ids: [],
    styled: [],
    handlers: [],
    policy: undefined,
    blocks: [],
    structuredData: [],
    svgDepth: 0,
    isInMain: false,
  };
}

function readAttributes(name: string, attributes: Attributes, { ids, styled, handlers }: Gathered): void {
  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'id') ids.push(attributes.id ?? '');
    else if (attribute === 'style') styled.push(`${name} style="${attributes.style}"`);
    else if (attribute.startsWith('on')) handlers.push(`${name} ${attribute}`);
  }
}

type TakeText = (text: string) => void;

/**
 * A function that receives an element's attributes at its start tag. It may return a second function, which receives
 * the element's text at its end tag.
 */
type ElementReader = (attributes: Attributes) => TakeText | undefined;

function elementReaders(facts: Gathered): Partial<Record<string, ElementReader>> {
  const block = (kind: Block['kind'], { src, integrity }: Attributes): TakeText => {
    const isBeforePolicy = facts.policy === undefined;
    return (text) => facts.blocks.push({ kind, text, src, integrity, isBeforePolicy });
  };
  const readers: Record<string, ElementReader> = {
    html: ({ lang }) => set(facts, 'lang', lang),
    title: () => (facts.svgDepth === 0 ? (text) => facts.titles.push(text.trim()) : undefined),
    h1: () => (text) => facts.headings.push(text.trim()),
    main: ({ [searchWordsAttribute]: words }) => {
      facts.isInMain = true;
      facts.searchWords = words;
    },
    h2: () => (facts.isInMain ? (text) => facts.subheadings.push(text.trim()) : undefined),
    img: ({ src, alt, width, height }) => void facts.images.push({ src, alt, width, height }),
    svg: () => set(facts, 'svgDepth', facts.svgDepth + 1),
    link: ({ rel, href }) => (rel === 'canonical' ? set(facts, 'canonical', href) : undefined),
    meta: (attributes) => readMeta(attributes, facts),
    style: (attributes) => block('style', attributes),
    script: (attributes) => {
      const type = (attributes.type ?? '').toLowerCase();
      if (scriptTypes.has(type)) return block('script', attributes);
      return type === 'application/ld+json' ? (text) => facts.structuredData.push(text) : undefined;
    },
  };
  // The table of readers has no prototype, so that an element such as `<constructor>` finds no inherited property.
  return Object.assign(Object.create(null), readers);
}

function set<Key extends keyof Gathered>(facts: Gathered, key: Key, value: Gathered[Key]): undefined {
  facts[key] = value;
}

function readMeta(attributes: Attributes, facts: Gathered): undefined {
  if (attributes.name === 'description') facts.description = attributes.content ?? '';
  if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy') facts.policy = attributes.content ?? '';
}

/** Collects the text of one element at a time, including the text of elements inside it. */
function textReader() {
  let reading: { name: string; text: string; take: TakeText } | undefined;
  return {
    open(name: string, take: TakeText) {
      reading = { name, text: '', take };
    },
    add(text: string) {
      if (reading) reading.text += text;
    },
    close(name: string) {
      if (reading?.name !== name) return;
      reading.take(reading.text);
      reading = undefined;
    },
  };
}
