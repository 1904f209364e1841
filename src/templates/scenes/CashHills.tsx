import { colours } from '../../../config/tokens.ts';
import { Sun } from '../../components/Sun.tsx';
import type { SceneRow } from './scene-data.ts';

interface CashHillsProps {
  readonly weeks: readonly SceneRow[];
  /** The balance below which the account should not fall. */
  readonly floor: number | null;
  readonly className: string | undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const width = 560;
const ground = 200;
const top = 36;

/** Cash as one range of hills. The week of the lowest balance is highlighted, with the sun at its balance. */
export function CashHills({ weeks, floor, className }: CashHillsProps) {
  const highest = Math.max(...weeks.map((week) => week.amount ?? 0), floor ?? 0, 1);
  const heightOf = (amount: number | null) =>
    Math.round(ground - ((ground - top) * Math.max(amount ?? 0, 0)) / highest);
  const points = weeks.map((week, index) => ({ x: xOf(index, weeks.length), y: heightOf(week.amount) }));
  const at = weeks.findIndex((week) => week.is_highlighted);
  const lowest = points[at];
  return (
    <svg className={className} viewBox={`0 0 ${width} ${ground}`} aria-hidden="true">
      <path fill={colours['petrol-300']} d={landOf(points)} />
      {lowest && <path fill={colours['sun-200']} d={weekOf(points, at)} />}
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

/** The part of the land that belongs to one week: half of the way to the weeks beside it. */
function weekOf(points: readonly Point[], index: number): string {
  const [before, at, after] = [points[index - 1], points[index], points[index + 1]];
  if (!at) return '';
  const half = Math.round(width / points.length / 2);
  const left = before ? (before.y + at.y) / 2 : at.y;
  const right = after ? (at.y + after.y) / 2 : at.y;
  return `M${at.x - half} ${ground}V${left}L${at.x} ${at.y}L${at.x + half} ${right}V${ground}z`;
}

function Lowest({ at: { x, y } }: { readonly at: Point }) {
  return (
    <>
      <path stroke={colours['petrol-950']} strokeWidth="2" d={`M${x} ${y}V${ground}`} />
      <Sun cx={x} cy={y} r={13} gap={5} length={6} width={2} step={30} hasHours={false} />
    </>
  );
}
