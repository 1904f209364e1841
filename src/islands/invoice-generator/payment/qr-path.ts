import { encode } from 'uqr';

/** A QR code as the outline of its dark squares, each 1 unit wide. */
export interface QrPath {
  /** The width of the code with its white margin, in squares. */
  readonly size: number;
  /** The `d` of an SVG path. */
  readonly path: string;
}

/** The width of the white margin around a QR code, by ISO/IEC 18004, in squares. */
const margin = 4;

/**
 * Draws a payment code: error correction M and at most version 13, as EPC069-12 requires. Squares side by side are one
 * rectangle.
 */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, maxVersion: 13, border: margin });
  return { size, path: data.map(rowPath).join('') };
}

function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return Array.from(runs, ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}
