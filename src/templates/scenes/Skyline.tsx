import { colours } from '../../../config/tokens.ts';
import { keyed } from '../../components/keyed.ts';

/** What a house looks like from afar: a depot's saw-teeth, a dome, a flat roof with its lift, a clinic's cross. */
export type Building = 'depot' | 'dome' | 'flat' | 'clinic';

export interface SkylineHouse {
  /** In any unit: only the ratios count. */
  readonly height: number;
  readonly building: Building;
}

interface SkylineProps {
  /** From left to right. */
  readonly houses: readonly SkylineHouse[];
  readonly className: string | undefined;
}

const width = 600;
const ground = 250;
const breadth = 124;
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
type Paint = (typeof paints)[number];

/** Houses of equal width, lit from the left. The height of each shows a figure. */
export function Skyline({ houses, className }: SkylineProps) {
  const tallest = Math.max(...houses.map((house) => house.height), 1);
  const column = width / Math.max(houses.length, 1);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${ground}`} aria-hidden="true">
      {keyed(houses).map(({ key, item }) => {
        const height = Math.round(lowest + ((highest - lowest) * Math.max(item.height, 0)) / tallest);
        const x = Math.round(column * (key + 0.5) - breadth / 2);
        return (
          <House key={key} x={x} y={ground - height} paint={paints[key % paints.length]} building={item.building} />
        );
      })}
    </svg>
  );
}

interface HouseProps {
  readonly x: number;
  readonly y: number;
  readonly paint: Paint | undefined;
  readonly building: Building;
}

function House({ x, y, paint = paints[0], building }: HouseProps) {
  const [lit, shaded, window] = paint;
  const edge = x + breadth - shade;
  const first = y + 18;
  const last = first + Math.floor((ground - first - 10) / floor) * floor - 2;
  return (
    <g>
      <path fill={lit} d={`M${x} ${y}H${edge}V${ground}H${x}z`} />
      <path fill={shaded} d={`M${edge} ${y}h${shade}V${ground}H${edge}z`} />
      {roofs[building](x, y, paint)}
      <path
        stroke={window}
        strokeWidth="12"
        strokeDasharray={`14 ${floor - 14}`}
        d={`M${x + 24} ${first}V${last}M${x + 56} ${first}V${last}`}
      />
    </g>
  );
}

const roofs: Readonly<Record<Building, (x: number, y: number, paint: Paint) => React.ReactNode>> = {
  depot(x, y, [lit]) {
    const third = breadth / 3;
    return <path fill={lit} d={`M${x} ${y}v-20l${third} 20v-20l${third} 20v-20l${third} 20z`} />;
  },
  dome(x, y, [, shaded]) {
    return <path fill={shaded} d={`M${x + 16} ${y}a46 36 0 0 1 92 0z`} />;
  },
  flat(x, y, [, shaded]) {
    return <path fill={shaded} d={`M${x + 16} ${y}v-18h40v18z`} />;
  },
  clinic(x, y) {
    return (
      <>
        <path fill={colours.white} d={`M${x + 18} ${y}v-44h44v44z`} />
        <path fill={colours['petrol-600']} d={`M${x + 35} ${y - 37}h10v10h10v10h-10v10h-10v-10h-10v-10h10z`} />
      </>
    );
  },
};
