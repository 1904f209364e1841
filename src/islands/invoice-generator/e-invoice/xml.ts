/** An XML element. Its text is escaped when it is printed, so nothing that a visitor types can become markup. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** The content of an element: a text, or child elements. Children that are undefined or empty are left out. */
type Content = string | readonly (XmlElement | undefined)[];

/** Makes an element. Returns undefined if it has no content: EN 16931 forbids empty elements. */
export function element(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | undefined {
  if (typeof content === 'string') return content === '' ? undefined : { name, attributes, content };
  const children = content.filter((child) => child !== undefined);
  return children.length === 0 ? undefined : { name, attributes, content: children };
}

/** Prints a document with its XML declaration. */
export function printXml(root: XmlElement | undefined): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root ? printElement(root) : ''}\n`;
}

function printElement({ name, attributes, content }: XmlElement): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
  const inside = typeof content === 'string' ? escapeXml(content) : content.map(printElement).join('');
  return inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text. Control characters, which XML 1.0 can't express, are left out, as are halves of surrogate pairs. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
