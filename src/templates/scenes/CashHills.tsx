import { colours } from '../../../config/tokens.ts';
import { keyed } from '../../components/keyed.ts';
import { Sun } from '../../components/Sun.tsx';
import styles from './CashCurve.module.css';
import type { SceneRow } from './scene-data.ts';

interface CashHillsProps {
  readonly weeks: readonly SceneRow[];
  /** The balance below which the account should not fall. */
  readonly floor: number | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const width = 560;
const ground = 200;
const top = 36;

/** Cash as hills: rising slopes are lit and falling ones are shaded. The sun is at the lowest point. */
export function CashHills({ weeks, floor }: CashHillsProps) {
  const highest = Math.max(...weeks.map((week) => week.amount ?? 0), floor ?? 0, 1);
  const heightOf = (amount: number | null) =>
    Math.round(ground - ((ground - top) * Math.max(amount ?? 0, 0)) / highest);
  const points = weeks.map((week, index) => ({ x: xOf(index, weeks.length), y: heightOf(week.amount) }));
  const lowest = points[weeks.findIndex((week) => week.is_highlighted)];
  return (
    <svg className={styles.hills} viewBox={`0 0 ${width} ${ground}`} aria-hidden="true">
      <path fill={colours['petrol-300']} d={landOf(points)} />
      {keyed(points.slice(1)).map(({ key, item }) => (
        <Shade key={key} from={points[key] ?? item} to={item} />
      ))}
      {floor !== null && (
        <path
          stroke={colours['petrol-950']}
          strokeWidth="2"
          strokeDasharray="2 6"
          d={`M0 ${heightOf(floor)}h${width}`}
        />
      )}
      {lowest && <Lowest at={lowest} />}
    </svg>
  );
}

function xOf(index: number, count: number): number {
  return Math.round((width / count) * (index + 0.5));
}

/** The outline of the hills from edge to edge. The ground is level before the first point and after the last. */
function landOf(points: readonly Point[]): string {
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last) return '';
  return `M0 ${ground}V${first.y}${points.map(({ x, y }) => `L${x} ${y}`).join('')}H${width}V${ground}z`;
}

/** The shade on a falling slope. */
function Shade({ from, to }: { readonly from: Point; readonly to: Point }) {
  if (to.y <= from.y) return null;
  return <path fill={colours['petrol-600']} d={`M${from.x} ${ground}V${from.y}L${to.x} ${to.y}V${ground}z`} />;
}

function Lowest({ at: { x, y } }: { readonly at: Point }) {
  return (
    <>
      <path stroke={colours['petrol-950']} strokeWidth="2" d={`M${x} ${y}V${ground}`} />
      <Sun cx={x} cy={y} r={13} gap={5} length={6} width={2} step={30} hasHours={false} />
    </>
  );
}
