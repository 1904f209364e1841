/** What an export can hold. One table for the manifest, the host's own formats and the server. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  map: 'application/json; charset=utf-8',
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
};

/** The `Content-Type` of a file, by the extension of its name. */
export function contentTypeOf(path: string): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
  return (extension !== undefined && types[extension]) || 'application/octet-stream';
}

/** Worth compressing: text of any kind. Images, fonts and documents are compressed already. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|image\/svg|application\/(?:json|manifest\+json|xml|wasm))/.test(type);
}
