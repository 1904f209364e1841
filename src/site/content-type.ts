/** The content types of an export's files, by extension. JSON is always UTF-8 and takes no charset (RFC 8259). */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json',
    webmanifest: 'application/manifest+json',
    map: 'application/json',
    txt: 'text/plain; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
    svg: 'image/svg+xml',
    avif: 'image/avif',
    webp: 'image/webp',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    ico: 'image/vnd.microsoft.icon',
    woff2: 'font/woff2',
    woff: 'font/woff',
    pdf: 'application/pdf',
    mp4: 'video/mp4',
    webm: 'video/webm',
    vtt: 'text/vtt; charset=utf-8',
    wasm: 'application/wasm',
    zip: 'application/zip',
    csv: 'text/csv; charset=utf-8',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
  }),
);

/** The `Content-Type` of a file, by the extension of its name. */
export function contentTypeOf(path: string): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
  return types.get(extension ?? '') ?? 'application/octet-stream';
}

/** True for the types of texts, such as HTML, JSON and SVG. Images, fonts and PDF files are compressed already. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|image\/svg|application\/(?:json|manifest\+json|xml|wasm))/.test(type);
}
