import type { FilledImageFieldImage } from '@prismicio/client';
import { colours } from '../../../config/tokens.ts';
import { type Art, horizon, middle } from './art.ts';

/** The largest cover, in pixels of the picture. */
const max = { width: 460, height: 400 };

/** The shape of a cover whose size the CMS does not know: of an SVG. */
const usual = { width: 4, height: 3 };

/** The width of the white frame, whose shaded part is at the right. */
const edge = 12;

/** The cover of a case, an ebook or a webinar: a framed picture that stands on the horizon. */
export function coverArt({ url, dimensions }: Pick<FilledImageFieldImage, 'url' | 'dimensions'>): Art {
  const shape = dimensions.width > 0 && dimensions.height > 0 ? dimensions : usual;
  const scale = Math.min(max.width / shape.width, max.height / shape.height);
  const [width, height] = [Math.round(shape.width * scale), Math.round(shape.height * scale)];
  const [x, y] = [middle - Math.round(width / 2), horizon - edge - height];
  const right = x + width + edge;
  return {
    shapes: (
      <>
        <path fill={colours.white} d={`M${x - edge} ${y - edge}H${right}V${horizon}H${x - edge}z`} />
        <path fill={colours['petrol-300']} d={`M${right} ${y - edge}l14 10V${horizon}h-14z`} />
      </>
    ),
    picture: { address: url, x, y, width, height },
    words: [],
  };
}
