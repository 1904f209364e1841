import { mimes } from 'mrmime';

/**
 * Content types that the library mrmime lacks because vendors registered them, and the type of XML that is not meant to
 * be read as text (RFC 7303).
 */
const vendorTypes: Readonly<Record<string, string>> = {
  ico: 'image/vnd.microsoft.icon',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  xml: 'application/xml',
};

/** The types with their charsets, by extensions. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...mimes, ...vendorTypes }).map(([extension, type]) => [extension, withCharset(type)]),
);

/** The `Content-Type` of a file, by the extension of its name: `text/html; charset=utf-8`. */
export function contentTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return (dot < 0 ? undefined : types.get(name.slice(dot + 1).toLowerCase())) ?? 'application/octet-stream';
}

/** JSON is always UTF-8 and takes no charset (RFC 8259), and an SVG file states its encoding itself. */
function withCharset(type: string): string {
  return /^text\/|^application\/xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** True for the types of texts, such as HTML, JSON and SVG. Images, fonts and PDF files are compressed already. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/wasm)/.test(type);
}
