import sharp from 'sharp';
import type { PlacedGlyph } from './set-words.ts';

/**
 * How much of each pixel of a box a glyph covers, from 0 to 255, row after row. `left` and `top` are the place of the
 * box in the picture.
 */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly coverage: Uint8Array;
}

/** Draws glyphs, each once in a size: the texts of all pictures share a few hundred glyphs. */
export interface GlyphMasks {
  /** Gives the masks of glyphs, in their order. */
  find(glyphs: readonly PlacedGlyph[]): Promise<Mask[]>;
}

/** The number of places within a pixel at which a glyph can begin. With more, letters would not look more even. */
const phases = 4;

export function keepGlyphMasks(): GlyphMasks {
  const kept = new Map<string, Mask>();
  return {
    async find(glyphs) {
      const keys = glyphs.map(keyOf);
      const missing = new Map(glyphs.map((glyph, at) => [keys[at] ?? '', glyph]));
      for (const key of missing.keys()) if (kept.has(key)) missing.delete(key);
      const masks = await drawMasks([...missing.values()].map(atOrigin));
      for (const [at, key] of [...missing.keys()].entries()) kept.set(key, masks[at] ?? nothing);
      return glyphs.map(({ x, y }, at) => {
        const mask = kept.get(keys[at] ?? '') ?? nothing;
        return { ...mask, left: mask.left + Math.floor(inPhases(x)), top: mask.top + y };
      });
    },
  };
}

const nothing: Mask = { left: 0, top: 0, width: 0, height: 0, coverage: new Uint8Array() };

function inPhases(x: number): number {
  return Math.round(x * phases) / phases;
}

function phaseOf({ x }: PlacedGlyph): number {
  return inPhases(x) - Math.floor(inPhases(x));
}

/** The key of a placed glyph: glyphs with the same key have the same pixels. */
function keyOf(placed: PlacedGlyph): string {
  return `${placed.scaleX} ${placed.scaleY} ${phaseOf(placed)} ${placed.glyph.path}`;
}

function atOrigin(placed: PlacedGlyph): PlacedGlyph {
  return { ...placed, x: phaseOf(placed), y: 0 };
}

/** Draws glyphs on one sheet, one below the other, because each drawing has a fixed cost. */
async function drawMasks(glyphs: readonly PlacedGlyph[]): Promise<Mask[]> {
  if (glyphs.length === 0) return [];
  const boxes = glyphs.map(boxOf);
  const stride = Math.max(...boxes.map(({ width }) => width));
  let end = 0;
  const starts = boxes.map(({ height }) => {
    end += height;
    return end - height;
  });
  const outlines = glyphs.map((glyph, at) => {
    const { left, top } = boxes[at] ?? nothing;
    return `<g transform="translate(${-left} ${(starts[at] ?? 0) - top})">${outlineOf(glyph)}</g>`;
  });
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${stride}" height="${end}"`;
  const svg = Buffer.from(`<svg ${frame}>${outlines.join('')}</svg>`);
  const sheet = await sharp(svg).extractChannel('alpha').raw().toBuffer();
  return boxes.map((box, at) => ({ ...box, coverage: partOf(sheet, stride, starts[at] ?? 0, box) }));
}

function boxOf({ glyph: { box }, x, y, scaleX, scaleY }: PlacedGlyph): Omit<Mask, 'coverage'> {
  const left = Math.floor(x + box.minX * scaleX);
  const top = Math.floor(y - box.maxY * scaleY);
  const [right, bottom] = [Math.ceil(x + box.maxX * scaleX), Math.ceil(y - box.minY * scaleY)];
  return { left, top, width: right - left, height: bottom - top };
}

/** The outline of a placed glyph as SVG. */
export function outlineOf({ glyph, x, y, scaleX, scaleY }: PlacedGlyph): string {
  const place = `translate(${round(x)} ${round(y)})scale(${round(scaleX)} ${round(-scaleY)})`;
  return `<path transform="${place}" d="${glyph.path}"/>`;
}

function round(value: number): number {
  return Number(value.toFixed(6));
}

function partOf(sheet: Uint8Array, stride: number, start: number, box: { width: number; height: number }): Uint8Array {
  const part = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y += 1) {
    const from = (start + y) * stride;
    part.set(sheet.subarray(from, from + box.width), y * box.width);
  }
  return part;
}
