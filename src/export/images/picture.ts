import { hash } from 'node:crypto';
import type { ImageConfig } from '../../../config/schema.ts';
import type { PictureSource, PictureView } from '../../components/view-models.ts';
import { cropOf, fileNameOf, parseImageAddress } from './image-address.ts';
import type { ImageFile } from './media-notes.ts';

/** The value of an image field in the CMS, without the properties that Helios does not use. */
export interface ImageValue {
  readonly url?: string | null;
  readonly dimensions?: { readonly width: number; readonly height: number } | null;
  readonly alt?: string | null;
}

export interface PictureOptions {
  /** The largest width at which the page shows the image, in CSS pixels. */
  readonly width: number;
  readonly config: ImageConfig;
  readonly pathPrefix: string;
}

/**
 * Plans an image's markup and files from its address alone, without fetching it. Returns undefined for an empty field.
 */
export function planPicture(
  value: ImageValue,
  options: PictureOptions,
): { picture: PictureView; files: ImageFile[] } | undefined {
  const original = readValue(value);
  if (!original) return undefined;
  if (original.isVector) return planVector(original, options);
  return options.config.mode === 'imgix' ? planHosted(original, options) : planLocal(original, options);
}

/** The image that social networks show for a shared link. */
export interface SocialImage {
  /** A pathname of the site, or an address at the image host. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly files: readonly ImageFile[];
}

const social = { width: 1200, height: 630 };

/**
 * Plans a JPEG of 1200 × 630 pixels, or a smaller one of that shape if the original is narrower. Returns undefined for
 * an SVG, because no network shows SVG images.
 */
export function planSocialImage(
  value: ImageValue,
  { config, pathPrefix }: Omit<PictureOptions, 'width'>,
): SocialImage | undefined {
  const original = readValue(value);
  if (!original || original.isVector) return undefined;
  const scale = Math.min(1, original.available / social.width);
  const width = Math.round(social.width * scale);
  const height = Math.round(social.height * scale);
  if (config.mode === 'imgix') {
    const src = addressWith(original.address, { w: width, h: height, fit: 'crop', fm: 'jpg', dpr: 1 });
    return { src, width, height, alt: original.alt, files: [] };
  }
  const name = `${fileStem(original, { config, pathPrefix }, 'social')}-${width}`;
  const file: ImageFile = { pathname: `${name}.jpg`, format: 'jpeg', width, height };
  return { src: file.pathname, width, height, alt: original.alt, files: [file] };
}

interface Original {
  readonly address: URL;
  readonly alt: string;
  readonly isVector: boolean;
  readonly hasAlpha: boolean;
  /** Width of the original or of its crop, in pixels. A wider file would contain no more detail. */
  readonly available: number;
  /** The image's height divided by its width. */
  readonly ratio: number;
}

function readValue({ url, dimensions, alt }: ImageValue): Original | undefined {
  const address = url ? parseImageAddress(url) : undefined;
  if (!url || !address) return undefined;
  const { extension } = fileNameOf(url);
  const crop = cropOf(url);
  // The CMS gives a vector image no size, or 0 by 0.
  const size = dimensions && dimensions.width > 0 && dimensions.height > 0 ? dimensions : crop;
  return {
    address,
    alt: alt ?? '',
    isVector: extension === 'svg',
    hasAlpha: extension === 'png' || extension === 'gif',
    available: crop?.width ?? size?.width ?? Number.POSITIVE_INFINITY,
    ratio: size ? size.height / size.width : 1,
  };
}

function planVector(original: Original, options: PictureOptions): { picture: PictureView; files: ImageFile[] } {
  const frame = { ...shownSize(original, options.width), alt: original.alt, srcSet: undefined, sources: [] };
  if (options.config.mode === 'imgix') return { picture: { src: original.address.href, ...frame }, files: [] };
  const pathname = `${fileStem(original, options, 'svg')}.svg`;
  return { picture: { src: pathname, ...frame }, files: [{ pathname, format: 'svg', width: undefined }] };
}

/** Builds the address of a picture at the image host, which chooses a format that the browser accepts. */
function planHosted(original: Original, { width }: PictureOptions): { picture: PictureView; files: ImageFile[] } {
  const w = Math.round(Math.min(width, original.available));
  const h = original.address.searchParams.has('h') ? Math.max(1, Math.round(w * original.ratio)) : undefined;
  const src = addressWith(original.address, { dpr: 2, w, ...(h !== undefined && { h }) });
  const frame = { ...shownSize(original, width), alt: original.alt };
  return { picture: { src, srcSet: undefined, sources: [], ...frame }, files: [] };
}

/** Plans files of the site: AVIF, WebP, and a format that every browser reads, each at the widths that screens need. */
function planLocal(original: Original, options: PictureOptions): { picture: PictureView; files: ImageFile[] } {
  const stem = fileStem(original, options, 'picture');
  const widths = widthsFor(options.width, original.available);
  const filesOf = (format: Exclude<ImageFile['format'], 'svg'>) =>
    widths.map((width) => ({ pathname: `${stem}-${width}.${extensions[format]}`, format, width }));
  const avif = filesOf('avif');
  const webp = filesOf('webp');
  const fallback = filesOf(original.hasAlpha ? 'png' : 'jpeg');
  const sources: PictureSource[] = [
    { type: 'image/avif', srcSet: srcSetOf(avif) },
    { type: 'image/webp', srcSet: srcSetOf(webp) },
  ];
  const plain = fallback.findLast((file) => file.width <= options.width) ?? fallback[0];
  return {
    picture: {
      src: plain?.pathname ?? '',
      srcSet: srcSetOf(fallback),
      sources,
      ...shownSize(original, options.width),
      alt: original.alt,
    },
    files: [...avif, ...webp, ...fallback],
  };
}

const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' } as const;

function srcSetOf(files: readonly { pathname: string; width: number }[]): string {
  return files.map(({ pathname, width }) => `${pathname} ${width}w`).join(', ');
}

/** The minimum width of an additional smaller file, in pixels. A narrower file would save less than it costs. */
const minWidth = 200;

/**
 * Widths of an image's files: the shown width, twice that for dense screens, and half of it for phones. None is wider
 * than the original.
 */
function widthsFor(shown: number, available: number): number[] {
  const half = shown / 2 >= minWidth ? [shown / 2] : [];
  const widths = [...half, shown, shown * 2].map((width) => Math.round(Math.min(width, available)));
  return [...new Set(widths)];
}

function shownSize({ ratio }: Original, width: number): { width: number; height: number } {
  return { width: Math.round(width), height: Math.max(1, Math.round(width * ratio)) };
}

/** Increase a number when the same settings make different bytes: browsers cache a file for ever by its name. */
export const encodingVersions = { picture: 1, social: 1, svg: 3 } as const;

/**
 * Pathname of an image's files, without width and extension. Its hash covers the address and all settings that
 * determine the bytes.
 */
function fileStem(
  { address }: Original,
  { config, pathPrefix }: Omit<PictureOptions, 'width'>,
  use: keyof typeof encodingVersions,
): string {
  const { avif, webp, jpeg } = config;
  const digest = hash(
    'sha256',
    JSON.stringify([address.href, use, encodingVersions[use], use === 'svg' ? 0 : { avif, webp, jpeg }]),
  );
  return `${pathPrefix}/static/${fileNameOf(address.href).name}-${digest.slice(0, 10)}`;
}

function addressWith(address: URL, parameters: Readonly<Record<string, string | number>>): string {
  const changed = new URL(address);
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, String(value));
  return changed.href;
}
