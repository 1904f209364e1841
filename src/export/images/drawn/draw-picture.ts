import sharp from 'sharp';
import { type DrawnBox, type DrawnPicture, drawnSize } from '../../../site/drawn-picture.ts';
import { decodeImage } from '../encode-image.ts';
import { cropOf, fileNameOf } from '../image-address.ts';
import { sanitizeSvg } from '../svg.ts';
import { setWords } from './set-words.ts';
import type { Typeface } from './typeface.ts';

// As in encode-image.ts: each picture uses one thread, and the bytes don't depend on the machine.
sharp.concurrency(1);
sharp.cache(false);

export interface DrawingTools {
  readonly typeface: Typeface;
  /** The bytes of the pictures of the content, in their order. A picture without them is left out. */
  readonly originals: readonly (Uint8Array | undefined)[];
}

/**
 * Draws a picture as a PNG. Flat planes make a PNG smaller than a JPEG, and its edges stay sharp. This level of
 * compression takes a fifth of the time of the highest one and costs a sixth more bytes.
 */
export async function drawPicture(picture: DrawnPicture, { typeface, originals }: DrawingTools): Promise<Uint8Array> {
  const { width, height } = drawnSize;
  const pictures = await Promise.all(picture.pictures.map((box, at) => drawBox(box, originals[at])));
  const words = picture.words.map((each) => setWords(each, typeface)).join('');
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg ${frame}>${picture.shapes}${pictures.join('')}${words}</svg>`;
  return await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 7 }).toBuffer();
}

/**
 * A picture of the content as an element of the drawing. What is no image is left out: the page that shows it has the
 * finding.
 */
async function drawBox(box: DrawnBox, original: Uint8Array | undefined): Promise<string> {
  const { address, x, y, width, height } = box;
  const isVector = fileNameOf(address).extension === 'svg';
  const data = original && (isVector ? vectorData(original) : await pixelData(original, box).catch(() => undefined));
  if (!data) return '';
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${data}"/>`;
}

function vectorData(original: Uint8Array): string | undefined {
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
