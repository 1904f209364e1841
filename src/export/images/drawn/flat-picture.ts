import { drawnSize } from '../../../site/drawn-picture.ts';

/** A picture of at most 256 colours, as runs of pixels of one colour. This takes a tenth of the room of its pixels. */
export interface FlatPicture {
  readonly palette: readonly Colour[];
  /**
   * Each run as the index of its first pixel × 256 + the index of its colour in the palette. It ends where the next run
   * begins.
   */
  readonly runs: Uint32Array;
}

/** Red × 65,536 + green × 256 + blue. */
export type Colour = number;

/**
 * The pixels of a flat picture, as indexes in a palette. Rows are as in a PNG: before the first pixel is a byte that is
 * always 0.
 */
export type Canvas = Uint8Array;

const { width, height } = drawnSize;
const rowBytes = width + 1;

export function createCanvas(): Canvas {
  return new Uint8Array(rowBytes * height);
}

/** The index of a pixel in a canvas. */
export function pixelAt(x: number, y: number): number {
  return y * rowBytes + 1 + x;
}

/** Copies a picture to a canvas. */
export function fillCanvas(canvas: Canvas, { runs }: FlatPicture): void {
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at] ?? 0;
    const [place, start] = [run & 255, run >>> 8];
    const end = at + 1 < runs.length ? (runs[at + 1] ?? 0) >>> 8 : canvas.length;
    // Most runs are edges of a few pixels, for which a call takes longer than the pixels.
    if (end - start > 32) canvas.fill(place, start, end);
    else for (let pixel = start; pixel < end; pixel += 1) canvas[pixel] = place;
  }
  for (let y = 0; y < height; y += 1) canvas[y * rowBytes] = 0;
}

/** The maximum number of colours for shapes. The rest of the 256 colours is left for the edges of words. */
const maxColours = 192;

/**
 * The minimum number of pixels of a plane. A colour of fewer pixels is part of an edge, and lies between the colours of
 * two planes.
 */
const minPixelsOfPlane = 64;

/** The largest difference of red, green and blue that nobody sees on an edge. */
const maxDifference = 8;

/**
 * Finds the palette of a picture of flat planes, given as RGB. Planes keep their colours, and edges get the nearest
 * colours of the palette. Returns undefined if the picture needs too many colours, as a photograph does.
 */
export function flatten(rgb: Uint8Array): FlatPicture | undefined {
  const { starts, colours } = findRuns(rgb);
  const found = countPixels(starts, colours);
  const palette = choosePalette(found);
  if (!palette) return undefined;
  const places = new Map([...found.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const runs = new Uint32Array(starts.length);
  for (let at = 0; at < runs.length; at += 1) {
    runs[at] = (starts[at] ?? 0) * 256 + (places.get(colours[at] ?? 0) ?? 0);
  }
  return { palette, runs };
}

/** The index in the palette of the colour that is nearest to a given one. */
export function nearest(palette: readonly Colour[], colour: Colour): number {
  let best = 0;
  for (let place = 1; place < palette.length; place += 1) {
    if (difference(palette[place] ?? 0, colour) < difference(palette[best] ?? 0, colour)) best = place;
  }
  return best;
}

/** True if nobody can tell two colours of an edge apart. */
export function areAlike(one: Colour, two: Colour): boolean {
  return difference(one, two) <= maxDifference;
}

function difference(one: Colour, two: Colour): number {
  return Math.max(
    Math.abs((one >> 16) - (two >> 16)),
    Math.abs(((one >> 8) & 255) - ((two >> 8) & 255)),
    Math.abs((one & 255) - (two & 255)),
  );
}

interface Runs {
  /** The index of the first pixel of each run. */
  readonly starts: readonly number[];
  readonly colours: readonly Colour[];
}

function findRuns(rgb: Uint8Array): Runs {
  const runs = { starts: [] as number[], colours: [] as Colour[] };
  for (let y = 0, from = 0; y < height; y += 1) {
    let last = -1;
    for (let x = 0; x < width; x += 1, from += 3) {
      const colour = ((rgb[from] ?? 0) << 16) | ((rgb[from + 1] ?? 0) << 8) | (rgb[from + 2] ?? 0);
      if (colour === last) continue;
      runs.starts.push(pixelAt(x, y));
      runs.colours.push(colour);
      last = colour;
    }
  }
  return runs;
}

function countPixels(starts: readonly number[], colours: readonly Colour[]): Map<Colour, number> {
  const counts = new Map<Colour, number>();
  for (let at = 0; at < starts.length; at += 1) {
    const pixels = (starts[at + 1] ?? rowBytes * height) - (starts[at] ?? 0);
    const colour = colours[at] ?? 0;
    counts.set(colour, (counts.get(colour) ?? 0) + pixels);
  }
  return counts;
}

function choosePalette(found: ReadonlyMap<Colour, number>): Colour[] | undefined {
  const palette: Colour[] = [];
  for (const [colour, pixels] of [...found].sort(([, one], [, two]) => two - one)) {
    if (pixels < minPixelsOfPlane && palette.some((known) => areAlike(known, colour))) continue;
    if (palette.push(colour) > maxColours) return undefined;
  }
  return palette;
}
