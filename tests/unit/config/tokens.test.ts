import { expect, test } from 'vitest';
import { categoryColours, colours, type SemanticColour, themes } from '../../../config/tokens.ts';

/** Foreground, background and the least contrast. WCAG 2.2 demands 4.5 for text and 3 for controls. */
const pairs: readonly [SemanticColour, SemanticColour, number][] = [
  ['text', 'bg', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'raised', 4.5],
  ['muted', 'bg', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'raised', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'surface', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['line-strong', 'bg', 3],
  ['focus', 'halo', 3],
  ['alert', 'bg', 4.5],
  ['alert', 'surface', 4.5],
];

test.each(Object.entries(themes))('Each pair of colours of the %s theme is readable', (_, theme) => {
  const weak = pairs.filter(([front, back, least]) => contrast(theme[front], theme[back]) < least);
  expect(weak).toEqual([]);
});

test.each([
  ['danger', 'white', 4.5],
  ['danger', 'petrol-100', 4.5],
  ['success', 'white', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'sun-100', 4.5],
  ['placeholder', 'white', 4.5],
] as const)('Text in %s on %s can be read', (front, back, least) => {
  expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(least);
});

test('The glyph of each expense category stands out from its tile', () => {
  const weak = Object.entries(categoryColours).filter(([, { tile, glyph }]) => contrast(tile, glyph) < 3);
  expect(weak).toEqual([]);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
