import sharp from 'sharp';
import type { PlacedGlyph } from './set-words.ts';
import type { Glyph } from './typeface.ts';

/**
 * How much of each pixel of a box a glyph covers, in steps, row after row. `left` and `top` are the place of the box in
 * the picture.
 */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** For each pixel a number from 0 to `inkSteps`. */
  readonly ink: Uint8Array;
}

/** The number of steps from no ink to full ink. More steps would look the same. */
export const inkSteps = 16;

/** Draws glyphs, each once in a size: the texts of all pictures share a few hundred glyphs. */
export interface GlyphMasks {
  /** Gives the masks of glyphs, in their order. */
  find(glyphs: readonly PlacedGlyph[]): Promise<Mask[]>;
}

/** The number of places within a pixel at which a glyph can begin. With more, letters would not look more even. */
const phases = 4;

/** A glyph in one size and phase, at the origin. It has a mask when its sheet is drawn. */
interface KeptGlyph {
  readonly placed: PlacedGlyph;
  readonly sheet: Promise<void>;
  mask: Mask | undefined;
}

/**
 * Keeps each mask for later pictures. Glyphs that are asked for while a sheet is being drawn share the next one: a sheet
 * costs more time than the few glyphs that a single picture adds.
 */
export function keepGlyphMasks(): GlyphMasks {
  const kept = new Map<Glyph, Map<string, KeptGlyph>>();
  let waiting: KeptGlyph[] = [];
  let next: Promise<void> | undefined;
  let current: Promise<void> = Promise.resolve();
  const drawNext = async (before: Promise<void>) => {
    await before;
    const glyphs = waiting;
    [waiting, next] = [[], undefined];
    const masks = await drawMasks(glyphs.map(({ placed }) => placed));
    for (const [at, glyph] of glyphs.entries()) glyph.mask = masks[at];
  };
  const keep = (placed: PlacedGlyph): KeptGlyph => {
    // A failure ends the pictures that wait for this sheet, and not those of the next one.
    next ??= drawNext(current.catch(() => {}));
    current = next;
    const glyph = { placed, sheet: next, mask: undefined };
    waiting.push(glyph);
    return glyph;
  };
  const keptAs = (placed: PlacedGlyph): KeptGlyph => {
    const sizes = kept.get(placed.glyph) ?? new Map<string, KeptGlyph>();
    kept.set(placed.glyph, sizes);
    const key = `${placed.scaleX} ${placed.scaleY} ${phaseOf(placed)}`;
    const glyph = sizes.get(key) ?? keep(atOrigin(placed));
    sizes.set(key, glyph);
    return glyph;
  };
  return {
    async find(glyphs) {
      const found = glyphs.map(keptAs);
      await Promise.all(new Set(found.filter(({ mask }) => !mask).map(({ sheet }) => sheet)));
      return glyphs.map(({ x, y }, at) => {
        const mask = found[at]?.mask ?? nothing;
        return { ...mask, left: mask.left + Math.floor(inPhases(x)), top: mask.top + y };
      });
    },
  };
}

const nothing: Mask = { left: 0, top: 0, width: 0, height: 0, ink: new Uint8Array() };

function inPhases(x: number): number {
  return Math.round(x * phases) / phases;
}

function phaseOf({ x }: PlacedGlyph): number {
  return inPhases(x) - Math.floor(inPhases(x));
}

function atOrigin(placed: PlacedGlyph): PlacedGlyph {
  return { ...placed, x: phaseOf(placed), y: 0 };
}

/** The largest height of a sheet in pixels. Cairo, which draws it, allows 32,767. */
const maxSheetHeight = 8192;

/** Draws glyphs on few sheets. */
async function drawMasks(glyphs: readonly PlacedGlyph[]): Promise<Mask[]> {
  const sheets: BoxedGlyph[][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const placed of glyphs) {
    const box = boxOf(placed);
    if (end + box.height > maxSheetHeight) {
      sheets.push([]);
      end = 0;
    }
    sheets.at(-1)?.push({ placed, box, start: end });
    end += box.height;
  }
  const masks: Mask[] = [];
  for (const sheet of sheets) masks.push(...(await drawSheet(sheet)));
  return masks;
}

/** A glyph on a sheet, with the first row of its box there. */
interface BoxedGlyph {
  readonly placed: PlacedGlyph;
  readonly box: Box;
  readonly start: number;
}

type Box = Omit<Mask, 'ink'>;

/** Draws glyphs on one sheet, one below the other. */
async function drawSheet(glyphs: readonly BoxedGlyph[]): Promise<Mask[]> {
  const width = Math.max(...glyphs.map(({ box }) => box.width));
  const height = Math.max(...glyphs.map(({ box, start }) => start + box.height));
  const outlines = glyphs.map(
    ({ placed, box, start }) => `<g transform="translate(${-box.left} ${start - box.top})">${outlineOf(placed)}</g>`,
  );
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const svg = Buffer.from(`<svg ${frame}>${outlines.join('')}</svg>`);
  const sheet = await sharp(svg).extractChannel('alpha').raw().toBuffer();
  return glyphs.map(({ box, start }) => ({ ...box, ink: inkIn(sheet, { start: start * width, stride: width, box }) }));
}

function boxOf({ glyph: { box }, x, y, scaleX, scaleY }: PlacedGlyph): Box {
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

/** The ink for each amount of coverage, from 0 to 255. */
const inkOfCoverage = Uint8Array.from({ length: 256 }, (_, coverage) => Math.round((coverage / 255) * inkSteps));

interface PartOfSheet {
  readonly start: number;
  readonly stride: number;
  readonly box: Box;
}

function inkIn(sheet: Uint8Array, { start, stride, box: { width, height } }: PartOfSheet): Uint8Array {
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      ink[y * width + x] = inkOfCoverage[sheet[start + y * stride + x] ?? 0] ?? 0;
    }
  }
  return ink;
}
