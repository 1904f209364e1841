import sharp, { type Sharp } from 'sharp';
import type { ImageConfig } from '../../../config/schema.ts';
import type { Crop } from './image-address.ts';
import type { ImageFile } from './media-notes.ts';
import type { OpenedSize } from './opened-size.ts';

export interface DecodeRequest {
  readonly crop: Crop | undefined;
  readonly width: number;
  readonly height: number | undefined;
}

/**
 * The maximum number of pixels of an original. A larger image is a mistake, or an attempt to exhaust the machine's
 * memory.
 */
const pixelLimit = 40_000_000;

/** Formats that an editor may upload. sharp reads others too, such as SVG and PDF, and this module rejects them. */
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

// Each image uses one thread: several images are encoded in parallel, and the bytes don't depend on the machine.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an original at one size, to be encoded in each format, without metadata. Throws if the original is not a
 * readable image. This module uses sharp, and it is imported only when an image must be made.
 */
export async function openImage(
  original: Uint8Array,
  request: DecodeRequest,
  config: ImageConfig,
): Promise<OpenedSize> {
  const { open, pages, pixels } = await decodeImage(original, request);
  return {
    pixels,
    losesAnimation: pages > 1 || isAnimatedPng(original),
    async encode(format) {
      if (format === 'svg') throw new Error('it is made of pixels and can be no SVG');
      return encoders[format](open(), config).toBuffer();
    },
  };
}

/** The number of pixels of an original, from its head alone. Throws if it is no image. */
export async function countPixels(original: Uint8Array): Promise<number> {
  const { width, height } = await sharp(original, { limitInputPixels: pixelLimit }).metadata();
  return width * height;
}

/**
 * Decodes the first frame of an original: upright, cropped, at one size, in sRGB. `open` gives its pixels for one
 * encoding. Throws if the original is not a readable image.
 */
export async function decodeImage(
  original: Uint8Array,
  { crop, width, height }: DecodeRequest,
): Promise<{ readonly pages: number; readonly pixels: number; open(): Sharp }> {
  const { format, autoOrient, pages = 1 } = await sharp(original, { limitInputPixels: pixelLimit }).metadata();
  if (!readable.has(format)) throw new Error(`it is in the format ${format}`);
  let pipeline = sharp(original, { limitInputPixels: pixelLimit, failOn: 'error' }).autoOrient();
  const part = crop && clampCrop(crop, autoOrient);
  if (part) pipeline = pipeline.extract(part);
  const { data, info } = await pipeline
    .resize({ width, ...(height !== undefined && { height }), fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { pages, pixels: info.width * info.height, open: () => sharp(data, { raw }) };
}

/** sharp counts the frames of GIF and WebP. An animated PNG has the chunk `acTL` before its first pixels (PNG 3, 11.3.6.1). */
function isAnimatedPng(original: Uint8Array): boolean {
  const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  const [control, pixels] = [bytes.indexOf('acTL'), bytes.indexOf('IDAT')];
  return control !== -1 && control < pixels;
}

/** Fits a crop into the image. The CMS rounds its crops, so one may end a pixel outside. */
function clampCrop(crop: Crop, size: { width: number; height: number }): Crop {
  const left = Math.min(crop.left, size.width - 1);
  const top = Math.min(crop.top, size.height - 1);
  return {
    left,
    top,
    width: Math.min(crop.width, size.width - left),
    height: Math.min(crop.height, size.height - top),
  };
}

const encoders: Record<Exclude<ImageFile['format'], 'svg'>, (image: Sharp, config: ImageConfig) => Sharp> = {
  avif: (image, { avif }) => image.avif({ quality: avif.quality, effort: avif.effort }),
  webp: (image, { webp }) => image.webp({ quality: webp.quality }),
  // JPEG has no transparency. Pages are white, so transparent parts become white.
  jpeg: (image, { jpeg }) => image.flatten({ background: '#fff' }).jpeg({ quality: jpeg.quality, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};
