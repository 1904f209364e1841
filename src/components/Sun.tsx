import { colours } from '../../config/tokens.ts';

interface SunProps {
  /** The centre; what lies below the horizon is cropped by the drawing it stands in. */
  readonly cx: number;
  readonly cy: number;
  /** Radius of the disc. */
  readonly r: number;
  readonly fill?: string;
  /** A lighter disc inside, for suns so large that they are a plane. */
  readonly core?: string;
  /** Degrees between two rays. */
  readonly step?: number;
  /** From the disc to its rays, and how long those are. */
  readonly gap?: number;
  readonly length?: number;
  readonly width?: number;
  /** Every 15th degree a longer ray, as an hour has on a sundial. */
  readonly hasHours?: boolean;
  readonly ink?: string;
}

/** The site's one drawing: a flat disc and its rays, for any SVG. The rays are two dashed circles, however many they are. */
export function Sun(props: SunProps) {
  const { cx, cy, r, core, step = 2.5, gap = 20, length = 12, width = 1.5, hasHours = true } = props;
  const { fill = colours['sun-500'], ink = colours['petrol-950'] } = props;
  return (
    <>
      <circle cx={cx} cy={cy} r={r} fill={fill} />
      {core && <circle cx={cx} cy={cy} r={Math.round((r * 2) / 3)} fill={core} />}
      <g fill="none" stroke={ink}>
        <Rays cx={cx} cy={cy} r={r + gap} length={length} width={width} step={step} />
        {hasHours && <Rays cx={cx} cy={cy} r={r + gap} length={length * 2.2} width={width} step={15} />}
      </g>
    </>
  );
}

interface RaysProps {
  readonly cx: number;
  readonly cy: number;
  /** Where they begin. */
  readonly r: number;
  readonly length: number;
  readonly width: number;
  readonly step: number;
}

function Rays({ cx, cy, r, length, width, step }: RaysProps) {
  const middle = r + length / 2;
  const arc = (2 * Math.PI * middle * step) / 360;
  return (
    <circle
      cx={cx}
      cy={cy}
      r={round(middle, 1)}
      strokeWidth={round(length, 1)}
      strokeDasharray={`${width} ${round(arc - width, 3)}`}
    />
  );
}

/** The gap finer than the rest: a hundred rays add up what is cut off each. */
function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
