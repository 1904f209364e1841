import sharp, { type Sharp } from 'sharp';
import type { ImageConfig } from '../../../config/schema.ts';
import type { Crop } from './image-address.ts';
import type { ImageFile } from './media-notes.ts';

export type PixelFormat = Exclude<ImageFile['format'], 'svg'>;

export interface EncodeRequest {
  readonly crop: Crop | undefined;
  readonly width: number;
  readonly height: number | undefined;
  readonly formats: readonly PixelFormat[];
}

/** 40 megapixels: more is a mistake, or meant to exhaust the machine. */
const pixelLimit = 40_000_000;

/** What an editor may upload. Other formats sharp can read, such as SVG and PDF, have no business here. */
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

// One thread an image: several images are made side by side, and the bytes don't depend on the machine.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an original once for a width and encodes it in each format: turned upright, cropped, in sRGB, without metadata.
 * Throws if it can't be read as an image. This file alone knows sharp, and is imported only when there is work for it.
 */
export async function encodeImage(
  original: Uint8Array,
  { crop, width, height, formats }: EncodeRequest,
  config: ImageConfig,
): Promise<ReadonlyMap<PixelFormat, Uint8Array>> {
  const { format, autoOrient } = await sharp(original, { limitInputPixels: pixelLimit }).metadata();
  if (!readable.has(format)) throw new Error(`it is in the format ${format}`);
  let pipeline = sharp(original, { limitInputPixels: pixelLimit, failOn: 'error' }).autoOrient();
  const part = crop && clampCrop(crop, autoOrient);
  if (part) pipeline = pipeline.extract(part);
  const { data, info } = await pipeline
    .resize({ width, ...(height !== undefined && { height }), fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = new Map<PixelFormat, Uint8Array>();
  for (const each of formats) {
    const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    encoded.set(each, await encoders[each](pixels, config).toBuffer());
  }
  return encoded;
}

/** The CMS's crop may lie a pixel outside after its own rounding. */
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

const encoders: Record<PixelFormat, (image: Sharp, config: ImageConfig) => Sharp> = {
  avif: (image, { avif }) => image.avif({ quality: avif.quality, effort: avif.effort }),
  webp: (image, { webp }) => image.webp({ quality: webp.quality }),
  // JPEG has no transparency: what shines through is the page, and pages are white.
  jpeg: (image, { jpeg }) => image.flatten({ background: '#fff' }).jpeg({ quality: jpeg.quality, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};
