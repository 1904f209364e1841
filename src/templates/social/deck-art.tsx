import { colours } from '../../../config/tokens.ts';
import type { SceneData } from '../scenes/scene-data.ts';
import { type Art, line, middle } from './art.ts';

const [width, height] = [400, 252];
const [left, top] = [middle - width / 2, 250];

/**
 * Company cards, the front one with the name of its holder. The horizon goes through them as it goes through the sun.
 */
export function deckArt({ rows }: SceneData): Art {
  const front = rows.find(({ is_highlighted }) => is_highlighted) ?? rows.at(-1);
  return {
    shapes: (
      <>
        <CardShape turn={-14} sky={colours['petrol-600']} ground={colours['petrol-800']} />
        <CardShape turn={9} sky={colours['ember-500']} ground={colours['ember-700']} />
        <CardShape turn={0} sky={colours['petrol-950']} ground={colours['petrol-800']} />
        <path fill={colours['sun-500']} d={`M${left + width - 178} ${top + height * 0.68}a66 66 0 0 1 132 0z`} />
        <rect x={left + 28} y={top + 74} width="50" height="38" rx="6" fill={colours['sun-200']} />
      </>
    ),
    words: [
      ...line(front?.detail, { x: left + 28, y: top + 48, width: 190, size: 20, colour: colours.white }),
      ...line(front?.label, { x: left + 28, y: top + 218, width: 210, weight: 600, colour: colours.white }),
      ...line(front?.value, {
        ...{ x: left + width - 28, y: top + 218, width: 130 },
        align: 'end',
        colour: colours.white,
      }),
    ],
  };
}

function CardShape({ turn, sky, ground }: { readonly turn: number; readonly sky: string; readonly ground: string }) {
  const edge = height * 0.68;
  return (
    <g transform={`rotate(${turn} ${middle} ${top + height})`}>
      <rect x={left} y={top} width={width} height={height} rx="16" fill={sky} />
      <path
        fill={ground}
        d={`M${left} ${top + edge}h${width}v${height - edge - 16}a16 16 0 0 1-16 16H${left + 16}a16 16 0 0 1-16-16z`}
      />
    </g>
  );
}
