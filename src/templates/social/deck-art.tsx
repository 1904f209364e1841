import { colours, type ThemeName } from '../../../config/tokens.ts';
import type { SceneData } from '../scenes/scene-data.ts';
import { type Art, line, middle } from './art.ts';

const [width, height] = [400, 252];
const [left, top] = [middle - width / 2, 256];

/** The colours of a card, as those of the cards on pages (`Card.module.css`). */
interface Colourway {
  readonly sky: string;
  readonly ground: string;
  readonly sun: string;
  readonly ink: string;
}

const night: Colourway = {
  sky: colours['petrol-950'],
  ground: colours['petrol-800'],
  sun: colours['sun-500'],
  ink: colours.white,
};
const noon: Colourway = {
  sky: colours['sun-500'],
  ground: colours['sun-600'],
  sun: colours.white,
  ink: colours['petrol-950'],
};
const haze: Colourway = { ...noon, sky: colours['petrol-300'], ground: colours['petrol-600'], sun: colours['sun-500'] };
const ember: Colourway = { ...noon, sky: colours['ember-500'], ground: colours['ember-700'], sun: colours['sun-200'] };

/**
 * Three company cards, the front one with the name of its holder. Of those behind it enough shows that they are cards.
 * Before a dark sky the front card has the bright colours, because it would have no edge otherwise.
 */
export function deckArt({ rows }: SceneData, theme: ThemeName): Art {
  const front = rows.find(({ is_highlighted }) => is_highlighted) ?? rows.at(-1);
  const way = theme === 'dark' ? noon : night;
  const colour = way.ink;
  return {
    shapes: (
      <>
        <CardShape {...haze} place={`translate(-62 -84)rotate(-6 ${middle} ${top})`} />
        <CardShape {...ember} place={`translate(66 -34)rotate(6 ${middle} ${top})`} />
        <CardShape {...way} place={undefined} />
      </>
    ),
    words: [
      ...line(front?.detail, { x: left + 28, y: top + 48, width: 190, size: 20, colour }),
      ...line(front?.label, { x: left + 28, y: top + 222, width: 210, weight: 600, colour }),
      ...line(front?.value, { x: left + width - 28, y: top + 222, width: 130, align: 'end', colour }),
    ],
  };
}

function CardShape({ sky, ground, sun, place }: Colourway & { readonly place: string | undefined }) {
  const edge = height * 0.72;
  const radius = 16;
  return (
    <g transform={place}>
      <rect x={left} y={top} width={width} height={height} rx={radius} fill={sky} />
      <path fill={sun} d={`M${left + width - 190} ${top + edge}a76 76 0 0 1 152 0z`} />
      <rect x={left + 28} y={top + 74} width="50" height="38" rx="6" fill={colours['sun-200']} />
      <path
        fill={ground}
        d={`M${left} ${top + edge}h${width}v${height - edge - radius}a16 16 0 0 1-16 16H${left + radius}a16 16 0 0 1-16-16z`}
      />
    </g>
  );
}
