/** Receives the parts of a document in their order, as the parser of htmlparser2 reports them. */
export interface MarkupHandler {
  onopentag(name: string, attributes: Readonly<Record<string, string>>): void;
  ontext(text: string): void;
  onclosetag(name: string): void;
}

/**
 * Reads markup in the form in which Helios and React write it: attributes in double quotes, every element closed, five
 * entities. That takes less than half the time of a parser for all HTML. Returns false as soon as the markup has
 * anything else: the handler has then received only a part of it.
 */
export function scanMarkup(markup: string, handler: MarkupHandler): boolean {
  const open: string[] = [];
  let at = 0;
  while (at < markup.length) {
    const start = markup.indexOf('<', at);
    const end = start < 0 ? markup.length : start;
    if (end > at && !emitText(markup.slice(at, end), handler)) return false;
    if (start < 0) break;
    const next = scanTag(markup, start, { open, handler });
    if (next === undefined) return false;
    at = next;
  }
  return open.length === 0;
}

interface Scan {
  /** The names of the open elements as they are written, the innermost last. */
  readonly open: string[];
  readonly handler: MarkupHandler;
}

/**
 * Reads a tag, comment or doctype that begins at `start`. Returns the index after it, or undefined if it is not of the
 * known form.
 */
function scanTag(markup: string, start: number, scan: Scan): number | undefined {
  if (markup.startsWith('</', start)) return scanEndTag(markup, start, scan);
  if (markup.startsWith('<!--', start)) return after(markup, '-->', start + '<!--'.length);
  if (markup.startsWith('<!doctype html>', start)) return start + '<!doctype html>'.length;
  return scanStartTag(markup, start, scan);
}

function after(markup: string, mark: string, from: number): number | undefined {
  const index = markup.indexOf(mark, from);
  return index < 0 ? undefined : index + mark.length;
}

/** An end tag must close the element that was opened last. */
function scanEndTag(markup: string, start: number, { open, handler }: Scan): number | undefined {
  const name = open.pop();
  if (name === undefined || !markup.startsWith(`${name}>`, start + 2)) return undefined;
  handler.onclosetag(name.toLowerCase());
  return start + name.length + 3;
}

/** The elements that HTML never closes (https://html.spec.whatwg.org/#void-elements), as far as Helios writes them. */
const voidElements: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Elements whose content is text up to their end tag, whatever is in it. */
const textElements: ReadonlySet<string> = new Set(['script', 'style']);

/** Elements that a parser reads by rules of their own. Helios writes none of them. */
const otherElements: ReadonlySet<string> = new Set(['iframe', 'math', 'noembed', 'noframes', 'plaintext', 'xmp']);

function scanStartTag(markup: string, start: number, scan: Scan): number | undefined {
  const { open, handler } = scan;
  const nameEnd = endOfName(markup, start + 1);
  const written = markup.slice(start + 1, nameEnd);
  const name = written.toLowerCase();
  if (name === '' || otherElements.has(name)) return undefined;
  const attributes: Record<string, string> = {};
  const end = scanAttributes(markup, nameEnd, attributes);
  if (end === undefined) return undefined;
  const isClosed = markup.startsWith('/>', end);
  if (!isClosed && !markup.startsWith('>', end)) return undefined;
  handler.onopentag(name, attributes);
  const at = end + (isClosed ? 2 : 1);
  if (voidElements.has(name) || (isClosed && open.includes('svg'))) {
    handler.onclosetag(name);
    return at;
  }
  // A start tag may close its own element (`<path/>`) only inside a drawing.
  if (isClosed) return undefined;
  open.push(written);
  return textElements.has(name) ? scanRawText(markup, at, name, handler) : at;
}

/** Reads the attributes of a start tag, each after a space. Returns the index after the last one. */
function scanAttributes(markup: string, start: number, attributes: Record<string, string>): number | undefined {
  let at = start;
  while (markup.charCodeAt(at) === space) {
    const nameEnd = endOfName(markup, at + 1);
    if (nameEnd === at + 1) return undefined;
    const name = markup.slice(at + 1, nameEnd).toLowerCase();
    let value: string | undefined = '';
    at = nameEnd;
    if (markup.startsWith('="', nameEnd)) {
      const end = markup.indexOf('"', nameEnd + 2);
      value = decode(markup.slice(nameEnd + 2, end));
      if (end < 0 || value === undefined) return undefined;
      at = end + 1;
    }
    // If an element has an attribute twice, HTML uses the first.
    attributes[name] ??= value;
  }
  return at;
}

const space = 0x20;

/** The index after a name of letters, digits and hyphens. */
function endOfName(markup: string, start: number): number {
  let at = start;
  while (isNameCharacter(markup.charCodeAt(at))) at += 1;
  return at;
}

function isNameCharacter(code: number): boolean {
  // The test for small letters comes first, because nearly all characters are small letters.
  return (
    (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39) || code === 0x2d
  );
}

/** Reads the content of a script or style element, to its end tag. */
function scanRawText(markup: string, start: number, name: string, handler: MarkupHandler): number | undefined {
  const end = markup.indexOf(`</${name}`, start);
  if (end < 0) return undefined;
  if (end > start) handler.ontext(markup.slice(start, end));
  return end;
}

function emitText(text: string, handler: MarkupHandler): boolean {
  const decoded = decode(text);
  if (decoded === undefined) return false;
  handler.ontext(decoded);
  return true;
}

/** The entities that React and `escapeHtml` write. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Replaces the known entities; undefined if the text has another `&`. */
function decode(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const decoded = text.replace(/&[^;]{0,8};?/g, (entity) => {
    const character = entities[entity];
    isKnown &&= character !== undefined;
    return character ?? entity;
  });
  return isKnown ? decoded : undefined;
}
