import sharp from 'sharp';
import { type DrawnPicture, drawnSize } from '../../../site/drawn-picture.ts';
import { setWords } from './set-words.ts';
import type { Typeface } from './typeface.ts';

// As in encode-image.ts: each picture uses one thread, and the bytes don't depend on the machine.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws a picture as a PNG. Flat planes make a PNG smaller than a JPEG, and its edges stay sharp. This level of
 * compression takes a fifth of the time of the highest one and costs a sixth more bytes.
 */
export async function drawPicture(picture: DrawnPicture, typeface: Typeface): Promise<Uint8Array> {
  const { width, height } = drawnSize;
  const words = picture.words.map((each) => setWords(each, typeface)).join('');
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg ${frame}>${picture.shapes}${words}</svg>`;
  return await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 7 }).toBuffer();
}
