import { colours } from '../../../config/tokens.ts';
import { keyed } from '../../components/keyed.ts';

interface SkylineProps {
  /** The height of each house from left to right, in any unit: only the ratios count. */
  readonly heights: readonly number[];
  readonly className: string | undefined;
}

const width = 600;
const ground = 250;
const house = 124;
const shade = 44;
/** The distance between the upper edges of two windows, one above the other. */
const floor = 30;
const lowest = 64;
const highest = 212;

/** The colours of each house: lit face, shaded face, windows. */
const paints = [
  [colours['petrol-600'], colours['petrol-800'], colours['sun-200']],
  [colours['ember-500'], colours['ember-700'], colours['sun-200']],
  [colours.white, colours['petrol-300'], colours['petrol-800']],
] as const;

/** Houses of equal width, lit from the left. The height of each shows a figure. */
export function Skyline({ heights, className }: SkylineProps) {
  const tallest = Math.max(...heights, 1);
  const column = width / Math.max(heights.length, 1);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${ground}`} aria-hidden="true">
      {keyed(heights).map(({ key, item }) => {
        const height = Math.round(lowest + ((highest - lowest) * Math.max(item, 0)) / tallest);
        const x = Math.round(column * (key + 0.5) - house / 2);
        return <House key={key} x={x} y={ground - height} kind={key % paints.length} />;
      })}
    </svg>
  );
}

interface HouseProps {
  readonly x: number;
  readonly y: number;
  readonly kind: number;
}

function House({ x, y, kind }: HouseProps) {
  const [lit, shaded, window] = paints[kind] ?? paints[0];
  const edge = x + house - shade;
  const first = y + 18;
  const last = first + Math.floor((ground - first - 10) / floor) * floor - 2;
  return (
    <g>
      <path fill={lit} d={`M${x} ${y}H${edge}V${ground}H${x}z`} />
      <path fill={shaded} d={`M${edge} ${y}h${shade}V${ground}H${edge}z`} />
      <Roof x={x} y={y} kind={kind} />
      <path
        stroke={window}
        strokeWidth="12"
        strokeDasharray={`14 ${floor - 14}`}
        d={`M${x + 24} ${first}V${last}M${x + 56} ${first}V${last}`}
      />
    </g>
  );
}

/** Roofs of three kinds that look different from afar: a depot's saw-teeth, a dome, and a flat roof with its lift. */
function Roof({ x, y, kind }: HouseProps) {
  const [lit, shaded] = paints[kind] ?? paints[0];
  const third = house / 3;
  switch (kind) {
    case 0:
      return <path fill={lit} d={`M${x} ${y}v-20l${third} 20v-20l${third} 20v-20l${third} 20z`} />;
    case 1:
      return <path fill={shaded} d={`M${x + 16} ${y}a46 36 0 0 1 92 0z`} />;
    default:
      return <path fill={shaded} d={`M${x + 16} ${y}v-18h40v18z`} />;
  }
}
