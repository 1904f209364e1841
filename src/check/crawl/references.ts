import { Parser } from 'htmlparser2';

/** The addresses to which a page refers, and the parts of the page to which other pages can refer. */
export interface PageReferences {
  /** The addresses as the page has them, each once. */
  readonly references: readonly string[];
  /** The base address of relative references, if the page names one. */
  readonly base: string | undefined;
  /** The ids of elements and the names of anchors. */
  readonly ids: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;

/** The attributes of each element that have an address (HTML standard, index of attributes). */
const addressAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  blockquote: ['cite'],
  embed: ['src'],
  iframe: ['src'],
  img: ['src'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  q: ['cite'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** The attributes of each element that have addresses of several pictures. */
const pictureAttributes: Readonly<Record<string, string>> = {
  img: 'srcset',
  source: 'srcset',
  link: 'imagesrcset',
};

/** Reads all addresses in a page: links, pictures, scripts, styles, and the addresses for machines in its head. */
export function readPage(html: string): PageReferences {
  const references = new Set<string>();
  const ids: string[] = [];
  let base: string | undefined;
  /** Reads the text of the open element. Undefined if the text of the element has no addresses. */
  let readText: ((text: string) => readonly string[]) | undefined;
  let text = '';
  const add = (found: readonly string[]) => {
    for (const each of found) if (each !== '') references.add(each);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.push(attributes.id);
      if (name === 'a' && attributes.name) ids.push(attributes.name);
      if (name === 'base') base ??= attributes.href;
      else add(inAttributes(name, attributes));
      readText = textReader(name, attributes);
      text = '';
    },
    ontext(part) {
      if (readText) text += part;
    },
    onclosetag() {
      if (readText) add(readText(text));
      readText = undefined;
    },
  });
  parser.end(html);
  return { references: copyOf(references), base: base && copyOf([base])[0], ids: copyOf(ids) };
}

/** Reads all addresses in a style sheet. */
export function readStyles(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const urls = Array.from(code.matchAll(/url\(\s*['"]?([^'")]+?)['"]?\s*\)/gi), ([, url = '']) => url);
  const imports = Array.from(code.matchAll(/@import\s+['"]([^'"]+)['"]/gi), ([, url = '']) => url);
  return [...imports, ...urls].filter((url) => !url.startsWith('data:'));
}

function inAttributes(name: string, attributes: Attributes): string[] {
  if (name === 'link' && isConnectionHint(attributes.rel ?? '')) return [];
  if (name === 'meta') return inMeta(attributes);
  const addresses = (addressAttributes[name] ?? []).map((attribute) => attributes[attribute] ?? '');
  const pictures = inSourceSet(attributes[pictureAttributes[name] ?? ''] ?? '');
  return [...addresses, ...pictures, ...readStyles(attributes.style ?? '')];
}

/** True for a link that opens a connection and requests nothing. */
function isConnectionHint(rel: string): boolean {
  return /^\s*(?:(?:dns-prefetch|preconnect)\s*)+$/i.test(rel);
}

/** The address of a meta element: that of a refresh, or one for machines, such as the picture of a shared page. */
function inMeta({ content = '', 'http-equiv': instruction = '' }: Attributes): string[] {
  if (instruction.toLowerCase() === 'refresh') {
    const [, url = ''] = /^\s*\d+\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]*)/i.exec(content) ?? [];
    return [url.trim()];
  }
  return isWebAddress(content) ? [content] : [];
}

/** `/a.png 320w, /b.png 640w` has two addresses. A comma inside an address belongs to it. */
function inSourceSet(sources: string): string[] {
  return Array.from(sources.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^\s,]+)*\s*(?:,|$)/g), ([, url = '']) => url);
}

function textReader(name: string, { type }: Attributes): ((text: string) => readonly string[]) | undefined {
  if (name === 'style') return readStyles;
  return name === 'script' && type === 'application/ld+json' ? inStructuredData : undefined;
}

/** The addresses in structured data. Data that is not JSON has none: an export reports it as a finding. */
function inStructuredData(json: string): string[] {
  try {
    return addressesIn(JSON.parse(json));
  } catch {
    return [];
  }
}

/**
 * All web addresses in a value to which something can lead. Left out are values of keys with `@`, which are names, and
 * addresses of schema.org, which stand for the values of its lists.
 */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return isWebAddress(value) && !/^https?:\/\/schema\.org\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key.startsWith('@') && key !== '@graph' ? [] : addressesIn(each),
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^{}\s]+$/i.test(text);
}

/** Copies the parser's strings, which are views into the page: they would retain all of the page's markup in memory. */
function copyOf(texts: Iterable<string>): string[] {
  return JSON.parse(JSON.stringify([...texts])) as string[];
}
