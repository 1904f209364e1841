import { hash } from 'node:crypto';
import type { ImageConfig } from '../../../config/schema.ts';
import type { PictureSource, PictureView } from '../../components/view-models.ts';
import { cropOf, fileNameOf, parseImageAddress } from './image-address.ts';
import type { ImageFile } from './media-notes.ts';

/** An image as the CMS has it: the part of its image field that matters here. */
export interface ImageValue {
  readonly url?: string | null;
  readonly dimensions?: { readonly width: number; readonly height: number } | null;
  readonly alt?: string | null;
}

export interface PictureOptions {
  /** The widest it is shown, in CSS pixels. */
  readonly width: number;
  readonly config: ImageConfig;
  readonly pathPrefix: string;
}

/** Decides an image's markup and the files it needs, from its address alone. Undefined for an empty field. */
export function planPicture(
  value: ImageValue,
  options: PictureOptions,
): { picture: PictureView; files: ImageFile[] } | undefined {
  const original = readValue(value);
  if (!original) return undefined;
  if (original.isVector) return planVector(original, options);
  return options.config.mode === 'imgix' ? planHosted(original, options) : planLocal(original, options);
}

/** The image of a link shared elsewhere. */
export interface SocialImage {
  /** A pathname of ours, or the address at the image host. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly files: readonly ImageFile[];
}

const social = { width: 1200, height: 630 };

/** A JPEG of 1200 × 630, or the largest of that shape the original gives. No network shows an SVG. */
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
  /** Pixels there are across: more would be made up. */
  readonly available: number;
  /** Height by width. */
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

/** The image host's own address: it chooses the format by what the browser takes. */
function planHosted(original: Original, { width }: PictureOptions): { picture: PictureView; files: ImageFile[] } {
  const w = Math.round(Math.min(width, original.available));
  const h = original.address.searchParams.has('h') ? Math.max(1, Math.round(w * original.ratio)) : undefined;
  const src = addressWith(original.address, { dpr: 2, w, ...(h !== undefined && { h }) });
  const frame = { ...shownSize(original, width), alt: original.alt };
  return { picture: { src, srcSet: undefined, sources: [], ...frame }, files: [] };
}

/** Files of our own: two modern formats and one that everything reads, each at the widths screens ask for. */
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

/** Narrower than this a file of its own saves less than it costs. */
const smallestStep = 200;

/** The shown width, twice that for dense screens, half for phones; never more pixels than there are. */
function widthsFor(shown: number, available: number): number[] {
  const half = shown / 2 >= smallestStep ? [shown / 2] : [];
  const widths = [...half, shown, shown * 2].map((width) => Math.round(Math.min(width, available)));
  return [...new Set(widths)];
}

function shownSize({ ratio }: Original, width: number): { width: number; height: number } {
  return { width: Math.round(width), height: Math.max(1, Math.round(width * ratio)) };
}

/** Raised whenever the same settings make different bytes: the names are cached for ever. */
const recipe = 1;

/** The hash is over the address with its parameters and all that decides the bytes. */
function fileStem(
  { address }: Original,
  { config, pathPrefix }: Omit<PictureOptions, 'width'>,
  use: 'picture' | 'social' | 'svg',
): string {
  const { avif, webp, jpeg } = config;
  const digest = hash('sha256', JSON.stringify([address.href, use, recipe, use === 'svg' ? 0 : { avif, webp, jpeg }]));
  return `${pathPrefix}/static/${fileNameOf(address.href).name}-${digest.slice(0, 10)}`;
}

function addressWith(address: URL, parameters: Readonly<Record<string, string | number>>): string {
  const changed = new URL(address);
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, String(value));
  return changed.href;
}
