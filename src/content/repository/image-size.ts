export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an image's size in pixels from its first bytes. Undefined
 * for bytes that are not of a PNG, JPEG, WebP, GIF or SVG.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isAt = (offset: number, ascii: string) => latin1(bytes, offset, ascii.length) === ascii;
  try {
    if (isAt(1, 'PNG')) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (isAt(0, 'GIF8')) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (isAt(0, 'RIFF') && isAt(8, 'WEBP')) return webpSize(bytes, view);
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    return svgSize(new TextDecoder().decode(bytes));
  } catch (error) {
    // A RangeError means that the read went past the end: the file is cut short, so it has no size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function latin1(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

function webpSize(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  const uint24 = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
  switch (latin1(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

function jpegSize(view: DataView): ImageSize {
  let offset = 2;
  for (;;) {
    const marker = view.getUint16(offset);
    // The markers from FFC0 to FFCF begin a frame, except FFC4, FFC8 and FFCC (ITU-T T.81, table B.1).
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += marker === 0xffff ? 1 : 2 + view.getUint16(offset + 2);
  }
}

function svgSize(text: string): ImageSize | undefined {
  const tag = /<svg\b[^>]*>/i.exec(text)?.[0];
  if (tag === undefined) return undefined;
  const number = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1]);
  const box = /\sviewBox\s*=\s*["']([^"']+)["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = number('width') || box?.[2];
  const height = number('height') || box?.[3];
  return width && height ? { width: Math.round(width), height: Math.round(height) } : undefined;
}
