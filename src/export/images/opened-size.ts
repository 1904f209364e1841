import type { ImageConfig } from '../../../config/schema.ts';
import type { ImageFile } from './media-notes.ts';
import type { WantedFile } from './original-images.ts';

/** An original in one crop and size, which is encoded in each format by itself. */
export interface OpenedSize {
  /** The number of its pixels, which stay in memory until the last format is encoded. */
  readonly pixels: number;
  /** True if the original is animated: the files show its first frame alone. */
  readonly losesAnimation: boolean;
  encode(format: ImageFile['format']): Promise<Uint8Array>;
}

/** Decodes an original for the files of one crop and size. Throws if it is no image of the right kind. */
export async function openSize(
  original: Uint8Array,
  { crop, width, height }: WantedFile,
  config: ImageConfig,
): Promise<OpenedSize> {
  if (width === undefined) return openDrawing(original);
  const { openImage } = await import('./encode-image.ts');
  return openImage(original, { crop, width, height }, config);
}

async function openDrawing(original: Uint8Array): Promise<OpenedSize> {
  const { sanitizeSvg } = await import('./svg.ts');
  const svg = sanitizeSvg(new TextDecoder().decode(original));
  if (svg === undefined) throw new Error('it is no SVG, or it breaks off, or its parts repeat each other too often');
  return { pixels: 0, losesAnimation: false, encode: async () => Buffer.from(svg) };
}
