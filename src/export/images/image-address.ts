/** A part of an original image, in pixels of the original. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Query parameters by which the image host changes an original. All others belong to the original's address. */
const hostParameters = ['auto', 'rect', 'w', 'h', 'fit', 'crop', 'dpr', 'q', 'fm', 'max-w', 'max-h'];

/** Parses an absolute http or https address. Returns undefined for any other text. */
export function parseImageAddress(url: string): URL | undefined {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:' ? parsed : undefined;
}

/** The address of the untouched original behind an image address of the CMS. */
export function originalAddress(url: string): string {
  const address = parseImageAddress(url);
  if (!address) return url;
  for (const name of hostParameters) address.searchParams.delete(name);
  return address.href;
}

/** The editor's crop, from the query parameter `rect=left,top,width,height`. */
export function cropOf(url: string): Crop | undefined {
  const values = parseImageAddress(url)?.searchParams.get('rect')?.split(',').map(Number) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = values.map((value) => Math.round(value));
  return values.length === 4 && left >= 0 && top >= 0 && width > 0 && height > 0
    ? { left, top, width, height }
    : undefined;
}

/**
 * True for an address in the CMS, which gives each new file a new address. Another host may change the file behind an
 * address.
 */
export function isImmutableAddress(url: string): boolean {
  const host = parseImageAddress(url)?.hostname ?? '';
  return host === 'images.prismic.io' || host.endsWith('.cdn.prismic.io');
}

/**
 * Makes a safe file name from an address: `…/helios/ZxU1…_Team%20Photo.JPG` to `{ name: 'team-photo', extension: 'jpg'
 * }`.
 */
export function fileNameOf(url: string): { name: string; extension: string } {
  const last = decoded(parseImageAddress(url)?.pathname.split('/').at(-1) ?? '');
  const [, stem = last, extension = ''] = /^(.*)\.([a-z0-9]+)$/i.exec(last) ?? [];
  const name = stem
    .replace(/^[A-Za-z0-9-]{12,}_/, '') // Removes the id that the CMS puts before the name.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return { name: name === '' ? 'image' : name, extension: extension.toLowerCase() };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // The text has a stray percent sign and stays escaped, since an exact name is not needed.
  }
}
