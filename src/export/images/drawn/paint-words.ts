import { drawnSize } from '../../../site/drawn-picture.ts';
import { areAlike, type Canvas, type Colour, nearest, pixelAt } from './flat-picture.ts';
import { inkSteps, type Mask } from './glyph-masks.ts';

/** A text, ready to be painted. */
export interface Ink {
  /** `#0a6174` or `#fff` */
  readonly colour: string;
  readonly masks: readonly Mask[];
}

const maxPalette = 256;

/** Paints texts over a picture on a canvas, one after the other. Returns the palette with the colours of the texts. */
export function paintWords(canvas: Canvas, palette: readonly Colour[], texts: readonly Ink[]): Colour[] {
  const all = [...palette];
  for (const { colour, masks } of texts) {
    const mix = createMixer(readColour(colour), all);
    for (const mask of masks) paintMask(mask, canvas, mix);
  }
  return all;
}

/**
 * Returns the palette index of the colour that results if `step` steps of ink cover the colour with the index `below`.
 */
type Mix = (below: number, step: number) => number;

/**
 * Creates a function that mixes ink with colours. Each pair of a colour and a step is mixed once. Missing colours are
 * added to the palette.
 */
function createMixer(ink: Colour, palette: Colour[]): Mix {
  // The ink is added first, so that letters keep their colour, whatever else is in the palette.
  if (!palette.includes(ink) && palette.length < maxPalette) palette.push(ink);
  const mixed = new Int16Array(maxPalette * (inkSteps + 1)).fill(unmixed);
  return (below, step) => {
    const key = below * (inkSteps + 1) + step;
    const known = mixed[key] ?? unmixed;
    if (known !== unmixed) return known;
    const place = placeOf(mixColours(palette[below] ?? 0, ink, step / inkSteps), palette);
    mixed[key] = place;
    return place;
  };
}

const unmixed = -1;

function paintMask({ left, top, width, height, ink }: Mask, canvas: Canvas, mix: Mix): void {
  const [firstX, lastX] = [Math.max(0, -left), Math.min(width, drawnSize.width - left)];
  const [firstY, lastY] = [Math.max(0, -top), Math.min(height, drawnSize.height - top)];
  for (let y = firstY; y < lastY; y += 1) {
    const [row, below] = [y * width, pixelAt(left, top + y)];
    for (let x = firstX; x < lastX; x += 1) {
      const step = ink[row + x] ?? 0;
      if (step !== 0) canvas[below + x] = mix(canvas[below + x] ?? 0, step);
    }
  }
}

/** Returns the palette index of a colour. The colour is added if the palette has room and no colour like it. */
function placeOf(colour: Colour, palette: Colour[]): number {
  const place = nearest(palette, colour);
  if (palette.length === maxPalette || areAlike(palette[place] ?? 0, colour)) return place;
  return palette.push(colour) - 1;
}

function mixColours(below: Colour, ink: Colour, share: number): Colour {
  const channel = (shift: number) => {
    const [one, two] = [(below >> shift) & 255, (ink >> shift) & 255];
    return Math.round(one + (two - one) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

function readColour(text: string): Colour {
  const digits = text.slice(1);
  return Number.parseInt(digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits, 16);
}
