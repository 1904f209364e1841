import { categoryColours, colours } from '../../../config/tokens.ts';
import { tileColourOf } from '../integrations/integrations.ts';
import { AppPlane, HeliosTile } from '../integrations/tiles.tsx';
import { type Art, line } from './art.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What arrives in an app, with the app's tile: on top of a panel, or on the horizon beside a receipt. */
export function arrivalArt(app: string, arriving: Art, stands: 'on-panel' | 'beside'): Art {
  const tile = tileArt(app, stands === 'on-panel' ? { x: 1006, y: 104, scale: 0.6 } : { x: 628, y: 444, scale: 0.6 });
  return {
    shapes: (
      <>
        {arriving.shapes}
        {tile.shapes}
      </>
    ),
    words: [...arriving.words, ...tile.words],
  };
}

/** The tiles of the app and of Helios on the horizon, joined by a line over the sun. */
export function connectionArt(app: string): Art {
  const tile = tileArt(app, { x: 700, y: 404, scale: 0.85 });
  return {
    shapes: (
      <>
        <path d="M768 410v-80a142 142 0 0 1 284 0v80" fill="none" stroke={colours['petrol-950']} strokeWidth="4" />
        {tile.shapes}
        <g transform="translate(984 404)scale(.85)">
          <HeliosTile />
        </g>
      </>
    ),
    words: tile.words,
  };
}

/** The width of most capital letters, as a share of the font size. */
const letterWidth = 0.68;

function tileArt(app: string, { x, y, scale }: Place): Art {
  const size = Math.round(84 * scale);
  return {
    shapes: (
      <g transform={`translate(${x} ${y})scale(${scale})`}>
        <AppPlane name={app} />
      </g>
    ),
    words: line(app.charAt(0), {
      ...{ x: Math.round(x + 80 * scale - (size * letterWidth) / 2), y: Math.round(y + 109 * scale), width: 2 * size },
      ...{ size, weight: 600, colour: categoryColours[tileColourOf(app)].glyph },
    }),
  };
}
