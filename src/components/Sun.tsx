import { colours } from '../../config/tokens.ts';

interface SunProps {
  /**
   * The centre of the disc. If the centre is on the lower edge of the `<svg>`, only the upper half of the sun is
   * visible.
   */
  readonly cx: number;
  readonly cy: number;
  /** Radius of the disc. */
  readonly r: number;
  readonly fill?: string;
  /** Colour of a lighter disc inside the sun, for suns that are as large as a scene. */
  readonly core?: string;
  /** Degrees between two rays. */
  readonly step?: number;
  /** The distance from the disc to its rays, and the length of the rays. */
  readonly gap?: number;
  readonly length?: number;
  readonly width?: number;
  /** True if every 15th degree has a longer ray, like the hours on a sundial. */
  readonly hasHours?: boolean;
  /** Degrees by which the rays are turned clockwise. */
  readonly turn?: number;
  readonly ink?: string;
}

/**
 * The sun in every drawing of the site: a flat disc with rays, for any SVG. Dashed circles draw the rays, so the markup
 * doesn't grow with their number.
 */
export function Sun(props: SunProps) {
  const { cx, cy, r, core, step = 2.5, gap = 20, length = 12, width = 1.5, hasHours = true, turn = 0 } = props;
  const { fill = colours['sun-500'], ink = colours['petrol-950'] } = props;
  return (
    <>
      <circle cx={cx} cy={cy} r={r} fill={fill} />
      {core && <circle cx={cx} cy={cy} r={Math.round((r * 2) / 3)} fill={core} />}
      <g fill="none" stroke={ink}>
        <Rays cx={cx} cy={cy} r={r + gap} length={length} width={width} step={step} turn={turn} />
        {hasHours && <Rays cx={cx} cy={cy} r={r + gap} length={length * 2.2} width={width} step={15} turn={turn} />}
      </g>
    </>
  );
}

interface RaysProps {
  readonly cx: number;
  readonly cy: number;
  /** The radius at which the rays begin. */
  readonly r: number;
  readonly length: number;
  readonly width: number;
  readonly step: number;
  readonly turn: number;
}

function Rays({ cx, cy, r, length, width, step, turn }: RaysProps) {
  const middle = r + length / 2;
  const degree = (2 * Math.PI * middle) / 360;
  const arc = degree * step;
  return (
    <circle
      cx={cx}
      cy={cy}
      r={round(middle, 1)}
      strokeWidth={round(length, 1)}
      strokeDasharray={`${width} ${round(arc - width, 3)}`}
      strokeDashoffset={turn ? round(-degree * turn, 1) : undefined}
    />
  );
}

/**
 * Rounds to a number of digits. The gap between rays needs more digits, because a hundred rays add up its rounding
 * error.
 */
function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
