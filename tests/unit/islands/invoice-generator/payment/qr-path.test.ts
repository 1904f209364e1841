import readCode from 'jsqr';
import { expect, test } from 'vitest';
import { type QrPath, qrPath } from '../../../../../src/islands/invoice-generator/payment/qr-path.ts';

const pixelsPerSquare = 4;

/** The picture that a path draws: the pixels of black squares on white, as red, green, blue and opacity. */
function pixelsOf({ size, path }: QrPath): { pixels: Uint8ClampedArray; width: number } {
  const width = size * pixelsPerSquare;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < pixelsPerSquare; row += 1) {
      const start = (Number(y) * pixelsPerSquare + row) * width + Number(x) * pixelsPerSquare;
      for (let dot = 0; dot < Number(length) * pixelsPerSquare; dot += 1)
        pixels.fill(0, (start + dot) * 4, (start + dot) * 4 + 3);
    }
  }
  return { pixels, width };
}

function textIn(code: QrPath): string | undefined {
  const { pixels, width } = pixelsOf(code);
  return readCode(pixels, width, width)?.data;
}

test('Another program reads the text of a payment code, in any alphabet', () => {
  const text = 'BCD\n002\n1\nSCT\n\nΓραφείο Ångström & Želva\nBE72000000001616\nEUR1.00\n\n\nЗа ремонт';
  expect(textIn(qrPath(text))).toBe(text);
});

test('The largest payment code has version 13: 69 squares and the margins', () => {
  const text = 'x'.repeat(331);
  const code = qrPath(text);
  expect(code.size).toBe(69 + 2 * 4);
  expect(textIn(code)).toBe(text);
});
