import { createRequire } from 'node:module';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of an image in pixels as browsers show it: upright, if the camera was turned. Undefined for bytes that are not
 * of a PNG, JPEG, WebP, AVIF, GIF or SVG.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*</.test(head) ? svgSize(new TextDecoder().decode(bytes)) : pixelSize(bytes);
}

/** The formats that the export reads. The package `image-size` knows more. */
const pixelFormats: ReadonlySet<string | undefined> = new Set(['png', 'jpg', 'webp', 'avif', 'gif']);

const require = createRequire(import.meta.url);

function pixelSize(bytes: Uint8Array): ImageSize | undefined {
  // Most runs find the sizes in their cache and don't need the package. The cast gives `require` the types of `import`.
  const { imageSize } = require('image-size') as typeof import('image-size');
  try {
    const { width, height, type, orientation } = imageSize(bytes);
    if (!pixelFormats.has(type) || !width || !height) return undefined;
    const isTurned = type === 'avif' ? isTurnedAvif(bytes) : isTurnedExif(orientation);
    return isTurned ? { width: height, height: width } : { width, height };
  } catch {
    // The package throws for bytes that are no image and for an image that is cut short. Neither has a size.
    return undefined;
  }
}

/** The values from 5 to 8 turn the picture by a quarter (Exif 2.32, tag 0x0112). */
function isTurnedExif(orientation = 1): boolean {
  return orientation >= 5;
}

/**
 * AVIF stores the number of quarter turns of the picture in a box (ISO/IEC 23008-12, `irot`), which the package
 * ignores.
 */
function isTurnedAvif(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4096));
  const at = head.indexOf('irot');
  return at !== -1 && ((head[at + 4] ?? 0) & 1) === 1;
}

/**
 * Reads the size of an SVG, because the package `image-size` does not read a view box with commas. A width or height
 * that is absent follows from the proportions of the view box.
 */
function svgSize(text: string): ImageSize | undefined {
  const tag = /<svg\b[^>]*>/i.exec(text)?.[0];
  if (tag === undefined) return undefined;
  const [width, height] = [lengthOf(tag, 'width'), lengthOf(tag, 'height')];
  const [, , boxWidth = 0, boxHeight = 0] =
    attributeOf(tag, 'viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const size = {
    width: Math.round(width || (height * boxWidth) / boxHeight || boxWidth),
    height: Math.round(height || (width * boxHeight) / boxWidth || boxHeight),
  };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*?)\\s*["']`).exec(tag)?.[1];
}

/** A length in pixels; 0 if it is absent or in another unit, such as percent. */
function lengthOf(tag: string, name: string): number {
  return Number(/^([\d.]+)(?:px)?$/.exec(attributeOf(tag, name) ?? '')?.[1]) || 0;
}
