import sharp from 'sharp';
import { type DrawnBox, type DrawnPicture, drawnSize } from '../../../site/drawn-picture.ts';
import { decodeImage } from '../encode-image.ts';
import { cropOf, fileNameOf } from '../image-address.ts';
import { encodePng } from './encode-png.ts';
import { createCanvas, fillCanvas } from './flat-picture.ts';
import { keepGlyphMasks, outlineOf } from './glyph-masks.ts';
import { type Ink, paintWords } from './paint-words.ts';
import { keepScenes, type Originals } from './scenes.ts';
import { setWords } from './set-words.ts';
import type { Typeface } from './typeface.ts';

// As in encode-image.ts: each picture uses one thread, and the bytes don't depend on the machine.
sharp.concurrency(1);
sharp.cache(false);

/** Draws pictures as PNGs, whose edges stay sharp. */
export interface Painter {
  /** `originals` are the bytes of the pictures of the content, in their order. A picture without bytes is left out. */
  draw(picture: DrawnPicture, originals: Originals): Promise<Uint8Array>;
}

/**
 * Opens a painter. The scene behind the words is drawn once for all pictures that share it. A scene with a photograph
 * has too many colours for a palette, so that such a picture is drawn and encoded as a whole.
 */
export function openPainter(typeface: Typeface): Painter {
  const scenes = keepScenes();
  const masks = keepGlyphMasks();
  // All pictures share one canvas: a canvas for each picture would cause ten garbage collections a second.
  const canvas = createCanvas();
  return {
    async draw(picture, originals) {
      const drawScene = async () =>
        sharp(svgOf(await markupOf(picture, originals)))
          .removeAlpha()
          .raw()
          .toBuffer();
      const scene = await scenes.find(picture, originals, drawScene);
      if (!scene) return encodeWhole((await markupOf(picture, originals)) + wordsOf(picture, typeface));
      const texts: Ink[] = [];
      for (const words of picture.words)
        texts.push({ colour: words.colour, masks: await masks.find(setWords(words, typeface)) });
      // From here on nothing may be awaited, because other pictures use the same canvas.
      fillCanvas(canvas, scene);
      return encodePng(canvas, paintWords(canvas, scene.palette, texts));
    },
  };
}

function wordsOf({ words }: DrawnPicture, typeface: Typeface): string {
  const texts = words.map((each) => `<g fill="${each.colour}">${setWords(each, typeface).map(outlineOf).join('')}</g>`);
  return texts.join('');
}

/** Encodes a picture of many colours. This level of compression takes a fifth of the time of the highest level. */
async function encodeWhole(markup: string): Promise<Uint8Array> {
  return await sharp(svgOf(markup)).removeAlpha().png({ compressionLevel: 7 }).toBuffer();
}

function svgOf(markup: string): Buffer {
  const { width, height } = drawnSize;
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return Buffer.from(`<svg ${frame}>${markup}</svg>`);
}

/** The shapes of a picture, and the pictures of the content in front of them. */
async function markupOf({ shapes, pictures }: DrawnPicture, originals: Originals): Promise<string> {
  const boxes = await Promise.all(pictures.map((box, at) => drawBox(box, originals[at])));
  return shapes + boxes.join('');
}

/**
 * A picture of the content as an element of the drawing. A file that is no image is left out: the page that shows it
 * has a finding about it.
 */
async function drawBox(box: DrawnBox, original: Uint8Array | undefined): Promise<string> {
  const { address, x, y, width, height } = box;
  const isVector = fileNameOf(address).extension === 'svg';
  const data = original && (await (isVector ? vectorData(original) : pixelData(original, box).catch(() => undefined)));
  if (!data) return '';
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${data}"/>`;
}

async function vectorData(original: Uint8Array): Promise<string | undefined> {
  const { sanitizeSvg } = await import('../svg.ts');
  const svg = sanitizeSvg(new TextDecoder().decode(original));
  return svg && dataAddress('svg+xml', Buffer.from(svg));
}

async function pixelData(original: Uint8Array, { address, width, height }: DrawnBox): Promise<string> {
  const { open } = await decodeImage(original, { crop: cropOf(address), width, height });
  return dataAddress('png', await open().png({ compressionLevel: 1 }).toBuffer());
}

function dataAddress(type: string, bytes: Buffer): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}
